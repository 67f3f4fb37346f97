import { describe, expect, it } from 'vitest';
import { changeOf, regionDifferenceCents } from './figures.ts';

const spend = {
  cycleToDateCents: 5_318_044,
  previousToDateCents: 5_545_405,
  cycleMilligallons: 13_775_400,
  averagePriceMills: 3412,
  regionPriceMills: 3468,
  dailyCents: [],
};

describe('the figures of the Overview', () => {
  it('compares with what was before', () => {
    expect(changeOf(5_318_044, 5_545_405)).toEqual({
      kind: 'down',
      share: expect.closeTo(0.041, 4),
    });
    expect(changeOf(5_318_044, 5_000_000).kind).toBe('up');
    expect(changeOf(5_318_044, 5_318_040).kind).toBe('same');
    expect(changeOf(5_318_044, 0).kind).toBe('none');
    expect(changeOf(0, 0).kind).toBe('same');
  });

  it('says what the fuel cost beside the price of the region, in cents', () => {
    expect(regionDifferenceCents(spend)).toBe(-77_142);
    expect(regionDifferenceCents({ ...spend, regionPriceMills: null })).toBeNull();
    expect(regionDifferenceCents({ ...spend, averagePriceMills: null })).toBeNull();
  });
});
