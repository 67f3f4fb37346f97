import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = 'packages/ui/src/**/*.css.ts';

/** Properties and values that name a side of the screen instead of following the direction. */
const PHYSICAL = [
  /\b(?:margin|padding|border)(?:Left|Right)\w*:/,
  /\b(?:scrollMargin|scrollPadding)(?:Left|Right):/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius:/,
  /(?:^|[\s{,])(?:left|right):\s*(?:-?\d|'|`)/m,
  /\btextAlign: '(?:left|right)'/,
  /\bfloat: '(?:left|right)'/,
];

test('styles use start and end, never left and right', () => {
  const files = globSync(FILES);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return PHYSICAL.filter((side) => side.test(source)).map((side) => `${file}: ${side}`);
  });
  expect(found).toEqual([]);
});
