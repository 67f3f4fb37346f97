import { digitText } from '../core/shape.ts';
import {
  CARD_NUMBER_DIGITS_MAX,
  CARD_NUMBER_DIGITS_MIN,
  CARD_NUMBER_ENDING_DIGITS_MAX,
  CARD_NUMBER_ENDING_DIGITS_MIN,
} from './constants.ts';

/** A full card number, 10 to 20 digits; spaces and dashes between them are left out. [CARD-22] */
export const cardNumber = digitText({
  minDigits: CARD_NUMBER_DIGITS_MIN,
  maxDigits: CARD_NUMBER_DIGITS_MAX,
  missing: 'card.numberRequired',
  wrong: 'card.numberDigits',
});

/** What finds a card by the end of its number: its last seven digits, up to sixteen. [CARD-22] */
export const cardNumberEnding = digitText({
  minDigits: CARD_NUMBER_ENDING_DIGITS_MIN,
  maxDigits: CARD_NUMBER_ENDING_DIGITS_MAX,
  missing: 'card.numberRequired',
  wrong: 'card.endingDigits',
});
