import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { proximityProfile } from './proximityProfile.ts';

const profile = {
  name: 'Linehaul',
  merchantDistanceThousandthsMax: 250,
  fuelPingAgeMinutesMax: 10,
  fuelVarianceBasisPointsMax: 1000,
};
const bounds = [
  ['merchantDistanceThousandthsMax', 100_000],
  ['fuelPingAgeMinutesMax', 1440],
  ['fuelVarianceBasisPointsMax', 10_000],
] as const;

describe('proximityProfile', () => {
  it('[PROX-01] [ENT-39] accepts distance, fuel reading age, and variance', () => {
    expect(outcome(proximityProfile, profile)).toEqual(profile);
    expect(outcome(proximityProfile, { ...profile, name: '' })).toBe('name proximity.nameRequired');
  });

  it.each(bounds)('[ENT-39] requires %s to be a whole number from 0 to %i', (field, max) => {
    fc.assert(
      fc.property(fc.integer({ min: -max, max: max * 2 }), (value) => {
        const isWithin = value >= 0 && value <= max;
        expect(accepts(proximityProfile, { ...profile, [field]: value })).toBe(isWithin);
      }),
    );
    expect(accepts(proximityProfile, { ...profile, [field]: 0 })).toBe(true);
    expect(accepts(proximityProfile, { ...profile, [field]: max })).toBe(true);
    expect(issuesOf(proximityProfile, { ...profile, [field]: -1 })).toMatchObject([
      { path: field, params: { min: 0, max } },
    ]);
    expect(outcome(proximityProfile, { ...profile, [field]: max + 1 })).toBe(
      `${field} value.between`,
    );
    expect(outcome(proximityProfile, { ...profile, [field]: 1.5 })).toBe(`${field} value.invalid`);
  });
});
