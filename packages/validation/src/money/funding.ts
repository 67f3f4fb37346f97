import * as z from 'zod/mini';
import { requiredChoice } from '../core/shape.ts';
import { FUND_CENTS_MIN, FUND_FEE_BASIS_POINTS_MAX, MONEY_CENTS_MAX } from './constants.ts';
import { centsBetween, moneyBetween } from './money.ts';

/** Ways to fund an account. [FUND-03 to FUND-05, ENT-41] */
export const FUNDING_METHODS = ['card', 'bank', 'westernUnion', 'wireAch'] as const;
export const fundingMethod = requiredChoice(FUNDING_METHODS, 'fund.methodRequired');
export type FundingMethod = z.infer<typeof fundingMethod>;

/** A method to add; an account can have only one of each type. [FUND-10] */
export const newFundingMethod = (account: { readonly existingMethods: readonly FundingMethod[] }) =>
  fundingMethod.check(
    z.refine((method) => !account.existingMethods.includes(method), { error: 'fund.methodTaken' }),
  );

/** Funds to add as typed, $100.00 or more, parsed to integer cents. [FUND-09, LIMIT-10] */
export const fundAmount = moneyBetween(FUND_CENTS_MIN, MONEY_CENTS_MAX, 'fund.atLeast');
/** The same in cents, as sent in requests. [FUND-09] */
export const fundCents = centsBetween(FUND_CENTS_MIN, MONEY_CENTS_MAX, 'fund.atLeast');

/** Fund fee in basis points, 0 to 3.5%. [FUND-12] */
export const fundFeeBasisPoints = z.int({ error: 'value.invalid' }).check(
  z.refine((points) => points >= 0 && points <= FUND_FEE_BASIS_POINTS_MAX, {
    error: 'fund.feeRate',
    params: { min: 0, max: FUND_FEE_BASIS_POINTS_MAX / 100 },
  }),
);
/** The fee for an amount, rounded half up to the cent. [FUND-12] */
export const fundFeeCents = (amountCents: number, basisPoints: number): number =>
  Math.floor((amountCents * basisPoints + 5000) / 10_000);
