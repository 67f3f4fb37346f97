import { expect, it } from 'vitest';
import { signedInAreas } from './areas.ts';

/** Every area but the help center, which shows nothing that can fail to load. */
const areas = signedInAreas.flatMap(({ texts, screens }) =>
  texts && !('helpCenter' in screens) ? [{ area: Object.keys(screens).join(', '), texts }] : [],
);

it.each(areas)('$area: what failed to load is said in words', async ({ texts }) => {
  const { en } = await texts();
  expect(en).toHaveProperty(['failure.title']);
  expect(en).toHaveProperty(['failure.again']);
});
