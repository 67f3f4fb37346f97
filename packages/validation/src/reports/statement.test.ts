import { expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { savedReportForm } from './savedReport.ts';
import { reportColumnKey } from './reports.ts';
import { statementGapCents } from './statement.ts';

it('a statement balances if its amounts lead from the opening to the closing balance', () => {
  const amounts = {
    openingCents: 1_000_000,
    purchasesCents: 100_000,
    feesCents: 10_000,
    paymentsCents: -1_000,
    creditsCents: -100,
    otherCents: 10,
    closingCents: 1_108_910,
  };
  expect(statementGapCents(amounts)).toBe(0);
  expect(statementGapCents({ ...amounts, closingCents: 1_108_911 })).toBe(-1);
});

const report = {
  kind: 'purchases',
  fromDate: '2026-10-01',
  toDate: '2026-10-31',
  fleetId: null,
  columns: [],
  ledgerCodes: {},
};
it.each([
  ['none', 'days', true],
  ['daily', 'days', false],
  ['daily', 'lastMonth', true],
  ['none', 'lastMonth', true],
] as const)(
  '[RPT-02] a scheduled report requires a relative period: %s, %s',
  (schedule, period, fits) => {
    const form = { name: 'Diesel', period, report, format: 'csv', schedule };
    expect(keysOf(savedReportForm, form)).toEqual(fits ? [] : ['report.periodForSchedule']);
  },
);

it('reportColumnKey returns the message key of a column', () => {
  expect(reportColumnKey('amount')).toBe('reportColumn.amount');
});
