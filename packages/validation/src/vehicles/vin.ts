import * as z from 'zod/mini';
import { VIN_CHARACTERS } from './constants.ts';
import { VIN_SIGNS } from './vinWarning.ts';

const error = 'value.invalid';

/** An uppercase VIN: 17 letters and digits, excluding I, O, and Q. [DRIVER-09] */
export const vin = z.string({ error }).check(
  z.trim(),
  z.toUpperCase(),
  z.check((payload) => {
    const { length } = payload.value;
    if (length === VIN_CHARACTERS) return;
    const params = { length, count: VIN_CHARACTERS };
    payload.issues.push({ code: 'custom', input: payload.value, message: 'vin.length', params });
  }),
  z.regex(VIN_SIGNS, { error: 'vin.characters' }),
);
