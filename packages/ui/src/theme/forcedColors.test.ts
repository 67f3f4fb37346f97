/// <reference types="vite/types/importMeta.d.ts" />
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = `${import.meta.dirname}/..`;
const sheets = globSync('**/*.css.ts', { cwd: SOURCE });

test('no style draws focus as a box shadow, which forced colors remove', () => {
  const shadows = sheets.filter((file) =>
    /boxShadow:[^\n]*\bcolor\.focus\b/.test(readFileSync(`${SOURCE}/${file}`, 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(shadows).toEqual([]);
});
