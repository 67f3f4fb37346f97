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

describe('evaluatePurchase, for any limits, usage, and purchase', () => {
  it('[ENT-20] [ENT-21] never approves more than asked or than any limit leaves', () => {
    fc.assert(
      fc.property(someLimits, someUsage, someAttempt, (allowed, used, purchase) => {
        const decision = evaluatePurchase(allowed, used, purchase);
        const [line] = purchase.lines;
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

  it('approves an amount for every line, adding up to the total to the cent', () => {
    const line = fc
      .record({ milligallons: amount, cents: amount })
      .map(({ milligallons, cents }) => diesel(milligallons, cents));
    fc.assert(
      fc.property(someLimits, fc.array(line, { maxLength: 5 }), (allowed, lines) => {
        const purchase = attempt({ acceptsLess: true, lines });
        const decision = evaluatePurchase(allowed, NO_USAGE, purchase);
        const { outcome, approvedLines, approvedCents } = decision;
        expect(approvedLines).toHaveLength(outcome === 'declined' ? 0 : lines.length);
        expect(approvedLines.reduce((sum, one) => sum + one.amountCents, 0)).toBe(approvedCents);
        for (const [index, one] of approvedLines.entries()) {
          expect(one.amountCents).toBeGreaterThanOrEqual(0);
          expect(one.amountCents).toBeLessThanOrEqual(lines[index]?.amountCents ?? 0);
          expect(one.milligallons).toBeLessThanOrEqual(lines[index]?.milligallons ?? 0);
        }
        const byMoney = decision.checks.filter(({ unit }) => unit === 'cents');
        const least = Math.min(...byMoney.map(({ left }) => left ?? 0));
        const isCappedByMoneyAlone =
          outcome === 'approvedUpTo' &&
          decision.checks.every(({ verdict, unit }) => verdict !== 'cap' || unit === 'cents');
        if (isCappedByMoneyAlone) expect(approvedCents).toBe(least);
      }),
    );
  });

  it('never approves less with a wider limit', () => {
    fc.assert(
      fc.property(someLimits, someUsage, someAttempt, amount, (allowed, used, purchase, more) => {
        const wider = { ...allowed, perDayCents: (allowed.perDayCents ?? 100_000) + more };
        const narrow = { ...wider, perDayCents: allowed.perDayCents ?? 100_000 };
        expect(evaluatePurchase(wider, used, purchase).approvedCents).toBeGreaterThanOrEqual(
          evaluatePurchase(narrow, used, purchase).approvedCents,
        );
      }),
    );
  });

  it('declines exactly if a check declines', () => {
    fc.assert(
      fc.property(someLimits, someUsage, someAttempt, (allowed, used, purchase) => {
        const { outcome, checks } = evaluatePurchase(allowed, used, purchase);
        expect(outcome === 'declined').toBe(checks.some(({ verdict }) => verdict === 'decline'));
        expect(outcome === 'approvedUpTo').toBe(
          outcome !== 'declined' && checks.some(({ verdict }) => verdict === 'cap'),
        );
      }),
    );
  });
});

describe('counters and clocks', () => {
  const zone = fc.constantFrom(
    'America/Chicago',
    'America/St_Johns',
    'America/Phoenix',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
    'UTC',
  );
  const instant = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const weekStart = fc.constantFrom('sun' as const, 'mon' as const);
  const everyCounter = limits({
    perDayCents: 0,
    perWeekCents: 0,
    perCycleCents: 0,
    transactionsPerDay: 0,
    perDayMilligallons: 0,
    perWeekMilligallons: 0,
    cash: { amountCents: 0, reset: 'monthly' },
  });

  it('[ENT-16] free up every counter later, with nothing used then', () => {
    fc.assert(
      fc.property(zone, weekStart, instant, (timeZone, weekStartsOn, at) => {
        const clock = { timeZone, weekStartsOn };
        const counter = usageCounter(everyCounter, clock);
        counter.add(at, [diesel(1000, 400)]);
        const purchase = attempt({ at, account: { ...attempt().account, ...clock } });
        const decision = evaluatePurchase(everyCounter, counter.at(at), purchase);
        expect(decision.clock).toEqual(clock);
        const frees = decision.checks.flatMap(({ freesAt }) => freesAt ?? []);
        expect(frees).toHaveLength(7);
        for (const freesAt of frees) expect(freesAt).toBeGreaterThan(at.getTime());
        expect(counter.at(new Date(Math.max(...frees))).dayCents).toBe(0);
      }),
    );
  });

  it('[ENT-23] approve a purchase at the opening time given with its decline', () => {
    const clockTime = fc
      .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
      .map(({ hour, minute }) =>
        [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
      );
    const days = fc.subarray(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const, {
      minLength: 1,
    });
    fc.assert(
      fc.property(zone, instant, clockTime, clockTime, days, (timeZone, at, start, end, on) => {
        const some = limits({ allowedDays: on, allowedTimes: [{ start, end }] });
        const card = { state: 'active', expiresOn: '2099-12' } as const;
        const ask = (when: Date) =>
          evaluatePurchase(
            some,
            NO_USAGE,
            attempt({ at: when, card, site: { state: 'TX', timeZone } }),
          );
        const { outcome, checks } = ask(at);
        const opening = checks.find(({ freesAt }) => freesAt !== null)?.freesAt;
        expect(outcome === 'declined').toBe(opening !== undefined);
        if (typeof opening !== 'number') return;
        expect(opening).toBeGreaterThan(at.getTime());
        expect(ask(new Date(opening)).outcome).toBe('approved');
      }),
    );
  });
});

describe('usageCounter', () => {
  const clock = { timeZone: 'America/Chicago', weekStartsOn: 'sun' } as const;
  const monthly = limits({ gallons1: { milligallons: 1, reset: 'daily', groups: ['diesel'] } });

  it('[ENT-16] resets by day, week, and month in the account’s time zone', () => {
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
