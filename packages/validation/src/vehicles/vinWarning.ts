import { reason, type Reason } from '../core/issue.ts';
import { VIN_CHARACTERS } from './constants.ts';

/** Capitals and digits that a VIN can have: neither I nor O nor Q. [DRIVER-09] */
export const VIN_SIGNS = /^[A-HJ-NPR-Z0-9]*$/;

/** A character's value is its place in this row, modulo ten. */
const VALUE_ROW = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const VALUES = new Map(Array.from(VALUE_ROW, (character, at) => [character, at % 10]));
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;

/**
 * What is odd about a well-formed VIN: its check digit does not fit (ISO 3779). A warning that stops
 * nothing, since trailers, imports and old vehicles have none. null: nothing is odd. Apart from the
 * schema, so that who reads files needs no zod for it.
 */
export function vinWarning(value: string): Reason | null {
  const characters = typeof value === 'string' ? value.trim().toUpperCase() : '';
  if (characters.length !== VIN_CHARACTERS || !VIN_SIGNS.test(characters)) return null;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + (VALUES.get(characters.charAt(at)) ?? 0) * weight,
    0,
  );
  const expected = sum % 11 === 10 ? 'X' : String(sum % 11);
  return characters.charAt(CHECK_POSITION) === expected
    ? null
    : reason('vin.checkDigit', { expected });
}
