import type { CrossFieldIssue } from '../core/shape.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * Checks that the limit per transaction does not exceed the limit per day, on any form that has
 * both; `path` is the transaction's field. [EXPR-07, EXPR-12]
 */
export const transactionAboveDay = (
  path: string,
  perTransaction: unknown,
  perDay: unknown,
): readonly CrossFieldIssue[] =>
  isNumber(perTransaction) && isNumber(perDay) && perTransaction > perDay
    ? [{ path: [path], key: 'limit.transactionAboveDay' }]
    : [];
