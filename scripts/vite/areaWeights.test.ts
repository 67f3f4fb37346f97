import { expect, it } from 'vitest';
import { AREA_KB_MAX, areas, weigh } from './areaWeights.ts';

it.each(areas.filter(({ isLimited }) => isLimited).map((area) => [area.name, area] as const))(
  'the import of %s weighs no more than an area may',
  async (_name, area) => {
    expect(await weigh(area)).toBeLessThanOrEqual(AREA_KB_MAX);
  },
  120_000,
);
