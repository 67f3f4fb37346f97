import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = `${import.meta.dirname}/../../../..`;
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

/** Parses a catalog's source into texts by key. */
const textsOf = (file: string) =>
  new Map(
    Array.from(read(file).matchAll(/'([\w.]+)':\s*'([^']*)'/g), ([, key = '', text = '']) => [
      key,
      text,
    ]),
  );
/** The names of a text's placeholders. */
const namesIn = (text = '') =>
  new Set(Array.from(text.matchAll(/\{(\w+)[},]/g), ([, name]) => name));

const translated = globSync('{packages,apps}/*/src/**/messages/{es,fr}.ts', { cwd: ROOT });
const textsIn = (language: string) =>
  translated
    .filter((file) => file.endsWith(`/${language}.ts`))
    .flatMap((file) => [...textsOf(file).values()]);

/** Retired words from a column of the guide's table of terms. */
const retired = (column: number) =>
  Array.from(read('packages/ui/docs/writing.md').matchAll(/^\|(?:[^|\n]*\|){5}$/gm), ([row]) => row)
    .slice(2)
    .flatMap((row) => row.split('|')[column]?.trim().split(', ') ?? [])
    .filter((word) => word !== '');

describe.each(translated)('%s', (file) => {
  const english = textsOf(file.replace(/\w+\.ts$/, 'en.ts'));
  const texts = textsOf(file);

  it('has the same keys as the English catalog, in the same order', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  it('has the same placeholders as the English texts', () => {
    const places = (catalog: typeof texts) =>
      [...catalog].map(([key, text]) => [key, namesIn(text)] as const);
    expect(places(texts)).toEqual(places(english));
  });
});

it.each([
  ['es', 'a question without ¿, or an exclamation without ¡', /^[^¿]*\?|^[^¡]*!/],
  ['es', 'the familiar you', /(?<!\p{L})(?:tú|tus?|ti|puedes|tienes|quieres)(?!\p{L})/iu],
  ['fr', 'a colon without a no-break space', /(?<!\u00A0):/],
  ['fr', 'a space before ; ! or ?', /\s[;!?]/],
  ['fr', 'guillemets without no-break spaces', /«(?!\u00A0)|(?<!\u00A0)»/],
  ['fr', 'quotation marks of another language', /["“”]/],
  [
    'fr',
    'a capital without its accent',
    /(?<!\p{L})(?:A (?=\p{Ll})|E(?:tat|cran|chec|quip|nerg|t[eé]))/u,
  ],
  ['fr', 'the familiar you', /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu],
  ['fr', 'a sign before its amount', /\$[\u00A0 ]?[\d{]/],
  ...(['es', 'fr'] as const).flatMap((language) =>
    retired(language === 'es' ? 3 : 5).map(
      (word) =>
        [language, `“${word}”`, new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu')] as const,
    ),
  ),
] as const)('no text in %s contains %s', (language, _, pattern) => {
  expect(textsIn(language).filter((text) => pattern.test(text))).toEqual([]);
});

it('finds the guide’s retired words and the translated texts', () => {
  expect(retired(3)).toContain('surtidor');
  expect(retired(5)).toContain('flotte');
  expect(textsIn('fr')).toContain('Imprimer');
});
