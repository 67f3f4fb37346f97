import { dayIn, monthText } from '../dates/days.ts';
import { CARD_LIFE_MONTHS } from './constants.ts';

/** The month `YYYY-MM` in which a card ends that is ordered now; it is valid through its last day. */
export const cardExpiresOn = (orderedAt: Date, timeZone: string): string =>
  monthText(dayIn(timeZone, orderedAt).add({ months: CARD_LIFE_MONTHS }));
