import * as z from 'zod/mini';
import { ACCOUNT_NUMBER_DIGITS_MAX, ACCOUNT_NUMBER_DIGITS_MIN } from './constants.ts';

const DIGITS = new RegExp(`^\\d{${ACCOUNT_NUMBER_DIGITS_MIN},${ACCOUNT_NUMBER_DIGITS_MAX}}$`);

/** An account number as typed: 4 to 12 digits. [MSG-12] */
export const fleetAccountNumber = z
  .string({ error: 'account.numberInvalid' })
  .check(z.trim(), z.regex(DIGITS, { error: 'account.numberInvalid' }));
