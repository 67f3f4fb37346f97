import * as z from 'zod/mini';
import { cardPrompts, promptedIdType } from '@forecourt/validation';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { natural, shape } from './shapes.ts';

const promptsOfCard = shape({
  cardId: uuid,
  /** The card's version; required to change its prompts. */
  version: natural,
  prompts: cardPrompts,
  /** Whose ID the card prompts for; `null` if it prompts for none. */
  asksFor: z.nullable(promptedIdType),
  /** Last odometer reading of the card's own vehicle, in whole miles; `null` if unknown. */
  lastOdometerMiles: z.nullable(natural),
});

/** [GW-25] */
export const getCardPrompts = call('GET /cards/prompts', 'cards.view', {
  summary: 'Get a card’s prompts and what happens with the answers',
  query: shape({ cardId: uuid }),
  response: promptsOfCard,
  errors: ['card.notFound'],
});

/** [GW-25] Takes effect with the next purchase; no new plastic is needed. */
export const putCardPrompts = call('PUT /cards/prompts', 'limits.edit', {
  summary: 'Update a card’s prompts',
  body: shape({ cardId: uuid, prompts: cardPrompts }),
  response: promptsOfCard,
  errors: ['card.notFound', 'card.refused'],
  changes: ['card'],
  version: 'required',
});
