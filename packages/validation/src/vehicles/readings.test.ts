import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { hubometerThousandths, odometerMiles } from './carriedReadings.ts';
import { hubometer, odometerReading, tankFill } from './readings.ts';

describe('readings', () => {
  it.each([
    ['999999.9', 999_999_900],
    ['999,999.9', 999_999_900],
    ['0', 0],
    [12.5, 12_500],
    ['1000000', 'value.atMost'],
    ['12.55', 'hubometer.decimals'],
    ['-1', 'value.invalid'],
    ['', 'value.required'],
  ])('[DRIVER-15] read the hubometer %o as %o', (typed, expected) => {
    expect(outcome(hubometer, typed)).toBe(expected);
  });

  it('[DRIVER-15] round-trip every tenth of a mile and refuse more than the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000_000 }), (tenths) => {
        const isWithin = tenths <= 9_999_999;
        expect(outcome(hubometer, (tenths / 10).toFixed(1))).toBe(
          isWithin ? tenths * 100 : 'value.atMost',
        );
        expect(accepts(hubometerThousandths, tenths * 100)).toBe(isWithin);
      }),
    );
  });

  it('[DRIVER-15] report the highest reading in miles and accept it', () => {
    const max = 999_999.9;
    expect(issuesOf(hubometer, '1000000')).toMatchObject([{ params: { max } }]);
    expect(issuesOf(hubometerThousandths, 999_999_901)).toMatchObject([{ params: { max } }]);
    expect(outcome(hubometerThousandths, 999_999_900)).toBe(999_999_900);
    expect(outcome(hubometerThousandths, 0)).toBe(0);
    expect(outcome(odometerReading({ previous: null }), '9999999')).toBe(9_999_999);
    expect(outcome(odometerMiles, 9_999_999)).toBe(9_999_999);
    expect(outcome(odometerMiles, 0)).toBe(0);
  });

  it.each([
    ['48120', 48_120, 48_120],
    ['48,121', 48_120, 48_121],
    ['48119', 48_120, 'odometer.outOfSequence'],
    ['5', null, 5],
    ['10000000', null, 'value.atMost'],
    ['48120.5', null, 'value.invalid'],
    ['miles', 0, 'value.invalid'],
  ])('[MSG-53] for the odometer %o after %o, return %o', (typed, previous, expected) => {
    expect(outcome(odometerReading({ previous }), typed)).toBe(expected);
  });

  it('[MSG-53] refuse an odometer below the previous one', () => {
    const miles = fc.integer({ min: 0, max: 9_999_999 });
    fc.assert(
      fc.property(miles, miles, (typed, previous) => {
        const expected = typed >= previous ? typed : 'odometer.outOfSequence';
        expect(outcome(odometerReading({ previous }), String(typed))).toBe(expected);
        expect(accepts(odometerMiles, typed)).toBe(true);
      }),
    );
    expect(outcome(odometerMiles, 10_000_000)).toBe('value.atMost');
  });

  it('[MSG-54] refuse a fill larger than the tank', () => {
    const milligallons = fc.integer({ min: 0, max: 400_000 });
    fc.assert(
      fc.property(milligallons, fc.integer({ min: 0, max: 300 }), (filled, capacity) => {
        const expected = filled <= capacity * 1000 ? filled : 'vehicle.tankExceeded';
        const schema = tankFill({ tankCapacityGallons: capacity });
        expect(outcome(schema, (filled / 1000).toFixed(3))).toBe(expected);
      }),
    );
    expect(outcome(tankFill({ tankCapacityGallons: 31.5 }), '31.501')).toBe('vehicle.tankExceeded');
    expect(outcome(tankFill({ tankCapacityGallons: 31.5 }), '31.5')).toBe(31_500);
    expect(outcome(tankFill({ tankCapacityGallons: 31 }), '1.2345')).toBe('gallons.decimals');
  });
});
