import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

declare global {
  interface ImportMeta {
    glob(
      patterns: readonly string[],
      options: { readonly query: string; readonly import: string; readonly eager: true },
    ): Readonly<Record<string, string>>;
  }
}
const sources = Object.values(
  import.meta.glob(['../**/*.ts', '!../**/messages/*.ts', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const found = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name]) => name ?? '');

describe('the message catalog', () => {
  it('has a text for every key that a rule returns', () => {
    const input = found(/(?:error|key|message): '([^']+)'/g);
    expect(input.length).toBeGreaterThan(40);
    expect(input.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  it('has no unused text', () => {
    const literals = new Set(found(/'([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)'/g));
    const families = found(/`([a-zA-Z]+(?:\.[a-zA-Z]+)*\.)\$\{/g);
    const isGiven = (key: string) =>
      literals.has(key.replace(/\.detail$/, '')) ||
      families.some((family) => key.startsWith(family));
    expect(Object.keys(en).filter((key) => !isGiven(key))).toEqual([]);
  });
});
