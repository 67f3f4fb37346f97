import { describe, expect, it } from 'vitest';
import { IMPORT_COLUMN_KEYS, type ImportColumnKey } from '../imports/importColumnKeys.ts';
import type { CheckedCell, CheckedRow } from '../imports/importTypes.ts';
import {
  findHeader,
  IMPORT_COLUMNS,
  rowsWithReasons,
  templateRows,
  type Translate,
} from './index.ts';

const KINDS = ['cards', 'drivers', 'vehicles', 'promptedIds'] as const;
const say: Translate = (key, params) => [key, ...Object.values(params)].join(' ');
const cell = (
  column: ImportColumnKey,
  original: string,
  more: Partial<CheckedCell> = {},
): CheckedCell => ({
  column,
  status: 'ok',
  key: null,
  params: {},
  original,
  value: original,
  ...more,
});
const bad = (row: number, ...cells: readonly CheckedCell[]): CheckedRow => ({
  row,
  cells,
  entry: null,
});

describe('rowsWithReasons', () => {
  it('lists refused rows under their combined columns, in standard order', () => {
    const taken = { ...bad(2, cell('vin', 'x')), entry: {} };
    const rows = rowsWithReasons(
      [taken, bad(3, cell('perDay', '9'), cell('driverId', 'E1')), bad(5, cell('unitNumber', '7'))],
      say,
    );
    const columns = IMPORT_COLUMN_KEYS.filter((key) =>
      ['driverId', 'unitNumber', 'perDay'].includes(key),
    );
    expect(rows).toEqual([
      [...columns.map((key) => `importColumn.${key}`), 'import.row', 'import.reasons'],
      ['E1', '', '9', '3', ''],
      ['', '7', '', '5', ''],
    ]);
  });

  it('lists questions and errors as reasons, but not automatic fixes', () => {
    const [, line] = rowsWithReasons(
      [
        bad(
          4,
          cell('driverId', ' e1', { status: 'mended', key: 'import.mended', value: 'e1' }),
          cell('unitNumber', '3-May', {
            status: 'question',
            key: 'import.dateDamaged',
            params: { suggestion: '5-3' },
          }),
          cell('vin', 'x', { status: 'wrong', key: 'import.scientific' }),
          cell('fleet', '', { status: 'wrong' }),
        ),
      ],
      say,
    );
    expect(line?.at(-1)).toBe(
      'importColumn.unitNumber: import.dateDamaged 5-3; importColumn.vin: import.scientific',
    );
    expect(line?.[0]).toBe(' e1');
  });
});

describe('the template', () => {
  it.each(KINDS)('for %s has a header for each column and examples that fit it', (kind) => {
    const [head = [], ...examples] = templateRows(say, kind);
    const names = IMPORT_COLUMNS[kind].map(({ labelKey }) => labelKey);
    expect(head).toEqual(names.filter((name) => name !== 'importColumn.driverName'));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(example).toHaveLength(head.length);
      expect(example.filter((text) => text !== '').length).toBeGreaterThan(0);
    }
  });

  it('fills in only what a card of each type requires', () => {
    const [head = [], ...examples] = templateRows(say);
    const filledIn = (name: string) =>
      examples.map((example) => example[head.indexOf(`importColumn.${name}`)] !== '');
    expect(filledIn('cardType')).toEqual([true, true, true]);
    expect(filledIn('driverId')).toEqual([true, false, false]);
    expect(filledIn('unitNumber')).toEqual([false, true, false]);
    expect(filledIn('nameOnCard')).toEqual([false, false, true]);
  });

  it('defaults to cards, and its examples are never read as data', () => {
    expect(templateRows(say)).toEqual(templateRows(say, 'cards'));
    for (const kind of [...KINDS, 'purchases'] as const) {
      const [head = [], ...examples] = templateRows(say, kind);
      expect(examples.length).toBeGreaterThan(0);
      expect(findHeader([head, ...examples], kind).dataRows).toEqual([]);
    }
  });
});
