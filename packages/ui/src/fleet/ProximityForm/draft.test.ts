import { describe, expect, it } from 'vitest';
import { checkProximity, draftOfProximity, toProximity } from './draft.ts';

const tight = {
  name: 'Tight',
  merchantDistanceThousandthsMax: 500,
  fuelPingAgeMinutesMax: 30,
  fuelVarianceBasisPointsMax: 1250,
};

describe('proximity profile draft', () => {
  it('[ENT-39] converts a profile to a draft and back', () => {
    const draft = draftOfProximity(tight);
    expect(draft).toEqual({ name: 'Tight', distance: '0.5', age: '30', variance: '12.5' });
    expect(toProximity(draft)).toEqual(tight);
    expect(checkProximity(draft)).toEqual([]);
  });

  it('[PROX-01] reports each issue at its field, with bounds in the field’s unit', () => {
    const draft = { name: ' ', distance: '100.5', age: 'soon', variance: '' };
    expect(checkProximity(draft)).toEqual([
      { path: 'name', key: 'proximity.nameRequired', params: { min: 1 } },
      { path: 'distance', key: 'value.between', params: { min: 0, max: 100 } },
      { path: 'age', key: 'value.invalid', params: {} },
      { path: 'variance', key: 'value.invalid', params: {} },
    ]);
  });

  it('[ENT-39] refuses excess decimals and exponents instead of rounding', () => {
    const draft = { name: 'Tight', distance: '0.5004', age: '12.7', variance: '1e1' };
    expect(checkProximity(draft).map(({ path, key }) => [path, key])).toEqual([
      ['distance', 'value.invalid'],
      ['age', 'value.invalid'],
      ['variance', 'value.invalid'],
    ]);
  });
});
