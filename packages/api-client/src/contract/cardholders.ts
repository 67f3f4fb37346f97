import * as z from 'zod/mini';
import { CARD_TYPES, shareCard } from '@forecourt/validation';
import { call } from './call.ts';
import { queryText, uuid } from './common.ts';
import { flag, items, list, natural, oneOf, rows, shape, text } from './shapes.ts';

const cardholder = shape({
  cardholderId: uuid,
  name: text,
  /** A person's driver ID or a vehicle's unit number. */
  number: text,
  fleetName: text,
  /** Live cards assigned to the cardholder. */
  cardCount: natural,
});
export type Cardholder = z.infer<typeof cardholder>;

/** [GW-30] */
export const lookUpCardholders = call('GET /cards/cardholder/lookup', 'cards.view', {
  summary: 'Search drivers or vehicles that a card can be assigned to',
  query: shape({
    q: z.optional(queryText(60)),
    kind: oneOf(['driver', 'vehicle']),
  }),
  response: items(cardholder),
});

/** [GW-31] */
export const listCardholders = call('GET /cards/cardholder/list', 'cards.view', {
  summary: 'List a card’s cardholders',
  query: shape({ cardId: uuid }),
  response: items(cardholder),
  errors: ['card.notFound'],
});

/** [GW-32] */
export const listCardholderTypes = call('GET /cards/cardholder/cardtype', 'cards.view', {
  summary: 'List who each card type can be assigned to and shared with',
  response: shape({
    items: rows({
      cardType: oneOf(CARD_TYPES),
      assignee: oneOf(['driver', 'vehicle']),
      cardholdersMax: natural,
    }),
  }),
});

const cardholderList = items(cardholder);

/** [GW-28, CARD-10] */
export const addCardholders = call('POST /cards/cardholder/add', 'cards.share', {
  summary: 'Share a card with up to five cardholders in total',
  body: shape({ cardId: uuid, ...shareCard.shape }),
  response: cardholderList,
  errors: ['card.notFound', 'card.notPossible'],
  changes: ['cardholder'],
});

/** [GW-29] */
export const removeCardholders = call('POST /cards/cardholder/remove', 'cards.share', {
  summary: 'Stop sharing a card with cardholders',
  body: shape({ cardId: uuid, ...shareCard.shape }),
  response: cardholderList,
  errors: ['card.notFound'],
  changes: ['cardholder'],
});

/** [GW-26] */
export const listCardTypes = call('GET /cards/cardTypes', 'cards.view', {
  summary: 'List card types with their required fields and card counts',
  response: shape({
    items: rows({
      cardType: oneOf(CARD_TYPES),
      requiredParts: list(text),
      canBeOrdered: flag,
      cardCount: natural,
    }),
  }),
});
