import { dayTextIn, monthsAfter } from '../dates/dayText.ts';
import { CARD_LIFE_MONTHS } from './constants.ts';

/** The month (`YYYY-MM`) in which a card ordered now expires; valid through its last day. */
export const cardExpiresOn = (orderedAt: Date, timeZone: string): string =>
  monthsAfter(dayTextIn(timeZone, orderedAt), CARD_LIFE_MONTHS).slice(0, 'YYYY-MM'.length);
