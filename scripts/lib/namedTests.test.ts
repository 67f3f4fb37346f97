import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tests = new Set(
  globSync('{apps,packages,tests,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  }).map((path) => basename(path)),
);

describe('a security document', () => {
  it.each(['docs/threat-model.md', 'docs/security.md'])('%s names tests that exist', (path) => {
    const text = readFileSync(root + path, 'utf8');
    const named = [...text.matchAll(/`(?:[\w-]+\/)*(\w+\.test\.tsx?)`/g)].map(([, name]) => name);
    const journeys = [...text.matchAll(/journeys? ((?:`\w+`(?:,| and)? ?)+)/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${name}.spec.ts`),
    );
    expect(named.length).toBeGreaterThan(0);
    expect([...named, ...journeys].filter((name) => name && !tests.has(name))).toEqual([]);
  });
});
