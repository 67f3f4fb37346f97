import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcome } from '../core/outcome.test.fixtures.ts';
import { transactionsRange } from '../dates/dateRange.ts';
import { en } from '../messages/en.ts';
import { cardlessEntry } from './cardlessEntry.ts';
import { defaultTransactionFilter, statusText } from './defaultFilter.ts';
import { TRANSACTION_LABELS, transactionLabelKey } from './labels.ts';
import { purchaseCents, TRANSACTION_STATES, transaction } from './transaction.ts';

describe('transaction states and labels', () => {
  const purchase = {
    transactionId: '019aaf00-0000-7000-8000-000000000001',
    transactionNumber: '1004821',
    occurredAt: '2026-11-20T15:04:05Z',
    postedAt: null,
    status: 'pending',
    cardId: '019aaf00-0000-7000-8000-000000000002',
    cardLast4: '4821',
    driverName: null,
    unitNumber: null,
    odometerMiles: null,
    site: {
      siteNumber: '7',
      name: 'Lane 14',
      brand: 'Loop',
      city: 'Amarillo',
      state: 'TX',
      timeZone: 'America/Chicago',
    },
    lines: [],
    authorizedCents: 7500,
    netCents: 6420,
    currency: 'USD',
    declineReasons: [],
    flags: [],
  };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(purchase).filter(([key]) => key !== name));

  it('[ENT-45] a transaction requires a number, date and time, amount, and status', () => {
    expect(outcome(transaction, purchase)).toEqual(purchase);
    for (const name of ['transactionNumber', 'occurredAt', 'netCents', 'status']) {
      expect(outcome(transaction, without(name))).toBe(`${name} value.invalid`);
    }
    expect(outcome(transaction, { ...purchase, occurredAt: '2026-11-20' })).toBe(
      'occurredAt value.invalid',
    );
  });
  it('[TXN-02] [ENT-61] a transaction is complete, pending, or declined', () => {
    expect(TRANSACTION_STATES).toEqual(['complete', 'pending', 'declined']);
  });
  it.each([
    ['pending', 7500],
    ['complete', 6420],
    ['declined', 7500],
  ] as const)('[TXN-02] a %s purchase amounts to %i cents', (status, cents) => {
    expect(purchaseCents({ status, authorizedCents: 7500, netCents: 6420 })).toBe(cents);
  });
  it('[TXN-03] [TXN-12] a transaction has additional labels', () => {
    expect(TRANSACTION_LABELS.map((label) => en[transactionLabelKey(label)])).toEqual([
      'Paid',
      'Posted',
      'Flagged',
      'Initiated',
      'In Progress',
      'Failed',
      'Not Verified',
      'Pending Setup',
      'Pending Use',
    ]);
  });
});

const endings = (count: number) =>
  Array.from({ length: count }, (_, at) => String(1_000_000 + at * 13));

describe('cardlessEntry', () => {
  it('[TXN-09] accepts up to 10 vehicle cards by their last 7 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (count) => {
        const entry = { cardEndings: endings(count) };
        const refused = count === 0 ? 'cardless.cardRequired' : 'cardless.tooMany';
        const expected = count >= 1 && count <= 10 ? entry : `cardEndings ${refused}`;
        expect(outcome(cardlessEntry, entry)).toEqual(expected);
      }),
    );
  });

  it.each([
    [['123456'], 'cardEndings.0 cardless.digits'],
    [['12345678'], 'cardEndings.0 cardless.digits'],
    [['12 345-67', '1234567'], 'cardEndings cardless.twice'],
    [[''], 'cardEndings.0 cardless.cardRequired'],
    [undefined, 'cardEndings cardless.cardRequired'],
  ])('[TXN-09] refuses %o', (cardEndings, expected) => {
    expect(outcome(cardlessEntry, { cardEndings })).toBe(expected);
  });
});

describe('[ENT-58] [TXN-10] [TXN-11] [TXN-13] defaultTransactionFilter', () => {
  const clock = { timeZone: 'America/Chicago', weekStartsOn: 'sun' } as const;

  it('[TXN-10] includes every state', () => {
    const { status } = defaultTransactionFilter(new Date('2026-11-21T12:00:00Z'), clock);
    expect(statusText(status)).toBe('COMPLETE,PENDING,DECLINED');
  });

  it.each([
    ['2026-11-21T12:00:00Z', 'sun', '2026-11-15', '2026-11-21'],
    ['2026-11-21T12:00:00Z', 'mon', '2026-11-16', '2026-11-21'],
    ['2026-11-22T05:59:00Z', 'sun', '2026-11-15', '2026-11-21'],
    ['2026-11-22T06:00:00Z', 'sun', '2026-11-22', '2026-11-22'],
  ] as const)('[TXN-11] [TXN-13] at %s, weeks from %s: %s to %s', (at, weekStartsOn, from, to) => {
    const filter = defaultTransactionFilter(new Date(at), { ...clock, weekStartsOn });
    expect([filter.fromDate, filter.toDate]).toEqual([from, to]);
  });

  it('[TXN-11] [TXN-13] is always a range that the list accepts', () => {
    const anyTime = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyTime, (now) => {
        const { fromDate, toDate } = defaultTransactionFilter(now, clock);
        const schema = transactionsRange({ now, timeZone: clock.timeZone });
        expect(outcome(schema, { fromDate, toDate })).toEqual({ fromDate, toDate });
      }),
    );
  });
});
