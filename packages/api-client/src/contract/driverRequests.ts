import * as z from 'zod/mini';
import {
  cardInWords,
  DRIVER_PICTURE_BYTES_MAX,
  declineOffer,
  DRIVER_ALLOW_MINUTES,
  driverRequestInput,
  driverRequestReason,
  driverContact,
  driverLanguage,
  driverPicture,
  driverRefusalWord,
  driverRequestSettings,
  driverRequestState,
} from '@forecourt/validation';
import { call } from './call.ts';
import { bodyWithFile, queryText, uuid } from './common.ts';
import { choice, flag, list, literal, natural, reason, rows, shape, text } from './shapes.ts';

const token = queryText(120).check(z.minLength(1, { error: 'value.required' }));
/**
 * A link's token, and the key of the phone that opens it: one the phone already has, or `null` to
 * be given one.
 */
const link = { token, deviceKey: z.nullable(queryText(60)) };

/** The page behind a link: the decline and the driver's own request, without anyone else's data. */
export const driverPage = shape({
  /** Returned only when the first phone opens the link without a key; otherwise `null`. */
  deviceKey: z.nullable(text),
  language: driverLanguage,
  last4: text,
  siteName: text,
  city: text,
  state: text,
  declinedAt: text,
  /** IANA time zone of the site. */
  timeZone: text,
  currency: text,
  offer: declineOffer,
  /** Whom the driver can call. */
  contact: z.nullable(driverContact),
  expiresAt: text,
  /** Whether everyone who may answer has alerts silenced now; omitted if someone is alerted. */
  isQuiet: z.optional(flag),
  request: z.nullable(
    shape({
      state: driverRequestState,
      amountCents: natural,
      askedAt: text,
      /** The amount allowed; `null` if nothing was. */
      answerCents: z.nullable(natural),
      /** Deadline for an answer, or for using what was allowed. */
      until: text,
      word: z.nullable(text),
      /** Whether the allowance works only at the site of the decline; omitted if anywhere. */
      isHereOnly: z.optional(flag),
      /** Whether an allowed request no longer works: it was revoked, or the card stopped. */
      isWithdrawn: z.optional(flag),
    }),
  ),
});
export type DriverPage = z.infer<typeof driverPage>;

const byLink = { caller: 'anyone', isByLink: true } as const;
const LINK_ERRORS = ['driverLink.over', 'driverLink.elsewhere'] as const;

/** The first phone to open a link claims it. */
export const openDriverLink = call('POST /driver/link', null, {
  ...byLink,
  summary: 'Open the link of a text about a declined purchase',
  body: shape(link),
  response: driverPage,
  errors: LINK_ERRORS,
});

/** The current card of a link, for the phone that holds the link. */
export const driverCard = shape({
  /** The driver's language and the link's expiration; set only for a card guide. */
  guide: z.optional(shape({ language: driverLanguage, expiresAt: text })),
  last4: text,
  /** Whether the card is active; an inactive card cannot buy anything. */
  isActive: flag,
  expiresOn: text,
  currency: text,
  /** IANA time zone in which the day of "left today" ends. */
  timeZone: text,
  card: cardInWords,
  contact: z.nullable(driverContact),
});
export type DriverCard = z.infer<typeof driverCard>;

/** Takes a card guide's link, or a decline's link once that phone has opened it. */
export const openDriverCard = call('POST /driver/card', null, {
  ...byLink,
  summary: 'Get what the card of a link allows, in words for its driver',
  body: shape(link),
  response: driverCard,
  errors: LINK_ERRORS,
});

/**
 * Texts the driver's own number again; the previous link then works only on the phone that opened
 * it. The response is the same whether or not the link exists.
 */
export const renewDriverLink = call('POST /driver/link/renew', null, {
  ...byLink,
  summary: 'Send a new text to the driver of a link',
  body: shape({ token }),
  response: shape({ accepted: flag }),
});

/** Asking again returns the existing request. */
export const askAtPump = call('POST /driver/request', null, {
  ...byLink,
  summary: 'Request one purchase over a card’s limits',
  body: shape({ ...link, ask: driverRequestInput }),
  bodyBytesMax: bodyWithFile(DRIVER_PICTURE_BYTES_MAX),
  response: driverPage,
  errors: [...LINK_ERRORS, 'driverRequest.cannot', 'driverRequest.tooMuch'],
});

/** A card's guide: its driver, why it cannot be texted, and the last link that was texted. */
const cardGuide = shape({
  /** `null` if the card is not assigned to a driver. */
  driver: z.nullable(
    shape({
      name: text,
      /** Last digits of the driver's mobile number; `null` if none is on file. */
      mobileEnding: z.nullable(text),
      language: driverLanguage,
    }),
  ),
  /** `null` if the guide can be texted. */
  refusal: z.nullable(reason),
  /** `null` if no link works. */
  link: z.nullable(
    shape({
      requestedAt: text,
      /** `null` if the driver asked for a new text. */
      requestedBy: z.nullable(text),
      /** `null` if the text has not been sent yet. */
      sentAt: z.nullable(text),
      openedAt: z.nullable(text),
      expiresAt: text,
    }),
  ),
});
export type CardGuide = z.infer<typeof cardGuide>;

export const getCardGuide = call('GET /cards/:cardId/guide', 'cards.edit', {
  summary: 'Get whether a card’s guide can be texted to its driver, and the link that works',
  response: cardGuide,
  errors: ['card.notFound'],
});

/** The previous link stops working. */
export const textCardGuide = call('POST /cards/:cardId/guide', 'cards.edit', {
  summary: 'Text a card’s driver a link to what the card allows, in plain words',
  body: shape({}),
  response: cardGuide,
  errors: ['card.notFound', 'card.notPossible'],
  changes: ['card', 'driverRequest'],
});

/** For example when a phone is lost; does nothing if no link works. */
export const revokeCardGuide = call('DELETE /cards/:cardId/guide', 'cards.edit', {
  summary: 'Revoke the links to a card’s guide',
  response: cardGuide,
  errors: ['card.notFound'],
  changes: ['card', 'driverRequest'],
});

/** A driver's request as shown to users who may answer it. */
export const driverRequest = shape({
  requestId: uuid,
  transactionId: uuid,
  cardId: uuid,
  last4: text,
  driverId: uuid,
  driverName: text,
  fleetId: uuid,
  fleetName: text,
  siteName: text,
  city: text,
  siteState: text,
  timeZone: text,
  currency: text,
  offer: declineOffer,
  amountCents: natural,
  reason: driverRequestReason,
  note: text,
  /** Whether the driver attached a picture; omitted by releases that accepted none. */
  hasPicture: z.optional(flag),
  state: driverRequestState,
  until: text,
  declinedAt: text,
  sentAt: z.nullable(text),
  openedAt: z.nullable(text),
  askedAt: text,
  escalatedAt: z.nullable(text),
  answeredAt: z.nullable(text),
  /** `null` if unanswered, or answered by the fleet's settings. */
  answeredBy: z.nullable(text),
  isAuto: flag,
  /** Whether an allowed request no longer works: the allowance was revoked or the card stopped. */
  isWithdrawn: z.optional(flag),
  answerCents: z.nullable(natural),
  word: z.nullable(text),
  usedAt: z.nullable(text),
  /** When the allowance was revoked or its card stopped; omitted by earlier releases. */
  withdrawnAt: z.optional(z.nullable(text)),
  /** `null` if not withdrawn, or not by a known person. */
  withdrawnBy: z.optional(z.nullable(text)),
});
export type DriverRequest = z.infer<typeof driverRequest>;

export const getDriverRequest = call('GET /driverrequests/:transactionId', 'limits.view', {
  summary: 'Get what a driver requested after a decline',
  response: driverRequest,
  errors: ['driverRequest.notFound'],
});

export const getDriverPicture = call('GET /driverrequests/:transactionId/picture', 'limits.view', {
  summary: 'Get the picture that came with a driver’s request',
  response: shape({ contentBase64: driverPicture }),
  errors: ['driverRequest.notFound'],
});

/** The first answer wins; later callers get the request as already answered. */
export const answerDriverRequest = call(
  'POST /driverrequests/:transactionId/answer',
  'overrides.approve',
  {
    summary: 'Allow a driver’s request, allow less, or decline it',
    body: choice('answer', [
      shape({
        answer: literal('allow'),
        amountCents: driverRequestInput.shape.amountCents,
        minutes: z.literal(DRIVER_ALLOW_MINUTES, { error: 'value.invalid' }),
      }),
      shape({ answer: literal('refuse'), word: driverRefusalWord }),
    ]),
    response: driverRequest,
    errors: [
      'driverRequest.notFound',
      'driverRequest.cannot',
      'driverRequest.tooMuch',
      'allowance.exists',
    ],
    changes: ['driverRequest', 'limit', 'notification'],
  },
);

const fleetSettings = shape({
  fleetId: uuid,
  fleetName: text,
  ...driverRequestSettings.shape,
  version: natural,
});

export const listDriverSettings = call('GET /driverrequests/settings', 'account.view', {
  summary: 'List how each fleet answers drivers at the pump',
  response: shape({
    items: list(fleetSettings),
    /** Users who may answer requests. */
    answerers: rows({
      userId: uuid,
      name: text,
      /** The fleets they may answer in; `null` for every fleet. Omitted by earlier releases. */
      fleetIds: z.optional(z.nullable(list(uuid))),
    }),
  }),
});

/** Version 0 stands for the defaults. */
export const putDriverSettings = call('PUT /driverrequests/settings/:fleetId', 'account.edit', {
  summary: 'Set how a fleet answers drivers at the pump',
  body: driverRequestSettings,
  response: fleetSettings,
  errors: ['fleet.notFound'],
  changes: ['driverRequest'],
  version: 'required',
});

const messages = shape({
  language: driverLanguage,
  /** When the driver consented to texts; `null` if they have not. */
  consentedAt: z.nullable(text),
  version: natural,
});

export const getDriverMessages = call('GET /drivers/:id/messages', 'drivers.view', {
  summary: 'Get whether a driver agreed to text messages, and their language',
  response: messages,
  errors: ['driver.notFound'],
});

/** Version 0 means nothing has been saved yet. */
export const putDriverMessages = call('PUT /drivers/:id/messages', 'drivers.edit', {
  summary: 'Record whether a driver agreed to text messages, and their language',
  body: shape({ language: driverLanguage, hasConsent: flag }),
  response: messages,
  errors: ['driver.notFound'],
  changes: ['driverRequest'],
  version: 'required',
});
