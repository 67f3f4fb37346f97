import * as z from 'zod/mini';
import {
  bulkAction,
  CARD_LIST_CHARACTERS_MAX,
  CARDS_PER_BULK_MAX,
  sharedProfileAnswer,
} from '@forecourt/validation';
import { call } from './call.ts';
import { cardFilters } from './cards.ts';
import { page, pageQuery, queryText, uuid } from './common.ts';
import { flag, list, natural, oneOf, reason, rows, shape, text } from './shapes.ts';

/** `draft`: previewed, nothing was changed yet. */
export const BULK_STATES = ['draft', 'running', 'done', 'canceled', 'undoing', 'undone'] as const;
/** `refused`: the preview says why it will not change; `failed`: it could not be changed then. */
export const BULK_ROW_STATES = [
  'ready',
  'refused',
  'done',
  'failed',
  'canceled',
  'undone',
] as const;

const cardBulk = shape({
  bulkId: uuid,
  action: bulkAction,
  state: oneOf(BULK_STATES),
  cardCount: natural,
  /** Rows by their state. */
  counts: z.record(oneOf(BULK_ROW_STATES), natural, { error: 'value.invalid' }),
  /** Entries of the pasted list that name no card, or more than one. */
  notFound: rows({ text, why: oneOf(['none', 'many']) }),
  /** Of a draft that changes limits: profiles that other cards use too, so that one must ask. */
  sharedProfiles: rows({
    profileId: uuid,
    name: text,
    /** Cards of this action on it that will change. */
    chosen: natural,
    /** Cards besides them that a change of it would change as well. */
    others: natural,
  }),
  /** What was done can be taken back. */
  canUndo: flag,
  createdAt: text,
  createdBy: text,
  finishedAt: z.nullable(text),
});
export type CardBulk = z.infer<typeof cardBulk>;
const answer = shape({ bulk: cardBulk });

/** Which cards: chosen ones, all that a list's filters show, or those of a pasted list. */
const selection = shape({
  cardIds: z.optional(list(uuid).check(z.maxLength(CARDS_PER_BULK_MAX, { error: 'bulk.tooMany' }))),
  filters: z.optional(shape(cardFilters)),
  pasted: z.optional(queryText(CARD_LIST_CHARACTERS_MAX)),
});

/** Previews an action on many cards: what will change, what will not, and why. */
export const previewCardBulk = call('POST /cards/bulk', 'cards.edit', {
  summary: 'Preview a bulk change to up to 10,000 cards, without changing anything',
  body: shape({ action: bulkAction, selection }),
  response: answer,
  errors: ['card.notPossible'],
  idempotency: 'required',
});

export const getCardBulk = call('GET /cards/bulk/:bulkId', 'cards.view', {
  summary: 'Get a bulk change and its progress',
  response: answer,
  errors: ['cardBulk.notFound'],
});

export const listCardBulkRows = call('GET /cards/bulk/:bulkId/rows', 'cards.view', {
  summary: 'List the cards in a bulk change with each result and reason',
  query: shape({ ...pageQuery, state: z.optional(oneOf(BULK_ROW_STATES)) }),
  response: page(
    shape({
      cardId: uuid,
      last4: text,
      /** Whose the card is: a driver, or what stands on it. */
      holder: text,
      /** Of a vehicle's card. */
      unitNumber: z.nullable(text),
      state: oneOf(BULK_ROW_STATES),
      from: text,
      to: text,
      /** Of a change of limits: the figure before and after, in its own unit. */
      figure: z.nullable(shape({ before: z.nullable(natural), after: natural })),
      /** Why it does not change; of a card that was changed, the result. */
      reasons: list(reason),
    }),
  ),
  errors: ['cardBulk.notFound'],
});

const step = {
  body: shape({}),
  response: answer,
  errors: ['cardBulk.notFound', 'card.notPossible'],
  changes: ['cardBulk', 'card', 'limit'],
} as const;

/** `sharedProfiles`: the answer for each profile that the preview asked about. */
export const startCardBulk = call('POST /cards/bulk/:bulkId/start', 'cards.edit', {
  ...step,
  summary: 'Start a previewed bulk change',
  body: shape({ sharedProfiles: z.optional(list(sharedProfileAnswer)) }),
  errors: [...step.errors, 'profile.nameTaken', 'profile.otherFleets'],
});

/** Cards that were changed stay changed; the rest is left alone. */
export const cancelCardBulk = call('POST /cards/bulk/:bulkId/cancel', 'cards.edit', {
  ...step,
  summary: 'Cancel the rest of a bulk change',
});

export const undoCardBulk = call('POST /cards/bulk/:bulkId/undo', 'cards.edit', {
  ...step,
  summary: 'Undo a bulk change for every card not changed since',
});
