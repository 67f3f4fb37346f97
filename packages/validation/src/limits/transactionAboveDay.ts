import type { FoundIssue } from '../core/shape.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * The amount of one transaction cannot exceed that of a day, wherever both are on one form;
 * `path` names the field of the transaction. [EXPR-07, EXPR-12]
 */
export const transactionAboveDay = (
  path: string,
  perTransaction: unknown,
  perDay: unknown,
): readonly FoundIssue[] =>
  isNumber(perTransaction) && isNumber(perDay) && perTransaction > perDay
    ? [{ path: [path], key: 'limit.transactionAboveDay' }]
    : [];
