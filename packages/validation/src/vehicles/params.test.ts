import { describe, expect, it } from 'vitest';
import { issuesOf, outcome } from '../core/outcome.test.fixtures.ts';
import { odometerReading, tankFill } from './readings.ts';
import { vin } from './vin.ts';
import { vinWarning } from './vinWarning.ts';

describe('vehicle issues', () => {
  it('[DRIVER-09] include the actual and the required length of a VIN', () => {
    expect(issuesOf(vin, '1M8GDM9AXKP04278')).toEqual([
      { path: '', key: 'vin.length', params: { length: 16, count: 17 } },
    ]);
    expect(vin.safeParse('1').error?.issues).toMatchObject([{ code: 'custom' }]);
  });

  it('ignore spaces around a VIN', () => {
    expect(vinWarning(' 1m8gdm9axkp042788 ')).toBeNull();
    expect(vinWarning(' 1M8GDM9A0KP042788 ')).toEqual({
      key: 'vin.checkDigit',
      params: { expected: 'X' },
    });
  });

  it('[MSG-53] [MSG-54] include the previous reading, the maximum, and the tank size', () => {
    const reading = odometerReading({ previous: 48_120 });
    expect(issuesOf(reading, '48119')).toEqual([
      { path: '', key: 'odometer.outOfSequence', params: { previous: 48_120 } },
    ]);
    expect(outcome(reading, '48120')).toBe(48_120);
    expect(outcome(reading, '48120.5')).toBe('value.invalid');
    expect(outcome(reading, '')).toBe('value.required');
    expect(outcome(odometerReading({ previous: null }), '0')).toBe(0);
    const [beyond] = issuesOf(odometerReading({ previous: null }), '99999999');
    expect(beyond).toMatchObject({ key: 'value.atMost', params: { max: 9_999_999 } });
    expect(issuesOf(tankFill({ tankCapacityGallons: 31.5 }), '31.501')).toEqual([
      { path: '', key: 'vehicle.tankExceeded', params: { max: 31.5 } },
    ]);
  });
});
