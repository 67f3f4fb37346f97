import { expect, it } from 'vitest';

const [readme = ''] = Object.values(
  import.meta.glob(['../README.md'], { query: '?raw', import: 'default', eager: true }),
);
const [manifest = '{}'] = Object.values(
  import.meta.glob(['../package.json'], { query: '?raw', import: 'default', eager: true }),
);

it('the README lists every area', () => {
  const { exports }: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(manifest);
  const areas = Object.keys(exports).flatMap((path) =>
    path === '.' || path.endsWith('.json') ? [] : [path.slice('./'.length)],
  );
  expect(areas.length).toBeGreaterThan(40);
  expect(areas.filter((area) => !new RegExp(`[/\`]${area}['\`]`).test(readme))).toEqual([]);
});
