import { describe, expect, it } from 'vitest';
import { checkProximity, draftOfProximity, toProximity } from './draft.ts';

const tight = {
  name: 'Tight',
  merchantDistanceThousandthsMax: 500,
  fuelPingAgeMinutesMax: 30,
  fuelVarianceBasisPointsMax: 1250,
};

describe('the fields of a proximity profile', () => {
  it('[ENT-39] hold a profile and give it back', () => {
    const draft = draftOfProximity(tight);
    expect(draft).toEqual({ name: 'Tight', distance: '0.5', age: '30', variance: '12.5' });
    expect(toProximity(draft)).toEqual(tight);
    expect(checkProximity(draft)).toEqual([]);
  });

  it('[PROX-01] say what is wrong at its field, in the unit that is typed', () => {
    const draft = { name: ' ', distance: '100.5', age: 'soon', variance: '' };
    expect(checkProximity(draft)).toEqual([
      { path: 'name', key: 'proximity.nameRequired', params: { min: 1 } },
      { path: 'distance', key: 'value.between', params: { min: 0, max: 100 } },
      { path: 'age', key: 'value.invalid', params: {} },
      { path: 'variance', key: 'value.invalid', params: {} },
    ]);
  });

  it('[ENT-39] are refused instead of rounded when they say more than fits', () => {
    const draft = { name: 'Tight', distance: '0.5004', age: '12.7', variance: '1e1' };
    expect(checkProximity(draft).map(({ path, key }) => [path, key])).toEqual([
      ['distance', 'value.invalid'],
      ['age', 'value.invalid'],
      ['variance', 'value.invalid'],
    ]);
  });
});
