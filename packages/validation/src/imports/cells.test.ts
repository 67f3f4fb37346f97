import { describe, expect, it } from 'vitest';
import { beforeDate, cleanText, isScientific } from './cellText.ts';
import { decimalMarkOf, readAmount } from './readAmount.ts';
import { splitName } from './splitName.ts';

describe('cleanText', () => {
  it.each([
    ['plain text', 'plain text'],
    ['  two  blanks ', 'two blanks'],
    ['no\u00A0break', 'no break'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['O’Brien', "O'Brien"],
    ['“A”', '"A"'],
    ['１１８', '118'],
    ["'00012", '00012'],
    ['a\u0000b', 'ab'],
    ['', ''],
    ["'", "'"],
  ])('[CARD-03] %o becomes %o', (original, clean) => {
    expect(cleanText(original)).toBe(clean);
  });
});

describe('damage by a spreadsheet', () => {
  it.each([
    ['3-May', '5-3'],
    ['03-May', '5-3'],
    ['May-12', '5-12'],
    ['2026-05-03', '5-3'],
    ['2026-05-03T00:00:00.000Z', '5-3'],
    ['5-3', null],
    ['3-Abc', null],
    ['E2044', null],
  ])('[CARD-03] %s was %s', (text, before) => {
    expect(beforeDate(text)).toBe(before);
  });

  it.each([
    ['4.48613E+15', true],
    ['4,48613E+15', true],
    ['1E5', false],
    ['E2044', false],
  ])('[CARD-03] %s is shortened: %s', (text, is) => {
    expect(isScientific(text)).toBe(is);
  });
});

describe('readAmount', () => {
  it.each([
    ['$1,234.50', '.', '1234.50', false],
    ['95', '.', '95', false],
    ['95 gal', '.', '95', false],
    ['$95/day', '.', '95', false],
    ['USD 95.00', '.', '95.00', false],
    ['(95.00)', '.', '95.00', true],
    ['($95.00)', '.', '95.00', true],
    ['-95', '.', '95', true],
    ['1.234,50', ',', '1234.50', false],
    ['95,00', ',', '95.00', false],
    ['1,23.50', '.', null, false],
    ['abc', '.', null, false],
    ['', '.', null, false],
    ['.5', '.', '0.5', false],
  ] as const)('[LIMIT-10] %s with %s is %s', (text, mark, plain, isNegative) => {
    expect(readAmount(text, mark)).toEqual({ plain, isNegative });
  });

  it('[LIMIT-10] takes decimal commas only where a whole column agrees', () => {
    expect(decimalMarkOf(['95,00', '180', '1.234,50'])).toBe(',');
    expect(decimalMarkOf(['95,00', '180.50'])).toBe('.');
    expect(decimalMarkOf(['1,234', '180'])).toBe('.');
    expect(decimalMarkOf([])).toBe('.');
  });
});

describe('splitName', () => {
  it.each([
    ['Whitfield, M.', 'M.', 'Whitfield'],
    ['Rosa Núñez', 'Rosa', 'Núñez'],
    ['Juan Carlos de la Cruz', 'Juan Carlos', 'de la Cruz'],
    ['John King Jr.', 'John', 'King Jr.'],
    ['John King, Jr.', 'John', 'King Jr.'],
    ['Haddad', null, 'Haddad'],
    ['De Vries', 'De', 'Vries'],
    ['', null, null],
    [',', null, null],
  ])('[CARD-23] %s', (text, firstName, lastName) => {
    expect(splitName(text)).toEqual({ firstName, lastName });
  });
});
