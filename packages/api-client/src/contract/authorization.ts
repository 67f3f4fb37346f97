import * as z from 'zod/mini';
import { ENTRY_MODES } from '@forecourt/validation';
import { queryText, uuid } from './common.ts';
import { flag, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const error = 'value.invalid';
const digits = (min: number, max: number) =>
  text.check(z.regex(new RegExp(`^\\d{${min},${max}}$`), { error }));
const instant = text.check(z.iso.datetime({ error }));

/** Lines of one message at most. */
const LINES_MAX = 50;

/** What a site sells. [ISO 8583: product data of field 48 or 62] */
const soldLine = shape({
  productCode: digits(3, 3),
  /** Thousandths of a gallon, or of a piece. */
  quantityThousandths: natural,
  unitPriceMills: natural,
  amountCents: natural,
});

const card = {
  /** Primary account number (2); one of number and token is there. */
  cardNumber: z.optional(digits(10, 20)),
  /** What the card file gave in place of the number. */
  cardToken: z.optional(queryText(200)),
};
/** Retrieval reference number (37): one for all messages of a purchase, unique in a network. */
const reference = text.check(z.regex(/^[A-Za-z0-9-]{1,36}$/, { error }));

/** 0100: may this card buy this? */
const authorizationRequest = shape({
  messageType: z.literal('0100', { error }),
  reference,
  ...card,
  /** Transmission date and time (7). */
  transmittedAt: instant,
  /** Card acceptor (42). */
  siteNumber: queryText(12),
  /** The site can stop at less: partial approval (59). */
  acceptsLess: flag,
  /** What was typed at the pump; left out: the site did not ask. */
  promptedId: z.optional(queryText(20)),
  /** How the card was read (22); left out: the site does not say. */
  entryMode: z.optional(oneOf(ENTRY_MODES)),
  odometerMiles: z.optional(natural),
  lines: list(soldLine).check(z.minLength(1, { error }), z.maxLength(LINES_MAX, { error })),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/** 0120: what was really sold; 0220: the site's batch with the final lines, which posts it. */
const authorizationAdvice = shape({
  messageType: oneOf(['0120', '0220']),
  reference,
  ...card,
  transmittedAt: instant,
  lines: list(soldLine).check(z.minLength(1, { error }), z.maxLength(LINES_MAX, { error })),
});
export type AuthorizationAdvice = z.output<typeof authorizationAdvice>;

/** 0400: nothing was sold after all. */
const authorizationReversal = shape({
  messageType: z.literal('0400', { error }),
  reference,
  ...card,
  transmittedAt: instant,
});
export type AuthorizationReversal = z.output<typeof authorizationReversal>;

/** What a card network sends to `POST /authorizations`, with its own credential. */
export const authorizationMessage = z.union(
  [authorizationRequest, authorizationAdvice, authorizationReversal],
  { error },
);
export type AuthorizationMessage = z.output<typeof authorizationMessage>;

/** What it is answered; the same message sent again is answered the same. */
export const authorizationAnswer = shape({
  messageType: oneOf(['0110', '0130', '0230', '0410']),
  reference: text,
  /** Response code (39). */
  responseCode: digits(2, 2),
  /** Authorization identification (38); null: declined. */
  authorizationCode: z.nullable(text),
  approvedCents: natural,
  transactionNumber: z.nullable(text),
  /** Rules that declined or capped it, in the order in which they are checked. */
  rules: list(text),
});
export type AuthorizationAnswer = z.output<typeof authorizationAnswer>;

/** A page of the cards that a network may see: `GET /authorizations/cards`. */
export const cardFile = shape({
  cards: rows({
    cardToken: text,
    last4: text,
    cardType: text,
    accountId: uuid,
    /** IDs that the pump may ask for and accept offline; empty: it asks for none. */
    promptedIds: list(text),
    tankMilligallons: z.nullable(natural),
  }),
  nextCursor: z.nullable(text),
});
export type CardFile = z.output<typeof cardFile>;
