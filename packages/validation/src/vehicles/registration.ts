import * as z from 'zod/mini';
import { lineText, read } from '../core/shape.ts';
import { isMonthOver, monthFromDigits, type MonthClock } from '../dates/expiry.ts';
import { REGISTRATION_NUMBER_CHARACTERS_MAX } from './constants.ts';

/** Fewer than 20 characters. [DRIVER-10, DRIVER-11] */
export const registrationNumber = lineText(
  REGISTRATION_NUMBER_CHARACTERS_MAX,
  'vehicle.registrationRequired',
  'vehicle.registrationTooLong',
);

/** A month typed as MMYY that is not over, parsed to `YYYY-MM`. [DRIVER-12] */
export const registrationExpiry = (clock: MonthClock) =>
  read<string>((input) => {
    const value = monthFromDigits(String(input).trim());
    if (value === null) return { key: 'vehicle.registrationExpiryFormat' };
    return isMonthOver(value, clock) ? { key: 'vehicle.registrationExpiryPast' } : { value };
  });

/**
 * Whether a new or changed registration month (`YYYY-MM`) is already over; an unchanged one may be,
 * since time passes. [DRIVER-12]
 */
export const isNewExpiryPast = (
  month: string | null,
  before: string | null,
  clock: MonthClock,
): boolean => month !== null && month !== before && isMonthOver(month, clock);

/** A registration's expiration month, past or future: MMYY, or `YYYY-MM` as stored. [DRIVER-12] */
export const registrationMonth = z.string({ error: 'vehicle.registrationExpiryFormat' }).check(
  z.trim(),
  z.overwrite((text) => monthFromDigits(text) ?? text),
  z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'vehicle.registrationExpiryFormat' }),
);
