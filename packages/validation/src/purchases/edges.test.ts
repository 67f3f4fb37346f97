import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../limits/noLimits.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';
import { cappedLines } from './requestedAmounts.ts';
import { evaluatePurchase } from './evaluatePurchase.ts';
import { limitsFit } from './limitsFit.ts';
import { attempt, diesel, limits, usage } from './purchase.test.fixtures.ts';
import type { RequestedLine, PurchaseAttempt } from './purchaseAttempt.ts';
import { compareReplay, replay, type PastPurchase } from './replay.ts';
import { checkTime, opensAt } from './timeWindows.ts';
import { countedLines } from './usageFrom.ts';

const { site } = attempt();
const cashBack: RequestedLine = {
  productCode: '955',
  group: 'cash',
  amountCents: 4000,
  milligallons: 0,
};
const def = (milligallons: number): RequestedLine => ({
  ...diesel(milligallons, milligallons),
  productCode: '062',
  group: 'def',
});
const decide = (overrides: Partial<PurchaseLimits>, purchase: Partial<PurchaseAttempt> = {}) =>
  evaluatePurchase(limits(overrides), usage({}), attempt(purchase));
const checkOf = (rule: string, ...args: Parameters<typeof decide>) =>
  decide(...args).checks.find((check) => check.rule === rule);
const rules = (overrides: Partial<PurchaseLimits>) =>
  decide(overrides).checks.map(({ rule }) => rule);

describe('purchase checks', () => {
  it('are listed by name if they pass, with and without figures', () => {
    const perDayCents = 30_000;
    expect(checkOf('cardState', {})).toMatchObject({ verdict: 'pass', freesAt: null });
    expect(checkOf('amountPerDay', { perDayCents })).toMatchObject({ verdict: 'pass' });
  });

  it('[ENT-17] count only cash lines as cash', () => {
    const cash = { amountCents: 4000, reset: 'daily' } as const;
    const lines = [diesel(62_000, 21_142), cashBack];
    expect(checkOf('cash', { cash }, { lines })).toMatchObject({ asked: 4000, verdict: 'pass' });
  });

  it('always apply in dollars, even if a site sends no gallons', () => {
    const silent = { site: { ...site, sendsGallons: false } };
    expect(checkOf('amountPerDay', { perDayCents: 0 }, silent)).toMatchObject({
      verdict: 'decline',
      enforcement: 'always',
    });
  });

  it('omit days and hours that are not limited', () => {
    const hours = { allowedTimes: [{ start: '06:00', end: '19:00' }] };
    expect(rules(hours)).toContain('hours');
    expect(rules(hours)).not.toContain('day');
    expect(rules({ allowedDays: ['mon'] })).toContain('day');
    expect(rules({ allowedDays: ['mon'] })).not.toContain('hours');
  });

  it('[CARD-14] compare single-digit months correctly', () => {
    const january = { at: new Date('2027-01-15T12:00:00Z') };
    expect(checkOf('cardExpiry', {}, january)?.verdict).toBe('pass');
  });
});

describe('caps', () => {
  it.each(['gallons1', 'gallons2'] as const)('by %s do not affect other groups', (name) => {
    const some = { [name]: { milligallons: 5000, reset: 'daily', groups: ['def'] } };
    const { approvedLines } = decide(some, {
      acceptsLess: true,
      lines: [diesel(20_000, 8000), def(10_000)],
    });
    expect(approvedLines.map(({ milligallons }) => milligallons)).toEqual([20_000, 5000]);
  });

  it('distribute rounding cents without exceeding what a line asked', () => {
    const lines = Array.from({ length: 5 }, () => diesel(1000, 2));
    const decision = decide({ perDayCents: 8 }, { acceptsLess: true, lines });
    const caps = decision.checks.filter(({ verdict }) => verdict === 'cap');
    expect(cappedLines(NO_LIMITS, lines, caps).map(({ amountCents }) => amountCents)).toEqual([
      2, 2, 2, 1, 1,
    ]);
  });
});

describe('hours', () => {
  const zone = 'America/Chicago';
  it('[ENT-23] of today override those of last night', () => {
    const when = {
      allowedDays: ['sat' as const],
      allowedTimes: [
        { start: '22:00', end: '06:00' },
        { start: '05:00', end: '07:00' },
      ],
    };
    expect(checkTime(when, zone, Date.parse('2026-11-21T11:30:00Z'))).toEqual({
      isDayAllowed: true,
      isTimeAllowed: true,
    });
  });

  it('[ENT-22] reopen a week later if only one day is allowed', () => {
    const when = {
      allowedDays: ['sat' as const],
      allowedTimes: [{ start: '05:00', end: '06:00' }],
    };
    expect(opensAt(when, zone, Date.parse('2026-11-21T13:00:00Z'))).toBe(
      Date.parse('2026-11-28T11:00:00Z'),
    );
  });
});

const pastPurchase = (purchaseId: string, hour: number, cents: number): PastPurchase => ({
  purchaseId,
  attempt: attempt({
    at: new Date(Date.UTC(2026, 10, 20, hour)),
    lines: [diesel(cents * 3, cents)],
    acceptsLess: true,
  }),
});
const changed = (others: Partial<PurchaseLimits>, purchase: PastPurchase) =>
  compareReplay(limits({ perDayCents: 2000 }), limits(others), [purchase]).changes.length;

describe('a purchase history', () => {
  const [first, second, third] = [
    pastPurchase('a', 14, 6000),
    pastPurchase('b', 16, 5000),
    pastPurchase('c', 18, 3000),
  ];

  it('[ENT-20] does not count a declined purchase', () => {
    const none = {
      ...first,
      attempt: { ...first.attempt, promptedId: { accepted: [], typed: '1' } },
    };
    const { purchases } = replay(limits({ transactionsPerDay: 1 }), [none, second]);
    expect(purchases.map(({ decision }) => decision.outcome)).toEqual(['declined', 'approved']);
  });

  it('counts a capped purchase at its capped amount, even if more was posted', () => {
    const whole = {
      ...second,
      posted: { at: Date.UTC(2026, 10, 20, 17), lines: [diesel(1, 5000)] },
    };
    const { purchases } = replay(limits({ perDayCents: 8000 }), [first, whole, third]);
    expect(purchases.map(({ usage: used }) => used.dayCents)).toEqual([0, 6000, 8000]);
  });

  it('changes if the approved amount differs, or the outcome of a zero purchase', () => {
    expect(changed({ perDayCents: 1000 }, first)).toBe(1);
    expect(changed({ perDayCents: 2000 }, first)).toBe(0);
    expect(changed({ transactionsPerDay: 0 }, pastPurchase('z', 14, 0))).toBe(1);
  });

  it('counts a purchase from its own instant', () => {
    const one = { at: 1000, authorizedLines: [diesel(1, 1)], posted: null, reversedAt: null };
    expect(countedLines(one, 1000)).toEqual(one.authorizedLines);
    expect(countedLines(one, 999)).toBeNull();
  });

  it('proposes one more than the most purchases in a day, and no gallons if none bought', () => {
    const five = Array.from(
      { length: 5 },
      (_, at) => pastPurchase(String(at), 14 + at, 3000).attempt,
    );
    expect(limitsFit(NO_LIMITS, five, 0).slice(0, 2)).toMatchObject([
      { limit: 'transactionsPerDay', mostUsed: 5, proposed: 6 },
      { limit: 'perTransactionMilligallons', mostUsed: 9000, proposed: 15_000 },
    ]);
    const dry = [attempt({ lines: [cashBack] })];
    expect(limitsFit(NO_LIMITS, dry, null)[1]).toMatchObject({ mostUsed: 0, proposed: null });
  });
});
