import * as z from 'zod/mini';
import { requiredText } from '../core/shape.ts';

/** Exactly five digits. [USER-16] */
export const usZip = requiredText(60, 'address.postalCodeRequired').check(
  z.regex(/^$|^\d{5}$/, { error: 'address.zip' }),
);

/** Inserts the space in a Canadian postal code. */
export const spacedPostalCode = () =>
  z.overwrite<string>((value) => value.replace(/([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)/, '$1 $2'));

/** Letter-digit-letter digit-letter-digit, uppercased and spaced. [USER-14, USER-15] */
export const canadianPostalCode = requiredText(60, 'address.postalCodeRequired').check(
  z.toUpperCase(),
  spacedPostalCode(),
  z.regex(/^$|^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, {
    error: 'address.canadianPostalCode',
  }),
);
