import * as z from 'zod/mini';
import { id, shape, uniqueList } from '../core/shape.ts';
import { CARD_REQUESTS_SELECTED_MAX, CARDHOLDERS_PER_CARD_MAX } from './constants.ts';

/** The cardholders who share a card: up to five, without duplicates. [CARD-10] */
export const shareCard = shape({
  cardholderIds: uniqueList(id, {
    min: 1,
    max: CARDHOLDERS_PER_CARD_MAX,
    tooFew: 'shareCard.cardholderRequired',
    tooMany: 'shareCard.tooMany',
    twice: 'shareCard.twice',
  }),
});
export type ShareCard = z.infer<typeof shareCard>;

/** Cardholder requests that are decided together. [CARD-33] */
export const selectedCardRequests = uniqueList(id, {
  min: 1,
  max: CARD_REQUESTS_SELECTED_MAX,
  tooFew: 'cardRequests.noneSelected',
  tooMany: 'cardRequests.tooMany',
  twice: 'value.invalid',
});
