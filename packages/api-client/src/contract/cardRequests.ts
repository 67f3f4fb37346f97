import * as z from 'zod/mini';
import { cardholderRequestState, selectedCardRequests } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, paged, queryText, uuid } from './common.ts';
import { items, list, natural, oneOf, reason, record, rows, shape, text } from './shapes.ts';

/** A driver, who can hold cards. */
const knownCardholder = shape({
  cardholderId: uuid,
  name: text,
  number: text,
  fleetName: text,
  /** Cards assigned through requests. */
  cardCount: natural,
  /** State of the latest request; `null` if never onboarded. */
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
  ...paged(knownCardholder, { q: z.optional(queryText(60)) }),
});

/** [GW-34] Cardholders with an open request keep it. */
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
    counts: z.nullable(record(text, natural)),
  }),
});

/** [CARD-10, CARD-20, CARD-33] Settles what the lifecycle allows; lists why others are refused. */
export const settleCardRequests = call('POST /cardholders/requests/settle', 'cardRequests.decide', {
  summary: 'Assign, deny, or unassign up to 50 cardholder requests',
  body: shape({
    requestIds: selectedCardRequests,
    action: oneOf(['assign', 'deny', 'unassign']),
    /** The card to assign; `null` for other actions. */
    cardId: z.nullable(uuid),
  }),
  response: shape({
    settled: list(cardholderRequest),
    refused: rows({ requestId: uuid, name: text, ...reason.shape }),
  }),
  changes: ['cardRequest', 'card'],
});
