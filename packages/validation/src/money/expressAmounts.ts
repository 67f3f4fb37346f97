import type * as z from 'zod/mini';
import { across, shape, type CrossFieldIssue } from '../core/shape.ts';
import { EXPRESS_CHECK_CENTS_MAX, EXPRESS_DAILY_LIMIT_CENTS_MAX } from './constants.ts';
import { centsBetween, moneyBetween } from './money.ts';

/** An express check in dollars as typed, 0 to 5000, parsed to cents. [EXPR-04, EXPR-05] */
export const expressCheckAmount = moneyBetween(0, EXPRESS_CHECK_CENTS_MAX);
/** The same in cents, as sent in requests. [EXPR-05] */
export const expressCheckCents = centsBetween(0, EXPRESS_CHECK_CENTS_MAX);

/** Daily express checks in dollars as typed, 0 to 100, parsed to integer cents. [EXPR-06] */
export const expressDailyLimit = moneyBetween(0, EXPRESS_DAILY_LIMIT_CENTS_MAX);
/** The same in cents, as sent in requests. [EXPR-06] */
export const expressDailyLimitCents = centsBetween(0, EXPRESS_DAILY_LIMIT_CENTS_MAX);

/** Returns an issue at `path` if the limit per check exceeds the limit per day. [EXPR-07] */
export const expressAboveDay = (
  path: string,
  transaction: unknown,
  day: unknown,
): CrossFieldIssue[] =>
  typeof transaction === 'number' && typeof day === 'number' && transaction > day
    ? [{ path: [path], key: 'express.transactionAboveDay' }]
    : [];

/** Express check limits as typed; the one per check cannot exceed the one per day. [EXPR-07] */
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

/** The same in cents, as sent in requests. [EXPR-07] */
export const expressLimitCents = shape({
  maxTransactionCents: expressCheckCents,
  dailyTransactionCents: expressCheckCents,
}).check(
  across<{ maxTransactionCents: number; dailyTransactionCents: number }>((value) =>
    expressAboveDay('maxTransactionCents', value.maxTransactionCents, value.dailyTransactionCents),
  ),
);
