import { describe, expect, it } from 'vitest';
import { HEADS } from '../imports/rows.test.fixtures.ts';
import { findHeader } from './index.ts';

const driver = ['Whitfield, M.', 'E2044', '118', '', '12', 'Vans', '95'];
const titles = (count: number) => Array.from({ length: count }, () => ['7']);
const under = (...rows: readonly (readonly string[])[]) => findHeader([HEADS, driver, ...rows]);

describe('the header of a table', () => {
  it.each<[what: string, row: readonly string[], isHead: boolean]>([
    ['two names that we know', ['Driver', 'Unit #'], true],
    ['two names among figures', ['Driver', '2026', 'Unit #', '7', '8'], true],
    ['one name alone', ['Driver'], true],
    ['one name with a word', ['Driver', 'Remark'], true],
    ['one name with a figure', ['Driver', '7'], true],
    ['one name among figures', ['Driver', '2026', '7'], false],
    ['words only', ['Wer', 'Wann', 'Wo'], true],
    ['words and a figure', ['Wer', 'Wann', '7'], false],
    ['a figure with its signs among words', ['Wer', 'Wann', '$ 1,250.00'], false],
    ['an amount in brackets among words', ['Wer', 'Wann', '(95)'], false],
    ['a share among words', ['Wer', 'Wann', '12 %'], false],
    ['a word that begins with a figure', ['Wer', 'Wann', '2nd shift'], true],
    ['a word that ends with a figure', ['Wer', 'Wann', 'Shift 2'], true],
    ['one word, as a title has it', ['Acme'], false],
    ['words as long as a sentence', ['Wer', 'x'.repeat(41)], false],
    ['words as long as a head may be', ['Wer', 'x'.repeat(40)], true],
  ])('is recognized only if plausible, given %s: %j', (_what, row, isHead) => {
    expect(findHeader([row]).headerRow).toBe(isHead ? 0 : -1);
  });

  it('is the most likely row, or the first of equals', () => {
    expect(findHeader([['Wer', 'Wann'], HEADS, driver]).headerRow).toBe(1);
    expect(findHeader([HEADS, HEADS]).headerRow).toBe(0);
    expect(findHeader([['Wer', 'Wann', 'Wo'], ['Driver', 'Unit #'], driver]).headerRow).toBe(1);
    expect(
      findHeader([
        ['Driver', 'Unit #'],
        ['Driver', 'Unit #', 'Notes'],
      ]).headerRow,
    ).toBe(1);
    expect(findHeader([['Driver', 'Unit #'], HEADS]).headerRow).toBe(1);
  });

  it('is searched for in the first forty rows', () => {
    expect(findHeader([...titles(39), HEADS]).headerRow).toBe(39);
    expect(findHeader([...titles(40), HEADS]).headerRow).toBe(-1);
  });

  it('is recognized by the names for its kind of file', () => {
    const heads = ['License state', '7', 'CDL #'];
    expect(findHeader([heads], 'drivers').headerRow).toBe(0);
    expect(findHeader([heads], 'cards').headerRow).toBe(-1);
  });

  it('is returned with whitespace collapsed', () => {
    const { heads } = findHeader([[' Driver\n name ', 'Unit  #']]);
    expect(heads).toEqual(['Driver name', 'Unit #']);
  });

  it('ignores blank rows and columns, however wide', () => {
    const blank = Array.from({ length: 200 }, () => '');
    const wide = [...HEADS, ...blank];
    expect(findHeader([blank, wide])).toMatchObject({ headerRow: 1, titleRows: 0 });
    expect(findHeader([blank]).headerRow).toBe(-1);
    // Fills five of 7 columns, since the other 200 have no header
    const total = ['Total', '', 'cards', '7', '190', '8', ...blank];
    expect(findHeader([wide, total]).dataRows).toEqual([1]);
  });

  it('reports the number of titles above it, without blank rows', () => {
    const grid = [['7'], ['', ' '], ['\u00A0'], ['Ärzte'], HEADS];
    expect(findHeader(grid)).toMatchObject({ headerRow: 4, titleRows: 2 });
    expect(findHeader([HEADS, driver]).titleRows).toBe(0);
    expect(findHeader([['7'], ['8']])).toMatchObject({ headerRow: -1, titleRows: 0 });
  });
});

describe('the rows of a table', () => {
  it.each<[what: string, row: readonly string[]]>([
    ['a row of blanks of any kind', ['', ' ', '\t', '\u00A0\u2003']],
    ['a row without cells', []],
    ['an example of the template', ['Ruiz', 'EXAMPLE1', '7']],
  ])('exclude %s', (_what, row) => {
    expect(under(row)).toMatchObject({ dataRows: [1], totalRows: 0 });
  });

  it.each<[row: readonly string[]]>([
    [['Total']],
    [[' Totals ']],
    [['Grand total', '', '', '', '', '', '190']],
    [['', '', 'SUM', '190']],
    [['Subtotal: 2', 'cards']],
    [['Count', '2']],
    [['Records: 2']],
    [['Rows 2']],
    [['End of report']],
    [['End of file']],
    [['Total', '', '2 cards', '190']],
    [[' ', '', '', '', '', '', '190']],
    [['', '', '', '', '', '', '$1,190.00']],
    [['', '', '', '', '', '2', '(190)']],
  ])('exclude totals: %j', (row) => {
    expect(under(row)).toMatchObject({ dataRows: [1], totalRows: 1 });
  });

  it.each<[what: string, row: readonly string[]]>([
    ['names that begin like a total', ['Totaline, Tom', 'E1']],
    ['names that have a total in them', ['Ruiz Total', 'E1']],
    ['as many cells as others have', ['Total', 'E1', '118', '', '12']],
    ['figures of which the first stands in front', ['118', '12']],
    ['figures beside a word', ['', '118', 'Vans']],
    ['three figures', ['', '118', '', '12', '', '95']],
    ['a letter outside ASCII', ['Ł']],
  ])('include a row with %s', (_what, row) => {
    expect(under(row)).toMatchObject({ dataRows: [1, 2], totalRows: 0 });
  });

  it('include rows of only numbers if the table has few columns', () => {
    const rows = [['', '118']];
    expect(findHeader([['Driver', 'Unit #', 'VIN #'], ...rows]).dataRows).toEqual([1]);
    const four = ['Driver', 'Unit #', 'VIN #', 'Dept'];
    expect(findHeader([four, ...rows]).totalRows).toBe(1);
    expect(findHeader([four, ['Total', '190'], ['Total', '', '2', '190']]).dataRows).toEqual([2]);
  });
});
