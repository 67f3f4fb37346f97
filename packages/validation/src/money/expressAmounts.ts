import type * as z from 'zod/mini';
import { across, shape, type FoundIssue } from '../core/shape.ts';
import { EXPRESS_CHECK_CENTS_MAX, EXPRESS_DAILY_LIMIT_CENTS_MAX } from './constants.ts';
import { centsBetween, moneyBetween } from './money.ts';

/** Amount of an express check as people type it, 0 to 5000 dollars, to integer cents. [EXPR-04, EXPR-05] */
export const expressCheckAmount = moneyBetween(0, EXPRESS_CHECK_CENTS_MAX);
/** The same in cents, as calls carry it. [EXPR-05] */
export const expressCheckCents = centsBetween(0, EXPRESS_CHECK_CENTS_MAX);

/** Dollars of express checks a day as people type them, 0 to 100, to integer cents. [EXPR-06] */
export const expressDailyLimit = moneyBetween(0, EXPRESS_DAILY_LIMIT_CENTS_MAX);
/** The same in cents, as calls carry it. [EXPR-06] */
export const expressDailyLimitCents = centsBetween(0, EXPRESS_DAILY_LIMIT_CENTS_MAX);

/** One check is no more than a day: the issue at `path`, or none. [EXPR-07] */
export const expressAboveDay = (path: string, transaction: unknown, day: unknown): FoundIssue[] =>
  typeof transaction === 'number' && typeof day === 'number' && transaction > day
    ? [{ path: [path], key: 'express.transactionAboveDay' }]
    : [];

/** Both amounts of express checks as people type them; one check is no more than a day. [EXPR-07] */
export const expressLimits = shape({
  maxTransactionAmount: expressCheckAmount,
  dailyTransactionAmount: expressCheckAmount,
}).check(
  across<{ maxTransactionAmount: number; dailyTransactionAmount: number }>((value) =>
    expressAboveDay(
      'maxTransactionAmount',
      value.maxTransactionAmount,
      value.dailyTransactionAmount,
    ),
  ),
);
export type ExpressLimits = z.infer<typeof expressLimits>;

/** The same in cents, as calls carry them. [EXPR-07] */
export const expressLimitCents = shape({
  maxTransactionCents: expressCheckCents,
  dailyTransactionCents: expressCheckCents,
}).check(
  across<{ maxTransactionCents: number; dailyTransactionCents: number }>((value) =>
    expressAboveDay('maxTransactionCents', value.maxTransactionCents, value.dailyTransactionCents),
  ),
);
