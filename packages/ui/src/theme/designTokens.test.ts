/// <reference types="vite/types/importMeta.d.ts" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokens, rampsCss, type TokenGroup } from './designTokens.ts';

const [written] = Object.values(
  import.meta.glob<unknown>('../../tokens/tokens.json', { eager: true, import: 'default' }),
);
const css = readFileSync(`${import.meta.dirname}/../../tokens/ramps.css`, 'utf8');
const HINT = 'node packages/ui/scripts/tokens.mjs && oxfmt packages/ui/tokens';

const isGroup = (part: TokenGroup[string]): part is TokenGroup =>
  typeof part === 'object' && !Array.isArray(part);

/** All tokens in a group, at any depth; a token is what has a `$value`. */
function tokensOf(group: TokenGroup): readonly TokenGroup[] {
  if ('$value' in group) return [group];
  return Object.values(group).flatMap((part) => (isGroup(part) ? tokensOf(part) : []));
}

test('the token file is up to date', () => {
  expect(written, HINT).toEqual(JSON.parse(JSON.stringify(designTokens())));
});

test('the style sheet of the color ramps is up to date', () => {
  expect(css, HINT).toBe(rampsCss());
});

test('every token states its type, and colors are OKLCH with a hex fallback', () => {
  const tokens = tokensOf(designTokens());
  expect(tokens.length).toBeGreaterThan(400);
  expect(tokens.filter((token) => typeof token['$type'] !== 'string')).toEqual([]);
  const colors = tokens.filter((token) => token['$type'] === 'color');
  for (const { $value } of colors) {
    expect($value).toMatchObject({ colorSpace: 'oklch', alpha: 1 });
    expect($value).toHaveProperty('hex', expect.stringMatching(/^#[\da-f]{6}$/));
  }
});
