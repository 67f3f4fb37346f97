import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';
import { neutralised, templateRows } from './download.ts';
import { findHeader } from './findHeader.ts';
import { IMPORT_COLUMN_KEYS } from '../imports/importColumnKeys.ts';
import { IMPORT_COLUMNS } from './importColumns.ts';
import { headFit, plainHead, suggestMapping } from './suggestMapping.ts';
import { HEADS } from '../imports/rows.test.fixtures.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const units = (hasMark ? `\uFEFF${text}` : text).split('').map((unit) => unit.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

describe('decodeText', () => {
  const text = 'Driver;Dept\r\nNúñez, Rosa;00012\r\nŁukasz;14\r\n';
  it.each([
    ['utf-8', utf8(text)],
    ['utf-8', utf8(`\uFEFF${text}`)],
    ['utf-16le', utf16(text, true, true)],
    ['utf-16be', utf16(text, false, true)],
    ['utf-16le', utf16(text, true, false)],
    ['utf-16be', utf16(text, false, false)],
  ])('[CARD-03] reads %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });

  it('[CARD-03] falls back to windows-1252 if the bytes are not UTF-8', () => {
    const bytes = Uint8Array.from([0x4e, 0xfa, 0xf1, 0x65, 0x7a, 0x20, 0x93, 0x41, 0x94]);
    expect(decodeText(bytes)).toEqual({ text: 'Núñez “A”', encoding: 'windows-1252' });
  });

  it.each([
    ['utf-16le', utf16('Водитель', true, true), 'Водитель'],
    ['utf-16be', utf16('Водитель', false, true), 'Водитель'],
    // One byte is invalid
    ['utf-8', Uint8Array.from([0xef, 0xbb, 0xbf, 0x41, 0xfa, 0x42]), 'A\uFFFDB'],
    // Half a BOM is a letter
    ['windows-1252', Uint8Array.from([0xff, 0x41]), 'ÿA'],
    ['windows-1252', Uint8Array.from([0xfe, 0x41]), 'þA'],
    ['windows-1252', Uint8Array.from([0xef, 0x41]), 'ïA'],
    // Equally many zeros at even and odd positions, or too few
    ['utf-8', new Uint8Array(20), '\0'.repeat(20)],
    ['utf-8', utf8('\0a\0b\0cdefghijklmnopq'), '\0a\0b\0cdefghijklmnopq'],
    ['utf-8', utf8('a\0b\0c\0defghijklmnopq'), 'a\0b\0c\0defghijklmnopq'],
  ])('detects %s by its byte order mark or zero bytes', (encoding, bytes, expected) => {
    expect(decodeText(bytes)).toEqual({ text: expected, encoding });
  });

  it('decodes any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(typeof decodeText(bytes).text).toBe('string');
      }),
    );
  });
});

describe('findHeader', () => {
  const rows = [
    ['Whitfield, M.', 'E2044', '118', '', '12', 'Vans', '95'],
    ['Haddad, S.', 'E2048', '204', '', '14', 'Vans', '95'],
  ];

  it('[CARD-03] finds a header below titles, and skips blank rows and the total', () => {
    const grid = [
      ['Acme Freight', ''],
      ['Card order November'],
      ['', '', ''],
      ['Printed 11/20/2026 by dm'],
      HEADS,
      rows[0] ?? [],
      ['', '', ''],
      rows[1] ?? [],
      ['Total', '', '', '', '', '', '190'],
    ];
    expect(findHeader(grid)).toMatchObject({
      headerRow: 4,
      dataRows: [5, 7],
      titleRows: 3,
      totalRows: 1,
    });
  });

  it('treats an unlabeled sum as a total', () => {
    expect(findHeader([HEADS, ...rows, ['', '', '', '', '', '', '$190.00']]).totalRows).toBe(1);
  });

  it('returns -1 if there is no header, even for an empty grid', () => {
    expect(
      findHeader([
        ['1', '2'],
        ['3', '4'],
      ]).headerRow,
    ).toBe(-1);
    expect(findHeader([])).toMatchObject({ headerRow: -1, dataRows: [], heads: [] });
  });

  it('skips the examples of the template', () => {
    expect(findHeader(templateRows((key) => key))).toMatchObject({ dataRows: [] });
  });
});

describe('suggestMapping', () => {
  it.each([
    ['Emp Name', 'driverName'],
    ['Driver', 'driverName'],
    ['Unit #', 'unitNumber'],
    ['Veh No', 'unitNumber'],
    ['Veh. No.', 'unitNumber'],
    ['VIN #', 'vin'],
    ['Dept', 'department'],
    ['Cost center', 'department'],
    ['Profile', 'profile'],
    ['Daily limit', 'perDay'],
    ['$/day', 'perDay'],
    ['Gal/day', 'gallonsPerDay'],
    ['FirstName', 'firstName'],
    ['DRIVER_ID', 'driverId'],
    ['Employee Badge #', 'employeeId'],
    ['Tag No', 'licensePlate'],
    ['Veh №', 'unitNumber'],
    ['Card: (Profile)', 'profile'],
  ])('[CARD-03] maps %s to %s', (head, column) => {
    expect(suggestMapping([head])).toEqual({ 0: column });
  });

  it('maps each of our columns once, best match first', () => {
    expect(suggestMapping(['Driver', 'Driver name', 'Notes', ''])).toEqual({ 1: 'driverName' });
    expect(suggestMapping(['Driver', 'Driver'])).toEqual({ 0: 'driverName' });
    expect(suggestMapping(HEADS)).toEqual({
      0: 'driverName',
      1: 'driverId',
      2: 'unitNumber',
      3: 'vin',
      4: 'department',
      5: 'profile',
      6: 'perDay',
    });
  });

  it('finds multi-word names within a header, longest first, but not single words', () => {
    expect(suggestMapping(['Assigned unit number (old)'])).toEqual({ 0: 'unitNumber' });
    expect(suggestMapping(['Notes on driver', 'Last fleet'])).toEqual({});
    const heads = ['Current driver license number'];
    expect(suggestMapping(heads, 'drivers')).toEqual({ 0: 'licenseNumber' });
    expect(suggestMapping(heads)).toEqual({ 0: 'driverId' });
  });

  it('[CARD-03] reads “Vehicle” as the unit, or as the name beside a unit column', () => {
    expect(suggestMapping(['Vehicle', 'Fleet'])).toEqual({ 0: 'unitNumber', 1: 'fleet' });
    expect(suggestMapping(['Vehicle', 'Unit #'])).toEqual({ 0: 'vehicleName', 1: 'unitNumber' });
  });

  it('has its synonyms in normalized form, each for only one column', () => {
    for (const columns of Object.values(IMPORT_COLUMNS)) {
      const all = columns.flatMap(({ synonyms }) => synonyms);
      expect(all.filter((synonym) => plainHead(synonym) !== synonym)).toEqual([]);
      expect(all.filter((synonym, at) => all.indexOf(synonym) !== at)).toEqual([]);
    }
    const keys = Object.values(IMPORT_COLUMNS).flatMap((columns) => columns.map(({ key }) => key));
    expect(new Set(keys)).toEqual(new Set(IMPORT_COLUMN_KEYS));
    expect(headFit('', 'cards')).toBe(0);
  });
});

describe('downloads', () => {
  it('[RPT-01] neutralize text that a spreadsheet would run as a formula', () => {
    for (const text of ['=1+1', '+1', '-5', '@SUM(A1)', '\t=1', '\r=1']) {
      expect(neutralised(text)).toBe(`'${text}`);
    }
    expect(neutralised('Núñez =1')).toBe('Núñez =1');
  });

  it('use a template whose header maps to every column', () => {
    const labels: Readonly<Record<string, string>> = Object.fromEntries(
      IMPORT_COLUMNS.cards.map(({ labelKey, synonyms }) => [labelKey, synonyms[0] ?? '']),
    );
    const [head = []] = templateRows((key) => labels[key] ?? key);
    expect(Object.keys(suggestMapping(head))).toHaveLength(head.length);
  });
});
