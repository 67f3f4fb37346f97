import * as z from 'zod/mini';
import {
  cardInWords,
  DRIVER_PICTURE_BYTES_MAX,
  declineOffer,
  DRIVER_ALLOW_MINUTES,
  driverAsk,
  driverAskReason,
  driverContact,
  driverLanguage,
  driverPicture,
  driverRefusalWord,
  driverRequestSettings,
  driverRequestState,
} from '@forecourt/validation';
import { call } from './call.ts';
import { bodyWithFile, queryText, uuid } from './common.ts';
import { flag, list, natural, reason, rows, shape, text } from './shapes.ts';

const error = 'value.invalid';
const token = queryText(120).check(z.minLength(1, { error: 'value.required' }));
/**
 * The link of a text, and the key of the phone that opens it: the one that it made before, or null, and
 * then it gets one.
 */
const link = { token, deviceKey: z.nullable(queryText(60)) };

/** What the page of a link shows: the decline and the driver's own request, and no one else's data. */
export const driverPage = shape({
  /** Given once, to the phone that opens the link first without a key of its own; null: it has one. */
  deviceKey: z.nullable(text),
  language: driverLanguage,
  last4: text,
  siteName: text,
  city: text,
  state: text,
  declinedAt: text,
  /** IANA zone of the site. */
  timeZone: text,
  currency: text,
  offer: declineOffer,
  /** Whom to call. */
  contact: z.nullable(driverContact),
  expiresAt: text,
  /** No one who may answer is alerted now, since all chose not to be; left out: someone is. */
  isQuiet: z.optional(flag),
  request: z.nullable(
    shape({
      state: driverRequestState,
      amountCents: natural,
      askedAt: text,
      /** What was allowed; null: nothing. */
      answerCents: z.nullable(natural),
      /** Until when it can be answered or used. */
      until: text,
      word: z.nullable(text),
      /** What was allowed works only at the station of the decline; left out: at any. */
      isHereOnly: z.optional(flag),
      /** It was allowed, and that no longer works: the allowance was revoked, or the card stopped. */
      isWithdrawn: z.optional(flag),
    }),
  ),
});
export type DriverPage = z.infer<typeof driverPage>;

const byLink = { caller: 'anyone', isByLink: true } as const;
const LINK_ERRORS = ['driverLink.over', 'driverLink.elsewhere'] as const;

/** Opened first, a link belongs to that phone. */
export const openDriverLink = call('POST /driver/link', null, {
  ...byLink,
  summary: 'Open the link of a text about a declined purchase',
  body: shape(link),
  response: driverPage,
  errors: LINK_ERRORS,
});

/** The card of a link as it stands now, for the phone that has the link. */
export const driverCard = shape({
  /** The driver's language and the end of the link: of a card guide alone. */
  guide: z.optional(shape({ language: driverLanguage, expiresAt: text })),
  last4: text,
  /** Whether the card is active; one that is stopped buys nothing. */
  isActive: flag,
  expiresOn: text,
  currency: text,
  /** In whose zone the day of "left today" ends. */
  timeZone: text,
  card: cardInWords,
  contact: z.nullable(driverContact),
});
export type DriverCard = z.infer<typeof driverCard>;

/** By the link of a decline, once that is opened, or by that of a card guide. */
export const openDriverCard = call('POST /driver/card', null, {
  ...byLink,
  summary: 'Get what the card of a link allows, in words for its driver',
  body: shape(link),
  response: driverCard,
  errors: LINK_ERRORS,
});

/**
 * A new text to the driver's own number; the link before goes on only on the phone that has opened it.
 * The answer is always the same.
 */
export const renewDriverLink = call('POST /driver/link/renew', null, {
  ...byLink,
  summary: 'Send a new text to the driver of a link',
  body: shape({ token }),
  response: shape({ accepted: flag }),
});

/** Asked again, it answers with the request that there is. */
export const askAtPump = call('POST /driver/request', null, {
  ...byLink,
  summary: 'Request one purchase over a card’s limits',
  body: shape({ ...link, ask: driverAsk }),
  bodyBytesMax: bodyWithFile(DRIVER_PICTURE_BYTES_MAX),
  response: driverPage,
  errors: [...LINK_ERRORS, 'driverRequest.cannot', 'driverRequest.tooMuch'],
});

/** The guide of a card: its driver, what keeps it from being texted, and the link texted last. */
const cardGuide = shape({
  /** null: the card is not assigned to a driver. */
  driver: z.nullable(
    shape({
      name: text,
      /** The end of the number that is texted; null: none is on file. */
      mobileEnding: z.nullable(text),
      language: driverLanguage,
    }),
  ),
  /** null: it can be texted. */
  refusal: z.nullable(reason),
  /** null: no link works. */
  link: z.nullable(
    shape({
      requestedAt: text,
      /** null: the driver had the guide texted again. */
      requestedBy: z.nullable(text),
      /** null: the text has not left yet. */
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

/** The link before stops working. */
export const textCardGuide = call('POST /cards/:cardId/guide', 'cards.edit', {
  summary: 'Text a card’s driver a link to what the card allows, in plain words',
  body: shape({}),
  response: cardGuide,
  errors: ['card.notFound', 'card.notPossible'],
  changes: ['card', 'driverRequest'],
});

/** As for a lost phone; where no link works, nothing is changed. */
export const revokeCardGuide = call('DELETE /cards/:cardId/guide', 'cards.edit', {
  summary: 'Revoke the links to a card’s guide',
  response: cardGuide,
  errors: ['card.notFound'],
  changes: ['card', 'driverRequest'],
});

/** A driver's request as those see it who may answer. */
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
  reason: driverAskReason,
  note: text,
  /** Whether a picture came with it; left out by releases that took none. */
  hasPicture: z.optional(flag),
  state: driverRequestState,
  until: text,
  declinedAt: text,
  sentAt: z.nullable(text),
  openedAt: z.nullable(text),
  askedAt: text,
  escalatedAt: z.nullable(text),
  answeredAt: z.nullable(text),
  /** null: no one, or the fleet's settings. */
  answeredBy: z.nullable(text),
  isAuto: flag,
  /** It was allowed, and that no longer works: the allowance was revoked, or the card stopped. */
  isWithdrawn: z.optional(flag),
  answerCents: z.nullable(natural),
  word: z.nullable(text),
  usedAt: z.nullable(text),
  /** When what was allowed was revoked, or its card stopped; left out by releases before. */
  withdrawnAt: z.optional(z.nullable(text)),
  /** null: no one did, or none who is known. */
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

/** The first answer counts; whoever comes later gets it as it stands. */
export const answerDriverRequest = call(
  'POST /driverrequests/:transactionId/answer',
  'overrides.approve',
  {
    summary: 'Allow a driver’s request, allow less, or decline it',
    body: z.discriminatedUnion(
      'answer',
      [
        shape({
          answer: z.literal('allow', { error }),
          amountCents: driverAsk.shape.amountCents,
          minutes: z.literal(DRIVER_ALLOW_MINUTES, { error }),
        }),
        shape({ answer: z.literal('refuse', { error }), word: driverRefusalWord }),
      ],
      { error },
    ),
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
    /** Users who may answer. */
    answerers: rows({
      userId: uuid,
      name: text,
      /** Where they may; null: in every fleet. Left out by releases before. */
      fleetIds: z.optional(z.nullable(list(uuid))),
    }),
  }),
});

/** Version 0 is the defaults. */
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
  /** When the driver agreed; null: the driver did not. */
  consentedAt: z.nullable(text),
  version: natural,
});

export const getDriverMessages = call('GET /drivers/:id/messages', 'drivers.view', {
  summary: 'Get whether a driver agreed to text messages, and their language',
  response: messages,
  errors: ['driver.notFound'],
});

/** Version 0: nothing was kept yet. */
export const putDriverMessages = call('PUT /drivers/:id/messages', 'drivers.edit', {
  summary: 'Record whether a driver agreed to text messages, and their language',
  body: shape({ language: driverLanguage, hasConsent: flag }),
  response: messages,
  errors: ['driver.notFound'],
  changes: ['driverRequest'],
  version: 'required',
});
