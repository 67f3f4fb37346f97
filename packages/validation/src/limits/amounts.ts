import { read } from '../core/shape.ts';
import { moneyBetween } from '../money/money.ts';
import { readDecimal } from '../money/readDecimal.ts';
import {
  FUEL_PRICE_DOLLARS_MAX,
  GALLONS_MAX,
  MILLIGALLONS_MAX,
  ONE_TIME_PURCHASE_CENTS_MAX,
  ONE_TIME_PURCHASE_CENTS_MIN,
} from './constants.ts';

/** US gallons as typed, 0 to 500, parsed to integer thousandths. [LIMIT-08] */
export const gallons = read<number>((input) => {
  const result = readDecimal(input, 3, 'gallons.decimals');
  if ('value' in result && result.value > MILLIGALLONS_MAX) {
    return { key: 'value.between', params: { min: 0, max: GALLONS_MAX } };
  }
  return result;
});

/** Dollars per gallon as typed, 0 to 10, parsed to integer mills. [LIMIT-09] */
export const fuelPrice = read<number>((input) => {
  const result = readDecimal(input, 3, 'fuelPrice.decimals');
  if ('value' in result && result.value > FUEL_PRICE_DOLLARS_MAX * 1000) {
    return { key: 'value.between', params: { min: 0, max: FUEL_PRICE_DOLLARS_MAX } };
  }
  return result;
});

/** Dollars as typed, 1 to 99999.99, parsed to integer cents. [CARD-30, LIMIT-10] */
export const oneTimePurchase = moneyBetween(
  ONE_TIME_PURCHASE_CENTS_MIN,
  ONE_TIME_PURCHASE_CENTS_MAX,
);
