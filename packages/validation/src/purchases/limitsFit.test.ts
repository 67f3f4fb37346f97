import { describe, expect, it } from 'vitest';
import { limitsFit, misfitKey, type FittedPurchase } from './limitsFit.ts';
import { attempt, diesel, limits } from './purchase.test.fixtures.ts';
import { NO_LIMITS } from '../limits/noLimits.ts';
import type { PurchaseLimits } from '../limits/purchaseLimits.ts';

const fill = (instant: string, milligallons: number, amountCents: number): FittedPurchase =>
  attempt({ at: new Date(instant), lines: [diesel(milligallons, amountCents)] });
/** Two fills on one day and one on another: at most 2 per day, 22 gallons each, 40 per day. */
const history = [
  fill('2026-11-19T14:00:00Z', 22_000, 8580),
  fill('2026-11-19T20:00:00Z', 18_000, 7020),
  fill('2026-11-20T14:00:00Z', 20_000, 7800),
];
const fitting = limits({
  transactionsPerDay: 3,
  perTransactionMilligallons: 25_000,
  perDayMilligallons: 50_000,
  perTransactionCents: 12_500,
  perDayCents: 20_000,
  perCycleCents: 30_000,
});
const misfits = (overrides: Partial<PurchaseLimits>, tank: number | null = 24_000) =>
  limitsFit({ ...fitting, ...overrides }, history, tank);

describe('limitsFit', () => {
  it('reports nothing for limits close to actual purchases', () => {
    expect(misfits({})).toEqual([]);
  });

  it('reports blank limits and proposes a value for each', () => {
    expect(
      limitsFit(NO_LIMITS, history, 24_000).map(({ limit, misfit, mostUsed, proposed }) => ({
        limit,
        misfit,
        mostUsed,
        proposed,
      })),
    ).toEqual([
      { limit: 'transactionsPerDay', misfit: 'blank', mostUsed: 2, proposed: 3 },
      { limit: 'perTransactionMilligallons', misfit: 'blank', mostUsed: 22_000, proposed: 27_000 },
      { limit: 'perDayMilligallons', misfit: 'blank', mostUsed: 40_000, proposed: 50_000 },
      { limit: 'perTransactionCents', misfit: 'blank', mostUsed: 8580, proposed: 12_500 },
      { limit: 'perDayCents', misfit: 'blank', mostUsed: 15_600, proposed: 20_000 },
      { limit: 'perCycleCents', misfit: 'blank', mostUsed: 23_400, proposed: 30_000 },
    ]);
  });

  it.each<[Partial<PurchaseLimits>]>([
    [{ transactionsPerDay: 99 }],
    [{ perTransactionMilligallons: 999_000 }],
    [{ perDayMilligallons: 99_999 }],
    [{ perTransactionCents: 999_900 }],
    [{ perDayCents: 9_999_999 }],
    [{ perCycleCents: 99_900 }],
  ])('reports %j as all nines', (overrides) => {
    expect(misfits(overrides)).toMatchObject([
      { misfit: 'allNines', limit: Object.keys(overrides)[0] },
    ]);
  });

  it.each<[Partial<PurchaseLimits>, number | null, boolean]>([
    [{ transactionsPerDay: 9 }, null, true],
    [{ transactionsPerDay: 10 }, null, true],
    [{ transactionsPerDay: 6 }, null, false],
    [{ perDayCents: 46_800 }, null, false],
    [{ perDayCents: 46_801 }, null, true],
    [{ perTransactionMilligallons: 54_000 }, 24_000, false],
    [{ perTransactionMilligallons: 54_001 }, 24_000, true],
    [{ perTransactionMilligallons: 66_000 }, null, false],
    [{ perTransactionMilligallons: 66_001 }, null, true],
  ])('with %j and a tank of %s, reports a limit as too loose: %s', (overrides, tank, isLoose) => {
    expect(misfits(overrides, tank).map(({ misfit }) => misfit)).toEqual(
      isLoose ? ['tooLoose'] : [],
    );
  });

  it('proposes at least two purchases a day, and the tank size if nothing was bought', () => {
    const once = [fill('2026-11-20T14:00:00Z', 20_000, 7800)];
    expect(limitsFit(NO_LIMITS, once, null)[0]).toMatchObject({ mostUsed: 1, proposed: 2 });
    const never = limitsFit(NO_LIMITS, [], 24_000);
    expect(never.map(({ mostUsed }) => mostUsed)).toEqual([null, null, null, null, null, null]);
    expect(never.map(({ proposed }) => proposed)).toEqual([null, 27_000, null, null, null, null]);
    expect(limitsFit({ ...fitting, perDayCents: 999_900 }, [], null)).toMatchObject([
      { limit: 'perDayCents', misfit: 'allNines', proposed: null },
    ]);
  });

  it('includes the rule and the message key of each', () => {
    const [found] = misfits({ perDayCents: null });
    expect(found?.rule).toBe('amountPerDay');
    expect(misfitKey('blank')).toBe('limitMisfit.blank');
  });
});
