import { expect, it } from 'vitest';
import { AREA_KB_MAX, areas, weigh } from './areaWeights.ts';

it.each(areas.filter(({ isLimited }) => isLimited).map((area) => [area.name, area] as const))(
  'importing %s stays within the size limit for an area',
  async (_name, area) => {
    expect(await weigh(area)).toBeLessThanOrEqual(AREA_KB_MAX);
  },
  120_000,
);
