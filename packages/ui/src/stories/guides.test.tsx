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

test('every exported component stands on one docs page', () => {
  const documented = Object.values(guides).flatMap(({ components }) => Object.keys(components));
  const providers = ['ForecourtProvider', 'ForecourtRoot'];
  expect(documented.toSorted()).toEqual(
    Object.keys(samples)
      .filter((name) => !providers.includes(name))
      .toSorted(),
  );
});

test('every component has a docs page: a guide beside its stories', () => {
  const table = stateTable();
  expect(folders.filter((folder) => !(folder in guides))).toEqual([]);
  expect(folders.filter((folder) => !table.some((row) => row.folder === folder))).toEqual([]);
});

describe.each(Object.entries(guides))('the page of %s', (folder, guide) => {
  test('says when, what of, how by keyboard, and what it exports', () => {
    expect(guide.use.length).toBeGreaterThan(0);
    expect(guide.avoid.length).toBeGreaterThan(0);
    expect(guide.anatomy.length).toBeGreaterThan(0);
    expect(guide.keyboard.length).toBeGreaterThan(0);
    for (const [name, component] of Object.entries(guide.components)) {
      expect(exported[`../${folder}/index.ts`]?.[name]).toBe(component);
    }
  });

  test('is found by words that people search for', () => {
    expect(guide.purposes.length).toBeGreaterThan(0);
    expect(guide.purposes).toEqual([
      ...new Set(guide.purposes.map((purpose) => purpose.toLowerCase())),
    ]);
  });

  test('has code to paste that names nothing from elsewhere', () => {
    const code = pasteable(folder);
    expect(code).toContain(`<${Object.keys(guide.components)[0]}`);
    expect(code).not.toMatch(/\bui\.|\{\.\.\.host\}|\bnothing\b/);
    const used = [...code.matchAll(/(?:=\{|\.\.\.)(?!true|false|null)([a-z]\w*)\}/g)];
    for (const [, name] of used)
      expect(code).toMatch(new RegExp(`^(?:const|import) .*\\b${name}\\b`, 'm'));
  });

  test('shows live what to do and what not', () => {
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
