/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';

type Target = Readonly<Record<'@forecourt/source' | 'types' | 'default', string>>;

const [exportMap = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, Target | string>>>('../package.json', {
    eager: true,
    import: 'exports',
  }),
);
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  './{index.ts,*/index.ts,*/[A-Z]*/index.ts}',
  { eager: true },
);

const entries = Object.entries(exportMap).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [{ entry, target }],
);
const sourceOf = ({ '@forecourt/source': source }: Target) => source.replace(/^\.\/src\//, './');

test('every entry leads to a module, and its types and code stand side by side', () => {
  for (const { target } of entries) {
    expect(Object.keys(modules)).toContain(sourceOf(target));
    expect(target.default.replace(/\.js$/, '')).toBe(target.types.replace(/\.d\.ts$/, ''));
  }
});

test('every component can be imported alone', () => {
  const reachable = new Set(entries.map(({ target }) => sourceOf(target)));
  const components = Object.keys(modules).filter((file) => /^\.\/\w+\/[A-Z]/.test(file));
  expect(components.filter((file) => !reachable.has(file))).toEqual([]);
});

test('what is exported changes on purpose only', () => {
  const names = entries.map(({ entry, target }) => [
    entry,
    Object.keys(modules[sourceOf(target)] ?? {}).toSorted(),
  ]);
  expect(Object.fromEntries(names)).toMatchSnapshot();
});
