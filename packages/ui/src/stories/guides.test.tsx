/// <reference types="vite/types/importMeta.d.ts" />
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ForecourtProvider } from '../provider/index.ts';
import { samples } from './api/samples.ts';
import { guides } from './guides.ts';
import { pasteable } from './paste.ts';
import { stateFaults } from './stateTable.ts';
import { stateTable } from './stories.ts';

const folders = Object.keys(import.meta.glob('../*/[A-Z]*/index.ts')).map((path) =>
  path.split('/').slice(1, 3).join('/'),
);
const exported = import.meta.glob<Readonly<Record<string, unknown>>>('../*/[A-Z]*/index.ts', {
  eager: true,
});

test('every exported component is documented on exactly one docs page', () => {
  const documented = Object.values(guides).flatMap(({ components }) => Object.keys(components));
  const providers = ['ForecourtProvider', 'ForecourtRoot'];
  expect(documented.toSorted()).toEqual(
    Object.keys(samples)
      .filter((name) => !providers.includes(name))
      .toSorted(),
  );
});

test('every component folder has a guide and a row in the state table', () => {
  const table = stateTable();
  expect(folders.filter((folder) => !(folder in guides))).toEqual([]);
  expect(folders.filter((folder) => !table.some((row) => row.folder === folder))).toEqual([]);
});

describe.each(Object.entries(guides))('the docs page of %s', (folder, guide) => {
  test('covers when to use it, its anatomy, its keyboard support, and its exports', () => {
    expect(guide.use.length).toBeGreaterThan(0);
    expect(guide.avoid.length).toBeGreaterThan(0);
    expect(guide.anatomy.length).toBeGreaterThan(0);
    expect(guide.keyboard.length).toBeGreaterThan(0);
    for (const [name, component] of Object.entries(guide.components)) {
      expect(exported[`../${folder}/index.ts`]?.[name]).toBe(component);
    }
  });

  test('has unique lowercase search terms', () => {
    expect(guide.purposes.length).toBeGreaterThan(0);
    expect(guide.purposes).toEqual([
      ...new Set(guide.purposes.map((purpose) => purpose.toLowerCase())),
    ]);
  });

  test('has code to paste that defines every variable it uses', () => {
    const code = pasteable(folder);
    expect(code).toContain(`<${Object.keys(guide.components)[0]}`);
    expect(code).not.toMatch(/\bui\.|\{\.\.\.host\}|\bnothing\b/);
    const used = [...code.matchAll(/(?:=\{|\.\.\.)(?!true|false|null)([a-z]\w*)\}/g)];
    for (const [, name] of used)
      expect(code).toMatch(new RegExp(`^(?:const|import) .*\\b${name}\\b`, 'm'));
  });

  test('renders examples of good and bad use', () => {
    expect(guide.pairs.length).toBeGreaterThan(0);
    for (const { good, bad } of guide.pairs) {
      for (const example of [good, bad]) {
        expect(renderToString(<ForecourtProvider>{example}</ForecourtProvider>)).not.toBe('');
      }
    }
  });
});

test('every state of every component is shown or explained', () => {
  const faults = stateTable().flatMap(({ folder, cells }) =>
    stateFaults(cells).map((fault) => `${folder}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
