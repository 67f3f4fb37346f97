import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_GROUPS } from '../limits/productGroups.ts';
import { journalGapCents, journalLines, journalSettings, type JournalSettings } from './journal.ts';

const SETTINGS: JournalSettings = {
  target: 'quickbooks',
  detail: 'Forecourt',
  payableAccount: 'Accounts Payable (A/P)',
  purchasesAccount: 'Vehicle Expenses',
  groupAccounts: { diesel: 'Vehicle Expenses:Diesel' },
  feesAccount: 'Bank Charges',
  creditsAccount: 'Vehicle Expenses',
};
const north = { departmentNumber: '10', departmentName: 'North' };
const none = { departmentNumber: null, departmentName: null };
const line = (kind: 'fee' | 'payment' | 'returnedPayment' | 'credit' | 'other', cents: number) => ({
  kind,
  labelKey: kind === 'fee' ? 'fee.card' : `statementLine.${kind}`,
  enteredOn: '2026-09-30',
  cents,
});

describe('journalLines', () => {
  it('posts purchases by department and group, total fees, and credits, but not payments', () => {
    const lines = journalLines(
      SETTINGS,
      {
        lines: [line('fee', 200), line('fee', 300), line('payment', -9_000), line('credit', -150)],
      },
      [
        { ...north, group: 'diesel', netCents: 10_000 },
        { ...none, group: 'food', netCents: 500 },
        { ...none, group: 'def', netCents: 0 },
      ],
    );
    expect(
      lines.map(({ kind, account, departmentNumber, group, cents }) => [
        kind,
        account,
        departmentNumber,
        group,
        cents,
      ]),
    ).toEqual([
      ['purchases', 'Vehicle Expenses:Diesel', '10', 'diesel', 10_000],
      ['purchases', 'Vehicle Expenses', null, 'food', 500],
      ['fee', 'Bank Charges', null, null, 500],
      ['credit', 'Vehicle Expenses', null, null, -150],
      ['payable', 'Accounts Payable (A/P)', null, null, -10_850],
    ]);
  });

  it('balances for any month', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const parts = fc.array(
      fc.record({
        departmentNumber: fc.constantFrom(null, '10', '20'),
        departmentName: fc.constantFrom(null, 'North'),
        group: fc.constantFrom(...PRODUCT_GROUPS),
        netCents: cents,
      }),
    );
    const moved = fc.array(
      fc
        .tuple(fc.constantFrom('fee', 'payment', 'returnedPayment', 'credit', 'other'), cents)
        .map(([kind, amount]) => line(kind, amount)),
    );
    fc.assert(
      fc.property(parts, moved, (some, lines) => {
        const sum = journalLines(SETTINGS, { lines }, some).reduce(
          (all, one) => all + one.cents,
          0,
        );
        expect(sum).toBe(0);
      }),
    );
  });

  it('reports the amount that a month’s parts do not explain', () => {
    const parts = [{ ...none, group: 'diesel' as const, netCents: 900 }];
    expect(journalGapCents({ purchasesCents: 1_000 }, parts)).toBe(100);
    expect(journalGapCents({ purchasesCents: 900 }, parts)).toBe(0);
  });
});

const keysOf = (change: Partial<JournalSettings>) => {
  const read = journalSettings.safeParse({ ...SETTINGS, ...change });
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('journalSettings', () => {
  it.each([
    [{}, []],
    [{ payableAccount: ' ' }, [['payableAccount', 'journal.account.missing']]],
    [{ groupAccounts: { diesel: '' } }, [['groupAccounts.diesel', 'journal.account.missing']]],
    [{ detail: '' }, [['detail', 'journal.detail.missing']]],
    [{ payableAccount: 'Bank Charges' }, [['payableAccount', 'journal.payable.same']]],
    [
      { groupAccounts: { diesel: SETTINGS.payableAccount } },
      [['payableAccount', 'journal.payable.same']],
    ],
  ])('for %j, reports %j', (change, keys) => {
    expect(keysOf(change)).toEqual(keys);
  });
});
