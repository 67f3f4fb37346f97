import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePurchase } from './evaluatePurchase.ts';
import { attempt, diesel, limits, usage } from './purchase.test.fixtures.ts';
import { NO_USAGE, usageCounter } from './usageCounter.ts';

const amount = fc.integer({ min: 0, max: 100_000 });
const bound = fc.option(amount);
const someLimits = fc
  .record({
    perTransactionCents: bound,
    perDayCents: bound,
    perWeekCents: bound,
    perCycleCents: bound,
    perTransactionMilligallons: bound,
    perDayMilligallons: bound,
    perWeekMilligallons: bound,
    transactionsPerDay: fc.option(fc.integer({ min: 0, max: 5 })),
  })
  .map(limits);
const someUsage = fc
  .record({
    dayCents: amount,
    weekCents: amount,
    cycleCents: amount,
    dayMilligallons: amount,
    weekMilligallons: amount,
    dayTransactions: fc.integer({ min: 0, max: 5 }),
  })
  .map(usage);
const someAttempt = fc
  .record({ milligallons: amount, cents: amount, acceptsLess: fc.boolean() })
  .map(({ milligallons, cents, acceptsLess }) =>
    attempt({ acceptsLess, lines: [diesel(milligallons, cents)] }),
  );

describe('evaluatePurchase, for any limits, usage and purchase', () => {
  it('[ENT-20] [ENT-21] never approves more than was asked or than any limit leaves', () => {
    fc.assert(
      fc.property(someLimits, someUsage, someAttempt, (allowed, used, asked) => {
        const decision = evaluatePurchase(allowed, used, asked);
        const [line] = asked.lines;
        expect(decision.approvedCents).toBeLessThanOrEqual(line?.amountCents ?? 0);
        expect(decision.approvedMilligallons).toBeLessThanOrEqual(line?.milligallons ?? 0);
        for (const { unit, left } of decision.checks) {
          if (unit === 'cents') expect(decision.approvedCents).toBeLessThanOrEqual(left ?? 0);
          if (unit === 'milligallons') {
            expect(decision.approvedMilligallons).toBeLessThanOrEqual(left ?? 0);
          }
        }
      }),
    );
  });

  it('a wider limit never makes the answer worse', () => {
    fc.assert(
      fc.property(someLimits, someUsage, someAttempt, amount, (allowed, used, asked, more) => {
        const wider = { ...allowed, perDayCents: (allowed.perDayCents ?? 100_000) + more };
        const narrow = { ...wider, perDayCents: allowed.perDayCents ?? 100_000 };
        expect(evaluatePurchase(wider, used, asked).approvedCents).toBeGreaterThanOrEqual(
          evaluatePurchase(narrow, used, asked).approvedCents,
        );
      }),
    );
  });

  it('is declined exactly when a check declines', () => {
    fc.assert(
      fc.property(someLimits, someUsage, someAttempt, (allowed, used, asked) => {
        const { outcome, checks } = evaluatePurchase(allowed, used, asked);
        expect(outcome === 'declined').toBe(checks.some(({ verdict }) => verdict === 'decline'));
        expect(outcome === 'approvedUpTo').toBe(
          outcome !== 'declined' && checks.some(({ verdict }) => verdict === 'cap'),
        );
      }),
    );
  });
});

describe('usageCounter', () => {
  const clock = { timeZone: 'America/Chicago', weekStartsOn: 'sun' } as const;
  const monthly = limits({ gallons1: { milligallons: 1, reset: 'daily', groups: ['diesel'] } });

  it('[ENT-16] starts anew with the day, the week and the month, each in the account’s zone', () => {
    const counter = usageCounter(monthly, clock);
    counter.add(new Date('2026-11-21T11:40:00Z'), [diesel(10_000, 3500)]);
    counter.add(new Date('2026-11-22T05:59:00Z'), [diesel(20_000, 7000)]);
    expect(counter.at(new Date('2026-11-22T05:59:59Z'))).toMatchObject({
      dayCents: 10_500,
      dayTransactions: 2,
      gallons1Milligallons: 30_000,
    });
    expect(counter.at(new Date('2026-11-22T06:00:00Z'))).toMatchObject({
      dayCents: 0,
      weekCents: 0,
      cycleCents: 10_500,
      gallons1Milligallons: 0,
      dayTransactions: 0,
    });
    expect(counter.at(new Date('2026-12-01T06:00:00Z'))).toEqual(NO_USAGE);
  });
});
