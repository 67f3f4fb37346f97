import * as z from 'zod/mini';
import { cardholderRequestState, selectedCardRequests } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, queryText, uuid } from './common.ts';
import { items, list, natural, oneOf, reason, rows, shape, text } from './shapes.ts';

/** Someone who can hold cards: a driver. */
const knownCardholder = shape({
  cardholderId: uuid,
  name: text,
  number: text,
  fleetName: text,
  /** Cards that were assigned on request. */
  cardCount: natural,
  /** State of the latest request; null: never onboarded. */
  request: z.nullable(cardholderRequestState),
});

/** A cardholder's request for a card. [CARD-20] */
export const cardholderRequest = shape({
  requestId: uuid,
  cardholderId: uuid,
  name: text,
  number: text,
  fleetId: uuid,
  fleetName: text,
  status: cardholderRequestState,
  cardId: z.nullable(uuid),
  cardLast4: z.nullable(text),
  requestedAt: text,
  settledAt: z.nullable(text),
  settledBy: z.nullable(text),
});
export type CardholderRequest = z.infer<typeof cardholderRequest>;

/** [GW-33] */
export const listKnownCardholders = call('GET /cardholders', 'cardRequests.view', {
  summary: 'Search people who can hold cards, by name or number',
  query: shape({ ...pageQuery, q: z.optional(queryText(60)) }),
  response: page(knownCardholder),
});

/** [GW-34] Whoever has an open request already keeps that one. */
export const onboardCardholders = call('POST /cardholders/onboard', 'cardRequests.decide', {
  summary: 'Onboard cardholders, each with a card request',
  body: shape({ cardholderIds: selectedCardRequests }),
  response: items(cardholderRequest),
  errors: ['cardholder.notFound'],
  changes: ['cardRequest'],
});

/** [CARD-20, NAV-20] */
export const listCardRequests = call('GET /cardholders/requests', 'cardRequests.view', {
  summary: 'List cardholder requests, newest first',
  query: shape({
    ...pageQuery,
    q: z.optional(queryText(60)),
    status: z.optional(cardholderRequestState),
  }),
  response: shape({
    ...page(cardholderRequest).shape,
    counts: z.nullable(z.record(text, natural, { error: 'value.invalid' })),
  }),
});

/** [CARD-10, CARD-20, CARD-33] Settles each by its lifecycle and says why the others cannot be. */
export const settleCardRequests = call('POST /cardholders/requests/settle', 'cardRequests.decide', {
  summary: 'Assign, deny, or unassign up to 50 cardholder requests',
  body: shape({
    requestIds: selectedCardRequests,
    action: oneOf(['assign', 'deny', 'unassign']),
    /** The card to assign. */
    cardId: z.nullable(uuid),
  }),
  response: shape({
    settled: list(cardholderRequest),
    refused: rows({ requestId: uuid, name: text, ...reason.shape }),
  }),
  changes: ['cardRequest', 'card'],
});
