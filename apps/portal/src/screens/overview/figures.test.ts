import { describe, expect, it } from 'vitest';
import { regionDifferenceCents, spentChange } from './figures.ts';

const spend = {
  cycleToDateCents: 5_318_044,
  previousToDateCents: 5_545_405,
  cycleMilligallons: 13_775_400,
  averagePriceMills: 3412,
  regionPriceMills: 3468,
  dailyCents: [],
};

describe('the figures of the Overview', () => {
  it('compares the cycle with the one before', () => {
    expect(spentChange(spend)).toEqual({ kind: 'down', share: expect.closeTo(0.041, 4) });
    expect(spentChange({ ...spend, previousToDateCents: 5_000_000 }).kind).toBe('up');
    expect(spentChange({ ...spend, previousToDateCents: 5_318_040 }).kind).toBe('same');
    expect(spentChange({ ...spend, previousToDateCents: 0 }).kind).toBe('none');
  });

  it('says what the fuel cost beside the price of the region, in cents', () => {
    expect(regionDifferenceCents(spend)).toBe(-77_142);
    expect(regionDifferenceCents({ ...spend, regionPriceMills: null })).toBeNull();
    expect(regionDifferenceCents({ ...spend, averagePriceMills: null })).toBeNull();
  });
});
