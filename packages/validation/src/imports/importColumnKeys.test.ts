import { expect, it } from 'vitest';
import { IMPORT_COLUMN_KEYS, isImportColumn } from './importColumnKeys.ts';

it('isImportColumn accepts exactly the known column keys', () => {
  expect(IMPORT_COLUMN_KEYS.every((key) => isImportColumn(key))).toBe(true);
  for (const name of ['', 'colour', 'VIN', 'constructor']) expect(isImportColumn(name)).toBe(false);
});
