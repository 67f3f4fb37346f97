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
import { flag, list, natural, oneOf, reason, record, rows, shape, text } from './shapes.ts';

/** `refused`: the preview found that it cannot change. `failed`: the change itself failed. */
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
  /** `draft` means previewed: nothing has changed yet. */
  state: oneOf(['draft', 'running', 'done', 'canceled', 'undoing', 'undone']),
  cardCount: natural,
  /** Number of rows in each state. */
  counts: record(oneOf(BULK_ROW_STATES), natural),
  /** Pasted entries that match no card, or more than one. */
  notFound: rows({ text, why: oneOf(['none', 'many']) }),
  /** For a draft that changes limits: profiles shared with other cards, which need an answer. */
  sharedProfiles: rows({
    profileId: uuid,
    name: text,
    /** Cards in this action that use the profile and will change. */
    chosen: natural,
    /** Other cards that changing the profile would also affect. */
    others: natural,
  }),
  /** Whether the bulk change can be undone. */
  canUndo: flag,
  createdAt: text,
  createdBy: text,
  finishedAt: z.nullable(text),
});
export type CardBulk = z.infer<typeof cardBulk>;
const bulkResponse = shape({ bulk: cardBulk });

/** Which cards: an explicit list, all that match the filters, or a pasted list. */
const selection = shape({
  cardIds: z.optional(list(uuid).check(z.maxLength(CARDS_PER_BULK_MAX, { error: 'bulk.tooMany' }))),
  filters: z.optional(shape(cardFilters)),
  pasted: z.optional(queryText(CARD_LIST_CHARACTERS_MAX)),
});

/** Previews an action on many cards: which will change, which will not, and why. */
export const previewCardBulk = call('POST /cards/bulk', 'cards.edit', {
  summary: 'Preview a bulk change to up to 10,000 cards, without changing anything',
  body: shape({ action: bulkAction, selection }),
  response: bulkResponse,
  errors: ['card.notPossible'],
  idempotency: 'required',
});

export const getCardBulk = call('GET /cards/bulk/:bulkId', 'cards.view', {
  summary: 'Get a bulk change and its progress',
  response: bulkResponse,
  errors: ['cardBulk.notFound'],
});

export const listCardBulkRows = call('GET /cards/bulk/:bulkId/rows', 'cards.view', {
  summary: 'List the cards in a bulk change with each result and reason',
  query: shape({ ...pageQuery, state: z.optional(oneOf(BULK_ROW_STATES)) }),
  response: page(
    shape({
      cardId: uuid,
      last4: text,
      /** The card's holder: a driver's name, or the name on the card. */
      holder: text,
      /** Set for a vehicle's card. */
      unitNumber: z.nullable(text),
      state: oneOf(BULK_ROW_STATES),
      from: text,
      to: text,
      /** For a limit change: the figure before and after, in the limit's own unit. */
      figure: z.nullable(shape({ before: z.nullable(natural), after: natural })),
      /** Why the card will not change; for a changed card, the outcome. */
      reasons: list(reason),
    }),
  ),
  errors: ['cardBulk.notFound'],
});

const stepDefaults = {
  body: shape({}),
  response: bulkResponse,
  errors: ['cardBulk.notFound', 'card.notPossible'],
  changes: ['cardBulk', 'card', 'limit'],
} as const;

/** `sharedProfiles` answers for each shared profile in the preview. */
export const startCardBulk = call('POST /cards/bulk/:bulkId/start', 'cards.edit', {
  ...stepDefaults,
  summary: 'Start a previewed bulk change',
  body: shape({ sharedProfiles: z.optional(list(sharedProfileAnswer)) }),
  errors: [...stepDefaults.errors, 'profile.nameTaken', 'profile.otherFleets'],
});

/** Cards already changed stay changed; the rest are skipped. */
export const cancelCardBulk = call('POST /cards/bulk/:bulkId/cancel', 'cards.edit', {
  ...stepDefaults,
  summary: 'Cancel the rest of a bulk change',
});

export const undoCardBulk = call('POST /cards/bulk/:bulkId/undo', 'cards.edit', {
  ...stepDefaults,
  summary: 'Undo a bulk change for every card not changed since',
});
