import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = `${import.meta.dirname}/../../../..`;

/** The first column of the guide's last table. */
const [, table = ''] = readFileSync(`${ROOT}/packages/ui/docs/writing.md`, 'utf8').split(
  '## Retired words',
);
const retired = Array.from(table.matchAll(/^\| ([a-z].*?) +\|/gm), ([, word = '']) => word);

const catalogues = globSync('{packages,apps}/*/src/**/messages/en.ts', { cwd: ROOT });

/** The texts of a catalogue, each on the line of its key, without keys and comments. */
const textsOf = (file: string): string[] =>
  readFileSync(`${ROOT}/${file}`, 'utf8')
    .replaceAll(/\/\*.*?\*\/|^ *\/\/.*$|'[\w.]+':/gms, '')
    .split('\n')
    .filter((line) => !line.startsWith('import'));

it('finds the guide’s words and the catalogues', () => {
  expect(retired).toContain('dearest');
  expect(catalogues).toContain('packages/validation/src/limits/messages/en.ts');
});

it.each(retired)('no text says “%s”', (word) => {
  const said = new RegExp(String.raw`(?<!\w)${word}(?!\w)`, 'i');
  const found = catalogues.flatMap((file) =>
    textsOf(file)
      .filter((text) => said.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
