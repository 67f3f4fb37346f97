import { describe, expect, it } from 'vitest';
import { dayIn } from '@forecourt/validation';
import { changeOf, firstDeclineDay, hasNoHistory, regionDifferenceCents } from './figures.ts';

const spend = {
  cycleToDateCents: 5_318_044,
  previousToDateCents: 5_545_405,
  cycleMilligallons: 13_775_400,
  averagePriceMills: 3412,
  regionPriceMills: 3468,
  dailyCents: [],
};

describe('the Overview figures', () => {
  it('show the change from the previous amount', () => {
    expect(changeOf(5_318_044, 5_545_405)).toEqual({
      kind: 'down',
      share: expect.closeTo(0.041, 4),
    });
    expect(changeOf(5_318_044, 5_000_000).kind).toBe('up');
    expect(changeOf(5_318_044, 5_318_040).kind).toBe('same');
    expect(changeOf(5_318_044, 0).kind).toBe('none');
    expect(changeOf(0, 0).kind).toBe('same');
  });

  it('count an account as unused only without payments or declines', () => {
    const unused: Parameters<typeof hasNoHistory>[0] = {
      asOf: '2026-11-21T15:00:00.000Z',
      timeZone: 'America/Denver',
      currency: 'USD',
      cycle: { startsOn: '2026-11-01', endsOn: '2026-11-30' },
      balances: {
        creditLimitCents: 5_000_000,
        availableCents: 5_000_000,
        postedCents: 0,
        pendingCents: 0,
        dueCents: 0,
        dueOn: null,
      },
      spend: { ...spend, cycleToDateCents: 0, previousToDateCents: 0 },
      declines: { lastSevenDays: 0, needALook: 0 },
      months: [{ month: '2026-11', isRunning: true, totalCents: 0, categories: [] }],
      topCards: [],
      fees: { totalCents: 0, lines: [] },
    };
    expect(hasNoHistory(unused)).toBe(true);
    expect(hasNoHistory({ ...unused, declines: { lastSevenDays: 1, needALook: 0 } })).toBe(false);
    expect(hasNoHistory({ ...unused, balances: { ...unused.balances, postedCents: -100 } })).toBe(
      false,
    );
    // someone who may not see bills
    const spent = { ...unused.balances, availableCents: 4_990_000 };
    expect(hasNoHistory({ ...unused, balances: spent })).toBe(false);
  });

  it('link to the declines of the last seven days, including today', () => {
    const today = dayIn('America/Denver', new Date('2026-11-21T05:00:00Z'));
    expect(firstDeclineDay(today)).toBe('2026-11-14');
  });

  it('give the difference from the regional fuel price in cents', () => {
    expect(regionDifferenceCents(spend)).toBe(-77_142);
    expect(regionDifferenceCents({ ...spend, regionPriceMills: null })).toBeNull();
    expect(regionDifferenceCents({ ...spend, averagePriceMills: null })).toBeNull();
  });
});
