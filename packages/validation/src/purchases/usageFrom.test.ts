import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diesel, limits } from './purchase.test.fixtures.ts';
import type { RequestedLine } from './purchaseAttempt.ts';
import { usageCounter, NO_USAGE } from './usageCounter.ts';
import { usageFrom, type CountedPurchase } from './usageFrom.ts';

const clock = { timeZone: 'America/Chicago', weekStartsOn: 'sun' } as const;
const all = limits({
  cash: { amountCents: 1, reset: 'daily' },
  gallons1: { milligallons: 1, reset: 'weekly', groups: ['diesel'] },
  gallons2: { milligallons: 1, reset: 'monthly', groups: ['def'] },
});
const at = (instant: string) => Date.parse(instant);
const bought = (instant: string, overrides: Partial<CountedPurchase> = {}): CountedPurchase => ({
  at: at(instant),
  authorizedLines: [diesel(20_000, 7500)],
  posted: null,
  reversedAt: null,
  ...overrides,
});
const used = (purchases: readonly CountedPurchase[], now: string) =>
  usageFrom(purchases, all, clock, new Date(now));

describe('usageFrom', () => {
  it('[ENT-20] [ENT-21] replaces the authorized amounts with the posted ones', () => {
    const posted = { at: at('2026-11-20T12:00:00Z'), lines: [diesel(18_000, 6912)] };
    const purchase = bought('2026-11-18T17:00:00Z', { posted });
    expect(used([purchase], '2026-11-18T18:00:00Z')).toMatchObject({
      dayCents: 7500,
      dayTransactions: 1,
      dayMilligallons: 20_000,
    });
    expect(used([purchase], '2026-11-20T12:00:00Z')).toMatchObject({
      dayCents: 0,
      dayTransactions: 0,
      weekCents: 6912,
      cycleCents: 6912,
      weekMilligallons: 18_000,
      gallons1Milligallons: 18_000,
    });
  });

  it('counts a purchase on the day it was made, even if it posts on the next', () => {
    const posted = { at: at('2026-11-21T18:00:00Z'), lines: [diesel(18_000, 6912)] };
    const purchase = bought('2026-11-21T05:58:00Z', { posted }); // 11:58 p.m. in Chicago
    expect(used([purchase], '2026-11-21T19:00:00Z').dayCents).toBe(0);
    expect(used([purchase], '2026-11-21T19:00:00Z').weekCents).toBe(6912);
  });

  it('drops a reversed purchase from that instant on, without crediting the new day', () => {
    const purchase = bought('2026-11-20T17:00:00Z', { reversedAt: at('2026-11-21T17:00:00Z') });
    expect(used([purchase], '2026-11-20T18:00:00Z').dayCents).toBe(7500);
    expect(used([purchase], '2026-11-21T16:00:00Z').weekCents).toBe(7500);
    expect(used([purchase], '2026-11-21T17:00:00Z')).toEqual(NO_USAGE);
  });

  it('ignores purchases in the future', () => {
    expect(used([bought('2026-11-21T17:00:00Z')], '2026-11-21T16:59:59Z')).toEqual(NO_USAGE);
  });

  it('[ENT-17] [ENT-19] counts cash and each fuel in its own period', () => {
    const cash = { productCode: '955', group: 'cash', amountCents: 4000, milligallons: 0 } as const;
    const def = { productCode: '062', group: 'def', amountCents: 900, milligallons: 3000 } as const;
    const purchase = bought('2026-11-02T17:00:00Z', { authorizedLines: [cash, def] });
    expect(used([purchase], '2026-11-02T18:00:00Z')).toMatchObject({
      cashCents: 4000,
      dayCents: 4900,
      dayMilligallons: 0,
      gallons2Milligallons: 3000,
    });
    expect(used([purchase], '2026-11-21T18:00:00Z')).toMatchObject({
      cashCents: 0,
      cycleCents: 4900,
      gallons2Milligallons: 3000,
    });
    expect(
      usageFrom([purchase], limits({}), clock, new Date('2026-11-02T18:00:00Z')),
    ).toMatchObject({
      cashCents: 0,
      gallons1Milligallons: 0,
      gallons2Milligallons: 0,
      dayCents: 4900,
    });
  });

  const instant = fc.integer({ min: at('2026-10-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z') });
  const lines = fc
    .record({ milligallons: fc.nat(200_000), cents: fc.nat(90_000), cash: fc.nat(9000) })
    .map(({ milligallons, cents, cash }): readonly RequestedLine[] => [
      diesel(milligallons, cents),
      { productCode: '955', group: 'cash', amountCents: cash, milligallons: 0 },
      { productCode: '062', group: 'def', amountCents: 900, milligallons: cash },
    ]);
  const purchases = fc.array(
    fc
      .record({ at: instant, authorizedLines: lines })
      .map((one): CountedPurchase => ({ ...one, posted: null, reversedAt: null })),
    { maxLength: 12 },
  );

  it('does not depend on the order, and agrees with usageCounter', () => {
    fc.assert(
      fc.property(purchases, instant, (some, now) => {
        const before = some.filter((one) => one.at <= now);
        const counter = usageCounter(all, clock);
        for (const one of before.toSorted((a, b) => a.at - b.at)) {
          counter.add(new Date(one.at), one.authorizedLines);
        }
        const expected = counter.at(new Date(now));
        expect(usageFrom(some, all, clock, new Date(now))).toEqual(expected);
        expect(usageFrom(some.toReversed(), all, clock, new Date(now))).toEqual(expected);
      }),
    );
  });

  it('does not change if purchases post at their authorized amounts', () => {
    fc.assert(
      fc.property(purchases, instant, instant, (some, postedAt, now) => {
        const posted = some.map((one) => ({
          ...one,
          posted: { at: Math.max(one.at, postedAt), lines: one.authorizedLines },
        }));
        const time = new Date(now);
        expect(usageFrom(posted, all, clock, time)).toEqual(usageFrom(some, all, clock, time));
      }),
    );
  });
});
