/// <reference types="vite/types/importMeta.d.ts" />
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Renames {
  readonly exports: Readonly<Record<string, string>>;
  readonly props: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
type Transform = (
  file: { readonly path: string; readonly source: string },
  api: { readonly jscodeshift: unknown; readonly report: (message: string) => void },
  options: { readonly renames?: Renames },
) => string | undefined;

// Loads the CommonJS modules as jscodeshift does; they are not part of the package's own code.
const require = createRequire(import.meta.url);
const transform: Transform = require('../codemods/rename.cjs');
const renames: Renames = require('../codemods/renames.cjs');
const { withParser }: { readonly withParser: (name: string) => unknown } = require('jscodeshift');

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));

function changed(source: string, options: { readonly renames?: Renames } = {}) {
  const lines: string[] = [];
  const api = { jscodeshift: withParser('tsx'), report: (line: string) => lines.push(line) };
  return { text: transform({ path: 'Invite.tsx', source }, api, options), lines };
}
const fixture = (name: string) =>
  readFileSync(`${import.meta.dirname}/../codemods/fixtures/${name}.tsx`, 'utf8');

test('the codemod renames only the props of imported components, even if aliased', () => {
  const { text, lines } = changed(fixture('props.input'));
  expect(text).toBe(fixture('props.output'));
  expect(lines).toEqual(['Invite.tsx:19 spreads a variable; look there for mayGiveAll']);
});

test('the codemod ignores files with the new names and components of other packages', () => {
  expect(changed(fixture('props.output')).text).toBeUndefined();
  expect(changed(fixture('untouched')).text).toBeUndefined();
});

test('the codemod renames an imported export and keeps its local name in the file', () => {
  const options = { renames: { exports: { Pane: 'SidePanel' }, props: {} } };
  const source = "import { Pane, type Pane as Panel } from '@forecourt/ui/side-panel';\n";
  expect(changed(source, options).text).toBe(
    "import { SidePanel as Pane, type SidePanel as Panel } from '@forecourt/ui/side-panel';\n",
  );
});

test('every deprecated name states its replacement, and the codemod has the same pairs', () => {
  const deprecated = sources.flatMap((source) =>
    [...source.matchAll(/@deprecated Use `(\w+)`[^\n]*\*\/\s*(?:readonly |export \w+ )(\w+)/g)].map(
      ([, next, old]) => `${old} → ${next}`,
    ),
  );
  const known = [renames.exports, ...Object.values(renames.props)].flatMap((names) =>
    Object.entries(names).map(([old, next]) => `${old} → ${next}`),
  );
  const marks = sources.join('').match(/@deprecated/g) ?? [];
  expect(known.toSorted()).toEqual(deprecated.toSorted());
  expect(marks).toHaveLength(known.length);
});

test('a boolean prop starts with is, has, can, allows, or default, unless deprecated', () => {
  const wrong = sources.flatMap((source) =>
    [...source.matchAll(/^export interface \w+Props\b[^{]*\{\n([^]*?)^\}/gm)].flatMap(([, body]) =>
      [...(body ?? '').matchAll(/(@deprecated[^\n]*\n)?\s+readonly (\w+)\??: boolean/g)].flatMap(
        ([, mark, name = '']) =>
          mark || /^(is|has|can|allows|default)[A-Z]/.test(name) ? [] : [name],
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
