import {
  card,
  cardEdit,
  cardReissue,
  cardReplacement,
  holdSchedule,
  order,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { flag, shape, text } from './shapes.ts';

const changeDefaults = {
  errors: ['card.notFound', 'card.refused', 'card.notPossible'],
  changes: ['card'],
  version: 'required',
} as const;

/**
 * [CARD-01, CARD-02] Edits one card. A stale edit gets a 409 with one field per conflicting value:
 * `params.yours` is the value sent, `params.current` the card's value now.
 */
export const editCard = call('PATCH /cards/:cardId', 'cards.edit', {
  ...changeDefaults,
  summary: 'Update a card’s assignment, fleet, and limits',
  body: cardEdit,
  response: shape({
    card,
    /** Whether the change shows only on reissued plastic. */
    needsNewPlastic: flag,
  }),
});

/**
 * The ended card, its successor, and the successor's order. `receiptNumber` is set if the card was
 * reported lost or stolen.
 */
const succession = shape({ card, successor: card, order, receiptNumber: z.optional(text) });

/** [GW-20, CARD-05, CARD-15, CARD-16, CARD-19] */
export const replaceCard = call('POST /cards/:cardId/replace', 'cards.order', {
  ...changeDefaults,
  summary: 'Replace a card; the old one stops working right away',
  body: cardReplacement,
  response: succession,
});

/** [CARD-06, CARD-16] */
export const reissueCard = call('POST /cards/:cardId/reissue', 'cards.order', {
  ...changeDefaults,
  summary: 'Reissue a card; the old one stops working right away',
  body: cardReissue,
  response: succession,
});

/** [GW-16, CARD-08, CARD-17, CARD-18] */
export const transferCard = call('POST /cards/:cardId/transferCard', 'cards.changeStatus', {
  ...changeDefaults,
  summary: 'Transfer everything from one card to another',
  body: shape({ toCardId: uuid }),
  response: shape({ card, successor: card }),
});

/** [CARD-09] */
export const unassignCard = call('POST /cards/:cardId/unassign', 'cards.changeStatus', {
  ...changeDefaults,
  summary: 'Unassign a card',
  body: shape({}),
  response: shape({ card }),
  errors: ['card.notFound', 'card.refused'],
});

/** [CARD-09] The card works again for its new assignee, unless it was on hold. */
export const assignCard = call('POST /cards/:cardId/assign', 'cards.changeStatus', {
  ...changeDefaults,
  summary: 'Assign an unassigned card to a driver or vehicle',
  body: shape({ assigneeId: uuid }),
  response: shape({ card }),
});

/** Undoes a card's last change, if its lifecycle allows that. */
export const undoCardChange = call('POST /cards/:cardId/audit/:eventId/undo', 'cards.edit', {
  ...changeDefaults,
  summary: 'Undo the last change to a card',
  body: shape({}),
  response: shape({ card }),
});

/** [CARD-07] Replaces the card's current schedule, if any. */
export const scheduleHold = call('PUT /cards/:cardId/hold', 'cards.changeStatus', {
  ...changeDefaults,
  summary: 'Schedule a hold, once or nightly; it ends automatically',
  body: holdSchedule,
  response: shape({ card }),
});

/** [CARD-13] Releases the card if the schedule is holding it now. */
export const endHoldSchedule = call('DELETE /cards/:cardId/hold', 'cards.changeStatus', {
  ...changeDefaults,
  summary: 'Remove a card’s hold schedule',
  response: shape({ card }),
  errors: ['card.notFound', 'card.refused'],
});
