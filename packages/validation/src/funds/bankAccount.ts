import * as z from 'zod/mini';
import { requiredChoice, digitText, natural, shape } from '../core/shape.ts';
import {
  BANK_ACCOUNT_DIGITS_MAX,
  BANK_ACCOUNT_DIGITS_MIN,
  MICRO_DEPOSIT_CENTS_MAX,
  ROUTING_NUMBER_DIGITS,
} from './constants.ts';

/** Weights of a routing number's digits; the weighted sum must be a multiple of ten. */
const WEIGHTS = [3, 7, 1];
const CHECK_MODULUS = 10;

const hasValidChecksum = (digits: string) =>
  Array.from(digits).reduce(
    (sum, digit, index) => sum + Number(digit) * (WEIGHTS[index % 3] ?? 0),
    0,
  ) %
    CHECK_MODULUS ===
  0;

/** A bank's routing number: nine digits with a valid checksum. [FUND-05] */
export const routingNumber = digitText({
  minDigits: ROUTING_NUMBER_DIGITS,
  maxDigits: ROUTING_NUMBER_DIGITS,
  missing: 'bank.routingRequired',
  invalid: 'bank.routingDigits',
}).check(
  z.refine((value) => value.length !== ROUTING_NUMBER_DIGITS || hasValidChecksum(value), {
    error: 'bank.routingWrong',
  }),
);

export const BANK_ACCOUNT_KINDS = ['checking', 'savings'] as const;
export const bankAccountKind = requiredChoice(BANK_ACCOUNT_KINDS, 'bank.kindRequired');

/** A bank account for funding or payments; verified with two micro-deposits. [FUND-05] */
export const newBankAccount = shape({
  routingNumber,
  accountNumber: digitText({
    minDigits: BANK_ACCOUNT_DIGITS_MIN,
    maxDigits: BANK_ACCOUNT_DIGITS_MAX,
    missing: 'bank.accountRequired',
    invalid: 'bank.accountDigits',
  }),
  kind: bankAccountKind,
});
export type NewBankAccount = z.infer<typeof newBankAccount>;

/** One of the two micro-deposits, in cents, below a dollar. */
export const microDepositCents = natural.check(
  z.refine((cents) => cents > 0 && cents <= MICRO_DEPOSIT_CENTS_MAX, {
    error: 'bank.depositCents',
    params: { max: MICRO_DEPOSIT_CENTS_MAX },
  }),
);
