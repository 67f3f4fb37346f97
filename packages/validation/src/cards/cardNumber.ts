import { digitText } from '../core/shape.ts';
import {
  CARD_NUMBER_DIGITS_MAX,
  CARD_NUMBER_DIGITS_MIN,
  CARD_NUMBER_ENDING_DIGITS_MAX,
  CARD_NUMBER_ENDING_DIGITS_MIN,
} from './constants.ts';

/** A full card number of 10 to 20 digits; spaces and dashes are removed. [CARD-22] */
export const cardNumber = digitText({
  minDigits: CARD_NUMBER_DIGITS_MIN,
  maxDigits: CARD_NUMBER_DIGITS_MAX,
  missing: 'card.numberRequired',
  invalid: 'card.numberDigits',
});

/** The end of a card number, for search: its last 7 to 16 digits. [CARD-22] */
export const cardNumberEnding = digitText({
  minDigits: CARD_NUMBER_ENDING_DIGITS_MIN,
  maxDigits: CARD_NUMBER_ENDING_DIGITS_MAX,
  missing: 'card.numberRequired',
  invalid: 'card.endingDigits',
});
