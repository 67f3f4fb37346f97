import * as z from 'zod/mini';
import { ENTRY_MODES } from '@forecourt/validation';
import { queryText, uuid } from './common.ts';
import { flag, like, list, literal, natural, oneOf, rows, shape, text } from './shapes.ts';

const error = 'value.invalid';
const digits = (min: number, max: number) => like(new RegExp(`^\\d{${min},${max}}$`));
const instant = text.check(z.iso.datetime({ error }));

/** Maximum number of lines per message. */
const LINES_MAX = 50;

/** A product line at the site. [ISO 8583: product data of field 48 or 62] */
const soldLine = shape({
  productCode: digits(3, 3),
  /** In thousandths of a gallon, or of a unit. */
  quantityThousandths: natural,
  unitPriceMills: natural,
  amountCents: natural,
});

const card = {
  /** Primary account number (2); either this or the token is required. */
  cardNumber: z.optional(digits(10, 20)),
  /** The card file's stand-in for the number. */
  cardToken: z.optional(queryText(200)),
};
/** Retrieval reference number (37): shared by all messages of a purchase, unique per network. */
const reference = like(/^[A-Za-z0-9-]{1,36}$/);

/** 0100: asks whether the card may make this purchase. */
const authorizationRequest = shape({
  messageType: literal('0100'),
  reference,
  ...card,
  /** Transmission date and time (7). */
  transmittedAt: instant,
  /** Card acceptor (42). */
  siteNumber: queryText(12),
  /** Whether the site supports partial approval (59). */
  acceptsLess: flag,
  /** The ID typed at the pump; omitted if the site did not prompt. */
  promptedId: z.optional(queryText(20)),
  /** How the card was read (22); omitted if the site does not report it. */
  entryMode: z.optional(oneOf(ENTRY_MODES)),
  odometerMiles: z.optional(natural),
  lines: list(soldLine).check(z.minLength(1, { error }), z.maxLength(LINES_MAX, { error })),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/** 0120: what was actually sold; 0220: the site's batch with final lines, which posts it. */
const authorizationAdvice = shape({
  messageType: oneOf(['0120', '0220']),
  reference,
  ...card,
  transmittedAt: instant,
  lines: list(soldLine).check(z.minLength(1, { error }), z.maxLength(LINES_MAX, { error })),
});
export type AuthorizationAdvice = z.output<typeof authorizationAdvice>;

/** 0400: the authorized sale did not happen. */
const authorizationReversal = shape({
  messageType: literal('0400'),
  reference,
  ...card,
  transmittedAt: instant,
});
export type AuthorizationReversal = z.output<typeof authorizationReversal>;

/** The body that a card network sends to `POST /authorizations` with its own credential. */
export const authorizationMessage = z.union(
  [authorizationRequest, authorizationAdvice, authorizationReversal],
  { error },
);

/** The response to a network; resending the same message returns the same response. */
export const authorizationAnswer = shape({
  messageType: oneOf(['0110', '0130', '0230', '0410']),
  reference: text,
  /** Response code (39). */
  responseCode: digits(2, 2),
  /** Authorization identification (38); `null` if declined. */
  authorizationCode: z.nullable(text),
  approvedCents: natural,
  transactionNumber: z.nullable(text),
  /** Rules that declined or capped the purchase, in evaluation order. */
  rules: list(text),
});
export type AuthorizationAnswer = z.output<typeof authorizationAnswer>;

/** A page of the cards visible to a network: `GET /authorizations/cards`. */
export const cardFile = shape({
  cards: rows({
    cardToken: text,
    last4: text,
    cardType: text,
    accountId: uuid,
    /**
     * IDs that the pump may prompt for and accept offline, at most 500; empty if the card prompts for
     * none.
     */
    promptedIds: list(text),
    tankMilligallons: z.nullable(natural),
  }),
  nextCursor: z.nullable(text),
});
export type CardFile = z.output<typeof cardFile>;
