import * as z from 'zod/mini';
import { reason, type Reason } from '../core/issue.ts';
import { VIN_CHARACTERS } from './constants.ts';

/** A character's value is its place in this row, modulo ten. */
const VALUE_ROW = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const VALUES = new Map(Array.from(VALUE_ROW, (character, at) => [character, at % 10]));
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;

const error = 'value.invalid';

/** A vehicle identification number in upper case: 17 letters and digits without I, O and Q. [DRIVER-09] */
export const vin = z.string({ error }).check(
  z.trim(),
  z.toUpperCase(),
  z.check((payload) => {
    const { length } = payload.value;
    if (length === VIN_CHARACTERS) return;
    const params = { length, count: VIN_CHARACTERS };
    payload.issues.push({ code: 'custom', input: payload.value, message: 'vin.length', params });
  }),
  z.regex(/^[A-HJ-NPR-Z0-9]*$/, { error: 'vin.characters' }),
);

/**
 * What is odd about a well-formed VIN: its check digit does not fit (ISO 3779). A warning that stops
 * nothing, since trailers, imports and old vehicles have none. null: nothing is odd.
 */
export function vinWarning(value: string): Reason | null {
  if (!vin.safeParse(value).success) return null;
  const characters = value.trim().toUpperCase();
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + (VALUES.get(characters.charAt(at)) ?? 0) * weight,
    0,
  );
  const expected = sum % 11 === 10 ? 'X' : String(sum % 11);
  return characters.charAt(CHECK_POSITION) === expected
    ? null
    : reason('vin.checkDigit', { expected });
}
