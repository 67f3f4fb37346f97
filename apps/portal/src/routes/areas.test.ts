import { expect, it } from 'vitest';
import { signedInAreas } from './areas.ts';

/** Every area except the help center, which has nothing that can fail to load. */
const areas = signedInAreas.flatMap(({ texts, screens }) =>
  texts && !('helpCenter' in screens) ? [{ area: Object.keys(screens).join(', '), texts }] : [],
);

it.each(areas)('$area: has the texts for a failed load', async ({ texts }) => {
  const { en } = await texts();
  expect(en).toHaveProperty(['failure.title']);
  expect(en).toHaveProperty(['failure.again']);
});
