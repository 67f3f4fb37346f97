import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOrder } from '../cards/cardOrder.ts';
import { canonicalRows } from './canonicalRows.ts';
import { rowsWithReasons } from '../importFiles/download.ts';
import { IMPORT_COLUMN_KEYS } from './importColumnKeys.ts';
import { en } from '../messages/en.ts';
import {
  cellOf,
  check,
  checkerOf,
  context,
  dept12,
  HEADS,
  longHaul,
  regional,
  vans,
} from './rows.test.fixtures.ts';

const vin = '1M8GDM9AXKP042788';
const row = (
  name = 'Whitfield, Mary',
  driverId = 'E2044',
  unit = '118',
  vinText = vin,
  dept = '00012',
  profile = 'Vans',
  perDay = '95.00',
) => [name, driverId, unit, vinText, dept, profile, perDay];
const many = (count: number, perDay = '180') =>
  Array.from({ length: count }, (_, at) =>
    row('Okafor, Tobe', `E3${String(at).padStart(5, '0')}`, '1', '', '14', 'Regional', perDay),
  );

const perDayRow = (perDay: string, at: number) =>
  row(undefined, `E${at}`, '1', '', '12', 'Vans', perDay);
const cards = (...rows: readonly (readonly string[])[]) =>
  check(...rows).flatMap(({ entry }) => entry ?? []);

describe('RowChecker', () => {
  it('[CARD-03] builds a card from a good row without flagging its cells', () => {
    const [checked] = check(row());
    expect(checked?.cells.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(checked?.row).toBe(2);
    expect(checked?.entry).toMatchObject({
      cardType: 'driver',
      fleetId: longHaul,
      departmentId: dept12,
      profileId: vans,
      nameOnCard: 'Mary Whitfield',
      firstName: 'Mary',
      lastName: 'Whitfield',
      driverId: 'E2044',
      vin,
      limits: { perTransactionCents: null, perDayCents: 9500, perDayMilligallons: null },
    });
  });

  it.each([
    ['a VIN in lower case', row(undefined, undefined, undefined, vin.toLowerCase()), 'vin', vin],
    ['lost leading zeros', row(undefined, undefined, undefined, vin, '12'), 'department', '00012'],
    [
      'money with its signs',
      row(undefined, undefined, undefined, vin, '12', 'Vans', '$1,234.50'),
      'perDay',
      '1234.50',
    ],
    ['a number with decimals for an ID', row(undefined, '2044.0'), 'driverId', '2044'],
    ['blanks that do not break', row('Whitfield,\u00A0Mary '), 'driverName', 'Whitfield, Mary'],
    ['full-width digits', row(undefined, '２０４４'), 'driverId', '2044'],
  ] as const)('[CARD-03] fixes %s', (_what, cells, column, value) => {
    const [checked] = check(cells);
    expect(cellOf(checked, column)).toMatchObject({ status: 'mended', value });
    expect(checked?.entry).not.toBeNull();
  });

  it.each([
    ['DRIVER-09', row(undefined, undefined, undefined, '1M8GDM9AXKP04278'), 'vin', 'vin.length'],
    ['CARD-23', row('Haddad'), 'driverName', 'name.firstRequired'],
    ['DRIVER-04', row(undefined, ''), 'driverId', 'driver.idRequired'],
    ['DRIVER-05', row(undefined, 'e1000'), 'driverId', 'import.alreadyUsed'],
    ['CARD-03', row(undefined, '4.48613E+15'), 'driverId', 'import.scientific'],
    [
      'ENT-36',
      row(undefined, undefined, undefined, vin, '99'),
      'department',
      'import.unknownDepartment',
    ],
    [
      'LIMIT-10',
      row(undefined, undefined, undefined, vin, '12', 'Vans', 'lots'),
      'perDay',
      'import.noFigure',
    ],
    [
      'LIMIT-10',
      row(undefined, undefined, undefined, vin, '12', 'Vans', '1.005'),
      'perDay',
      'money.decimals',
    ],
  ] as const)('[%s] refuses %o', (_ids, cells, column, key) => {
    const [checked] = check(cells);
    expect(cellOf(checked, column)).toMatchObject({ status: 'wrong', key });
    expect(checked?.entry).toBeNull();
  });

  it.each([
    ['an ID that became a date', row(undefined, '3-May'), 'driverId', '5-3'],
    [
      'a profile that is nearly there',
      row(undefined, undefined, undefined, vin, '12', 'Regionl'),
      'profile',
      'Regional',
    ],
    [
      'a negative limit',
      row(undefined, undefined, undefined, vin, '12', 'Vans', '(95.00)'),
      'perDay',
      '95.00',
    ],
    [
      'letters that no VIN has',
      row(undefined, undefined, undefined, vin.replace('0', 'O')),
      'vin',
      vin,
    ],
  ] as const)(
    '[CARD-03] asks about %s and orders nothing before the answer',
    (_what, cells, column, suggestion) => {
      const checker = checkerOf([HEADS, cells]);
      const [checked] = checker.finish();
      expect(cellOf(checked, column)).toMatchObject({ status: 'question', suggestion });
      expect(checked?.entry).toBeNull();
      const [corrected] = checker.answer(2, column, 'correct');
      expect(cellOf(corrected, column)?.status).not.toBe('question');
      expect(corrected?.entry).not.toBeNull();
    },
  );

  it('[CARD-03] questions a value far above its column’s median and orders it if kept', () => {
    const checker = checkerOf([
      HEADS,
      ...many(8),
      row(...(many(1, '18000')[0]?.with(1, 'E2055') ?? [])),
    ]);
    const last = checker.finish().at(-1);
    expect(cellOf(last, 'perDay')).toMatchObject({
      status: 'question',
      key: 'import.outlier',
      params: { median: '180.00' },
      suggestion: '180.00',
    });
    const [kept] = checker.answer(10, 'perDay', 'keep');
    expect(kept?.entry?.limits.perDayCents).toBe(1_800_000);
    expect(checker.rows.at(-1)).toEqual(kept);
  });

  it('[DRIVER-05] names the row with the same driver ID, and rechecks all when one changes', () => {
    const checker = checkerOf([HEADS, row(), row('Haddad, Sam'), row('Reyes, Jordan')]);
    const rows = checker.finish();
    expect(rows.map((checkedRow) => cellOf(checkedRow, 'driverId')?.params['row'])).toEqual([
      undefined,
      2,
      2,
    ]);
    const changed = checker.edit(2, 'driverId', 'E9999');
    expect(changed.map(({ row: number }) => number)).toEqual([2, 3, 4]);
    expect(checker.rows.map((checkedRow) => cellOf(checkedRow, 'driverId')?.params['row'])).toEqual(
      [undefined, undefined, 3],
    );
  });

  it('[DRIVER-16] requires a unique unit for a vehicle card, but not for a driver card', () => {
    const heads = ['Card type', 'Unit', 'Department'];
    const rows = checkerOf([
      heads,
      ['Vehicle', '118', '12'],
      ['vehicle', '118', '12'],
      ['V', '7', '12'],
    ]).finish();
    expect(rows.map((checkedRow) => cellOf(checkedRow, 'unitNumber')?.key)).toEqual([
      null,
      'import.alsoInRow',
      'import.alreadyUsed',
    ]);
    expect(rows[0]?.entry).toMatchObject({
      cardType: 'vehicle',
      vehicleName: 'Unit 118',
      nameOnCard: 'Unit 118',
    });
    expect(check(row(), row('Haddad, Sam', 'E2045')).every(({ entry }) => entry !== null)).toBe(
      true,
    );
  });

  it('[CARD-03] reports a missing required column, unless it has a default', () => {
    const [checked] = checkerOf([
      ['Driver', 'Driver ID'],
      ['Mary Whitfield', 'E1'],
    ]).finish();
    expect(cellOf(checked, 'fleet')).toMatchObject({ status: 'wrong', key: 'card.fleetRequired' });
    const [sure] = checkerOf(
      [
        ['Driver', 'Driver ID'],
        ['Mary Whitfield', 'E1'],
      ],
      {
        defaultFleetId: regional,
      },
    ).finish();
    expect(sure?.entry).toMatchObject({ fleetId: regional, profileId: vans });
  });

  it('[ENT-37] refuses a department of another fleet', () => {
    const [checked] = checkerOf([
      [...HEADS, 'Fleet'],
      [...row(), 'Regional'],
    ]).finish();
    expect(cellOf(checked, 'department')?.key).toBe('import.departmentOfOtherFleet');
  });

  it('[LIMIT-10] reads decimal commas if the whole column uses them', () => {
    const rows = check(perDayRow('95,00', 1), perDayRow('1.234,50', 2));
    expect(rows.map(({ entry }) => entry?.limits.perDayCents)).toEqual([9500, 123_450]);
  });

  it('[DRIVER-09] only warns about a wrong check digit', () => {
    const [checked] = check(row(undefined, undefined, undefined, '1M8GDM9A1KP042788'));
    expect(cellOf(checked, 'vin')).toMatchObject({ status: 'ok', key: 'vin.checkDigit' });
    expect(checked?.entry).not.toBeNull();
  });

  it('works in chunks and reports its progress', () => {
    const checker = checkerOf([HEADS, ...many(10)]);
    expect(checker.checkChunk(7)).toEqual({ done: 7, total: 10, isDone: false });
    expect(checker.edit(9, 'driverId', 'E9')).toEqual([]);
    expect(checker.checkChunk(7)).toEqual({ done: 10, total: 10, isDone: true });
    expect(checker.rows).toHaveLength(10);
  });

  it('checks 500 rows per chunk by default, and at least one', () => {
    const checker = checkerOf([HEADS, ...many(502)]);
    expect(checker.checkChunk().done).toBe(500);
    expect(checker.checkChunk(0)).toEqual({ done: 501, total: 502, isDone: false });
    expect(checker.checkChunk()).toEqual({ done: 502, total: 502, isDone: true });
  });

  it('handles any cells, with a message for every reason', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1', '-5', '3-May', '__proto__', '\u0000', '1E+9', '(1)'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 17 }), { maxLength: 8 }), (rows) => {
        const checker = checkerOf([[...IMPORT_COLUMN_KEYS], ...rows]);
        for (const checked of checker.finish()) {
          for (const { key, column } of checked.cells) {
            if (key !== null) expect(Object.hasOwn(en, key)).toBe(true);
            checker.edit(checked.row, column, '=x');
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('rowsWithReasons', () => {
  it('[CARD-03] returns bad rows with their number, original cells, and reasons', () => {
    const rows = check(row(), row('Haddad', '=E2048', '118', '', '12'));
    const [head, bad, ...others] = rowsWithReasons(rows, (key) => key);
    expect(others).toEqual([]);
    expect(head?.slice(-2)).toEqual(['import.row', 'import.reasons']);
    expect(bad?.slice(0, 2)).toEqual(['Haddad', "'=E2048"]);
    expect(bad?.at(-2)).toBe('3');
    expect(bad?.at(-1)).toContain('importColumn.driverName: name.firstRequired');
  });
});

describe('canonicalRows', () => {
  it('[CARD-03] is equal for the same cards in any order, and differs for other cards', () => {
    const first = row();
    const second = row('Reyes, Jordan', 'E2055');
    expect(canonicalRows('cards', cards(first, second))).toBe(
      canonicalRows('cards', cards(second, first)),
    );
    expect(canonicalRows('cards', cards(first))).not.toBe(
      canonicalRows('cards', cards(row(undefined, 'E2045'))),
    );
    expect(context.driverIds).toEqual(['E1000']);
  });
});

describe('a checked card', () => {
  it('[CARD-03] is unchanged when parsed again by its schema', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        'Núñez',
        ' Ann  Lee ',
        'O’Brien',
        '２０４４',
        'e-1',
        'vans',
        '12',
        '$95',
        vin,
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 7, maxLength: 7 }), { maxLength: 5 }),
        (rows) => {
          for (const { entry: card } of check(...rows)) {
            if (card) expect(cardOrder.parse(card)).toEqual(card);
          }
        },
      ),
      { numRuns: 30 },
    );
    const [first] = cards(row(' Núñez ,  Rosa', 'e 1'.replace(' ', '-')));
    expect(cardOrder.parse(first)).toEqual(first);
  });
});
