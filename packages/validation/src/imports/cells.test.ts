import { describe, expect, it } from 'vitest';
import { beforeDate, cleanText, isNoValue, isScientific } from './cellText.ts';
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
    ["''12", "'12"],
    ["12'", "12'"],
    [" '12", '12'],
    ['\u2018a\u2019 \u201Ab\u201B `c\u00B4', "a' 'b' 'c'"],
    ['\u201Ea\u201F', '"a"'],
    ['！Ａ～', '!A~'],
    ['a\tb\r\nc', 'a b c'],
    ['\u00ADa\u202Eb', 'ab'],
    ['e\u0301', 'é'],
    ['~', '~'],
    ['a  b', 'a b'],
    ['a ', 'a'],
  ])('[CARD-03] %o becomes %o', (original, clean) => {
    expect(cleanText(original)).toBe(clean);
  });
});

describe('spreadsheet damage', () => {
  it.each([
    ['3-May', '5-3'],
    ['03-May', '5-3'],
    ['May-12', '5-12'],
    ['2026-05-03', '5-3'],
    ['2026-05-03T00:00:00.000Z', '5-3'],
    ['2026-05-03 00:00', '5-3'],
    ['31-DEC', '12-31'],
    ['Jan-05', '1-5'],
    ['5-3', null],
    ['123-May', null],
    ['x3-May', null],
    ['3-Mayo', null],
    ['May-123', null],
    ['May-1', null],
    ['AMay-12', null],
    ['Abc-12', null],
    ['12026-05-03', null],
    ['2026-5-3', null],
    ['2026-05-03x', null],
    ['2026-05-03 noon', null],
    ['3-Abc', null],
    ['E2044', null],
  ])('[CARD-03] beforeDate of %s is %s', (text, before) => {
    expect(beforeDate(text)).toBe(before);
  });

  it.each([
    ['4.48613E+15', true],
    ['4,48613E+15', true],
    ['4e+5', true],
    ['4E+123', true],
    ['1E5', false],
    ['E2044', false],
    ['44.8E+15', false],
    ['4.E+15', false],
    ['4E+1234', false],
    ['4E+15 km', false],
    ['x4E+15', false],
  ])('[CARD-03] %s is in scientific notation: %s', (text, is) => {
    expect(isScientific(text)).toBe(is);
  });
});

describe('isNoValue', () => {
  it.each('|-|---|–|—|N/A|na|None|null|nil|Unlimited|no limit|DEFAULT|#N/A'.split('|'))(
    'is true for %j',
    (text) => {
      expect(isNoValue(text)).toBe(true);
    },
  );

  it.each(['0', '-1', 'none of it', 'a none', 'no', '#n', '––'])('is false for %j', (text) => {
    expect(isNoValue(text)).toBe(false);
  });
});

describe('readAmount', () => {
  it.each([
    ['US$ 95', '.', '95', false],
    ['cad95', '.', '95', false],
    ['EUR 95', '.', '95', false],
    ['95 dollars', '.', '95', false],
    ['95 Dollar', '.', '95', false],
    ['€95', '.', '95', false],
    ['£ 95', '.', '95', false],
    ['60 gallons', '.', '60', false],
    ['60gals.', '.', '60', false],
    ['60 gal. / day', '.', '60', false],
    ['95 per day', '.', '95', false],
    ['95 / transaction', '.', '95', false],
    ['95/trans', '.', '95', false],
    ['95 PER FILL', '.', '95', false],
    ['95 per week', '.', null, false],
    ['95 dollars each', '.', null, false],
    ['day 95', '.', null, false],
    ['some USD 95', '.', null, false],
    ['( 95 )', '.', '95', true],
    ['(95', '.', null, false],
    ['95)', '.', null, false],
    ['−95', '.', '95', true],
    ['–95', '.', '95', true],
    ['95-', '.', '95', true],
    ['+95', '.', '95', false],
    ['--95', '.', null, true],
    ['9-5', '.', null, false],
    ['9+5', '.', null, false],
    ['1,234,567.5', '.', '1234567.5', false],
    ['1,2345', '.', null, false],
    ['1,234,5', '.', null, false],
    ['1,a34', '.', null, false],
    ['1.2.3', '.', null, false],
    ['1.5x', '.', null, false],
    ['x1.5', '.', null, false],
    ['1.', '.', '1', false],
    ['.', '.', null, false],
    ['$', '.', null, false],
    ['1.234', ',', '1234', false],
    [',5', ',', '0.5', false],
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
  ] as const)('[LIMIT-10] reads %s with decimal mark %s as %s', (text, mark, plain, isNegative) => {
    expect(readAmount(text, mark)).toEqual({ plain, isNegative });
  });

  it('[LIMIT-10] uses decimal commas only if the whole column agrees', () => {
    expect(decimalMarkOf(['95,00', '180', '1.234,50'])).toBe(',');
    expect(decimalMarkOf(['95,00', '180.50'])).toBe('.');
    expect(decimalMarkOf(['1,234', '180'])).toBe('.');
    expect(decimalMarkOf([])).toBe('.');
  });

  it.each([
    ['9,5', ','],
    ['12345,50', ','],
    ['1.234.567,5', ','],
    ['USD 95,00', ','],
    ['1,234', '.'],
    ['1,2345', '.'],
    ['x9,5', '.'],
    ['9,5x', '.'],
  ] as const)('%s alone implies the decimal mark %s', (text, mark) => {
    expect(decimalMarkOf([text])).toBe(mark);
    // A figure that could have a thousands separator proves nothing.
    expect(decimalMarkOf([text, '1.234'])).toBe(mark);
  });

  it.each(['.5', '180.50', '1.2345', '1234.567', '1,234.5', '12,345,678.123'])(
    '%s rules out decimal commas',
    (text) => {
      expect(decimalMarkOf(['95,00', text])).toBe('.');
      expect(decimalMarkOf([text, '95,00'])).toBe('.');
    },
  );

  it.each(['1.234', '12.345', '123.456', '180', 'x.5', '.5x', '1,23.5'])(
    '%s implies no decimal mark',
    (text) => {
      expect(decimalMarkOf(['95,00', text])).toBe(',');
    },
  );
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
    [' Núñez ,  Rosa ', 'Rosa', 'Núñez'],
    ['Núñez,', null, 'Núñez'],
    [', Rosa', 'Rosa', null],
    ['King, John, Jr.', 'John, Jr.', 'King'],
    ['Lee, Srini', 'Srini', 'Lee'],
    ['King Jr.', 'King', 'Jr.'],
    ['John King iii', 'John', 'King iii'],
    ['John King II', 'John', 'King II'],
    ['John King, Sr', 'John', 'King Sr'],
    ['John King IV.', 'John', 'King IV.'],
    ['John King I', 'John King', 'I'],
    ['John King Jrx', 'John King', 'Jrx'],
    ['John King Ajr', 'John King', 'Ajr'],
    ['Ann von der Heide Jr', 'Ann', 'von der Heide Jr'],
    ['Ann VAN Dyk', 'Ann', 'VAN Dyk'],
    ['Ann Vance Dyk', 'Ann Vance', 'Dyk'],
    ['van Dyk', 'van', 'Dyk'],
  ])('[CARD-23] splits %s', (text, firstName, lastName) => {
    expect(splitName(text)).toEqual({ firstName, lastName });
  });
});
