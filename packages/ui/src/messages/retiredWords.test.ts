import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = `${import.meta.dirname}/../../../..`;

/** The first column of the "Retired words" table in the writing guide. */
const [, table = ''] = readFileSync(`${ROOT}/packages/ui/docs/writing.md`, 'utf8').split(
  '## Retired words',
);
const retired = Array.from(table.matchAll(/^\| ([a-z].*?) +\|/gm), ([, word = '']) => word);

/** The texts of all catalogs, one per line, without keys and comments. */
const texts = globSync('{packages,apps}/*/src/**/messages/en.ts', { cwd: ROOT }).flatMap((file) =>
  readFileSync(`${ROOT}/${file}`, 'utf8')
    .replaceAll(/\/\*.*?\*\/|^ *\/\/.*$|'[\w.]+':/gms, '')
    .split('\n')
    .filter((line) => !line.startsWith('import'))
    .map((line) => ({ file, text: line.trim() })),
);

/** Pages about the product: documentation, component guides, and changelogs. */
const pages = globSync(
  '{*.md,.changeset/*.md,{.,packages/*}/docs/**/*.md,packages/*/*.md,packages/ui/src/**/*.guide.tsx}',
  { cwd: ROOT },
).filter((file) => file !== 'packages/ui/docs/writing.md');

it('finds the guide’s retired words, the catalogs, and the pages', () => {
  expect(retired).toContain('dearest');
  expect(texts.map(({ file }) => file)).toContain('packages/validation/src/limits/messages/en.ts');
  expect(pages).toContain('docs/decisions/0007-capacity.md');
});

it.each(retired)('no text contains “%s”', (word) => {
  const pattern = new RegExp(String.raw`(?<!\w)${word}(?!\w)`, 'i');
  expect(texts.filter(({ text }) => pattern.test(text))).toEqual([]);
});

// The other retired words are fine in longer texts.
it.each(['nobody', 'somebody', 'everybody', 'anew', 'meanwhile', 'user name', 'telephone'])(
  'no page contains “%s”',
  (word) => {
    expect(retired).toContain(word);
    const pattern = new RegExp(String.raw`(?<![\w\`"-])${word}(?!\w)`, 'i');
    expect(pages.filter((file) => pattern.test(readFileSync(`${ROOT}/${file}`, 'utf8')))).toEqual(
      [],
    );
  },
);

it.each([
  ['a zone by its identifier', /\b(?:America|Canada|Pacific|US|Etc)\/[A-Z]\w+/],
  ['a time of 24 hours', /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?!\s?[AP]M)/],
  ['a placeholder for a zone’s identifier', /\{timeZone\}/],
  [
    'something “of” a person where a possessive or “for” is meant',
    /\b(?:accounts?|code|history|name|password|PIN|requests?|secret|settings) of \{/i,
  ],
  ['a contraction', /n[’']t\b|[a-z][’'](?:ll|re|ve)\b/],
  // The formatter treats an empty singular as missing and uses the plural.
  ['a singular without words', /\b(?:one|=\d+) \{\}/],
])('no text contains %s', (_, pattern) => {
  expect(texts.filter(({ text }) => pattern.test(text))).toEqual([]);
});
