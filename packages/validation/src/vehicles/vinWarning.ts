import { reason, type Reason } from '../core/issue.ts';
import { VIN_CHARACTERS } from './constants.ts';

/** Uppercase letters and digits allowed in a VIN: no I, O, or Q. [DRIVER-09] */
export const VIN_SIGNS = /^[A-HJ-NPR-Z0-9]*$/;

/** A character's value is its index in this string, modulo ten. */
const VALUE_ROW = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const VALUES = new Map(Array.from(VALUE_ROW, (character, index) => [character, index % 10]));
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;

/**
 * Warns if the check digit of a well-formed VIN is wrong (ISO 3779); `null` if it is right. Blocks
 * nothing, since VINs of trailers, imports, and old vehicles have none. Separate from the schema,
 * so that reading files does not require zod.
 */
export function vinWarning(value: string): Reason | null {
  const characters = typeof value === 'string' ? value.trim().toUpperCase() : '';
  if (characters.length !== VIN_CHARACTERS || !VIN_SIGNS.test(characters)) return null;
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + (VALUES.get(characters.charAt(index)) ?? 0) * weight,
    0,
  );
  const expected = sum % 11 === 10 ? 'X' : String(sum % 11);
  return characters.charAt(CHECK_POSITION) === expected
    ? null
    : reason('vin.checkDigit', { expected });
}
