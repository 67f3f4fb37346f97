import { expect, it } from 'vitest';
import { IMPORT_COLUMN_KEYS, isImportColumn } from './importColumnKeys.ts';

it('a column is ours by its name alone', () => {
  expect(IMPORT_COLUMN_KEYS.every((key) => isImportColumn(key))).toBe(true);
  for (const name of ['', 'colour', 'VIN', 'constructor']) expect(isImportColumn(name)).toBe(false);
});
