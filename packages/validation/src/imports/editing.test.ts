import { describe, expect, it } from 'vitest';
import { cellOf, checkerOf, HEADS } from './rows.test.fixtures.ts';

const row = (driverId: string, perDay = '95.00', name = 'Whitfield, Mary') => [
  name,
  driverId,
  '118',
  '',
  '00012',
  'Vans',
  perDay,
];
const checked = (...rows: readonly (readonly string[])[]) => {
  const checker = checkerOf([HEADS, ...rows]);
  checker.finish();
  return checker;
};
const outlier = () => checked(row('E1'), row('E2'), row('E3'), row('E4'), row('E5', '9500.00'));

describe('a checked file', () => {
  it('lists its columns in file order', () => {
    expect(checked(row('E1')).columns).toEqual([
      'driverName',
      'driverId',
      'unitNumber',
      'vin',
      'department',
      'profile',
      'perDay',
    ]);
  });

  it('ignores unknown columns and treats missing cells as empty', () => {
    const checker = checkerOf([[...HEADS, 'Colour'], row('E1').slice(0, 6)]);
    expect(checker.columns).toHaveLength(HEADS.length);
    const [only] = checker.finish();
    expect(cellOf(only, 'perDay')).toMatchObject({ original: '', value: '', status: 'ok' });
    expect(only?.entry?.limits.perDayCents).toBeNull();
  });

  it('infers the decimal mark of a column, with a point as the default', () => {
    const checker = checked(row('E1', '1,5'), row('E2', '2,25'));
    expect(checker.rows.map(({ entry }) => entry?.limits.perDayCents)).toEqual([150, 225]);
    const names = checked(row('E1', '95.00', 'Whitfield,Mary'));
    expect(names.rows[0]?.entry?.limits.perDayCents).toBe(9500);
  });

  it('reads the same text as each column requires', () => {
    const [first] = checked(['Mary Whitfield', '12', '12', '', '12', 'Vans', '12']).rows;
    expect(cellOf(first, 'driverId')?.value).toBe('12');
    expect(cellOf(first, 'department')?.value).toBe('00012');
    expect(cellOf(first, 'perDay')?.value).toBe('12.00');
  });
});

describe('edit', () => {
  it('changes one cell and leaves the others unchanged', () => {
    const checker = checked(row('E1'), row('E2'));
    const changed = checker.edit(3, 'perDay', '$1,200');
    expect(changed.map((one) => one.row)).toEqual([3]);
    expect(cellOf(changed[0], 'perDay')).toMatchObject({ original: '$1,200', value: '1200.00' });
    expect(cellOf(changed[0], 'driverId')).toMatchObject({ original: 'E2', value: 'E2' });
    expect(checker.rows[1]).toBe(changed[0]);
    expect(checker.rows[0]?.entry?.limits.perDayCents).toBe(9500);
  });

  it('questions an edited cell again, even if it was answered before', () => {
    const checker = outlier();
    expect(checker.rows[4]?.entry).toBeNull();
    expect(checker.answer(6, 'perDay', 'keep')[0]?.entry?.limits.perDayCents).toBe(950_000);
    const [again] = checker.edit(6, 'perDay', '9600.00');
    expect(cellOf(again, 'perDay')).toMatchObject({ status: 'question', key: 'import.outlier' });
  });

  it('preserves the other answers of a row', () => {
    const checker = outlier();
    checker.answer(6, 'perDay', 'keep');
    const [after] = checker.edit(6, 'driverId', 'E9');
    expect(cellOf(after, 'perDay')?.status).toBe('ok');
    expect(after?.entry?.driverId).toBe('E9');
  });

  it('rechecks every row that had or now has the value', () => {
    const checker = checked(row('E1'), row('E1'), row('E2'));
    expect(cellOf(checker.rows[1], 'driverId')?.key).toBe('import.alsoInRow');
    const changed = checker.edit(3, 'driverId', 'E2');
    expect(changed.map((one) => one.row)).toEqual([2, 3, 4]);
    expect(changed.map((one) => cellOf(one, 'driverId')?.key)).toEqual([
      null,
      null,
      'import.alsoInRow',
    ]);
  });

  it('changes nothing if the row does not exist', () => {
    const checker = checked(row('E1'));
    expect(checker.edit(1, 'driverId', 'E9')).toEqual([]);
    expect(checker.edit(99, 'driverId', 'E9')).toEqual([]);
    expect(checker.rows[0]?.entry?.driverId).toBe('E1');
  });
});

describe('answer', () => {
  it('applies the suggestion', () => {
    const [after] = outlier().answer(6, 'perDay', 'correct');
    expect(cellOf(after, 'perDay')).toMatchObject({ status: 'ok', value: '95.00' });
    expect(after?.entry?.limits.perDayCents).toBe(9500);
  });

  it('changes nothing without a suggestion, a cell, or a row', () => {
    const checker = checked(row('E1'));
    expect(checker.answer(2, 'driverId', 'correct')).toEqual([]);
    expect(checker.answer(2, 'licensePlate', 'keep')).toEqual([]);
    expect(checker.answer(99, 'driverId', 'keep')).toEqual([]);
  });
});

describe('a keep answer', () => {
  it('clears the question and its suggestion', () => {
    const [after] = outlier().answer(6, 'perDay', 'keep');
    expect(cellOf(after, 'perDay')).toEqual({
      column: 'perDay',
      status: 'ok',
      key: null,
      params: {},
      original: '9500.00',
      value: '9500.00',
    });
  });

  it('[CARD-03] [LIMIT-10] refuses a negative amount, which no limit can have', () => {
    const checker = checked(row('E1', '(95.00)'));
    const [kept] = checker.answer(2, 'perDay', 'keep');
    expect(cellOf(kept, 'perDay')).toEqual({
      column: 'perDay',
      status: 'wrong',
      key: 'import.negative',
      params: { suggestion: '95.00' },
      original: '(95.00)',
      value: '-95.00',
    });
    expect(kept?.entry).toBeNull();
    expect(checker.edit(2, 'perDay', '95.00')[0]?.entry?.limits.perDayCents).toBe(9500);
  });

  it('[CARD-03] refuses the name of a profile that does not exist', () => {
    const checker = checked(row('E1').with(5, 'Vanz'));
    expect(cellOf(checker.rows[0], 'profile')).toMatchObject({
      status: 'question',
      key: 'import.didYouMean',
    });
    const [kept] = checker.answer(2, 'profile', 'keep');
    expect(cellOf(kept, 'profile')).toMatchObject({ status: 'wrong', key: 'import.didYouMean' });
    expect(kept?.entry).toBeNull();
    expect(checker.edit(2, 'profile', 'Vans')[0]?.entry).not.toBeNull();
  });

  it('changes nothing if nothing was asked', () => {
    const checker = checked(row('E1', '$95'));
    const [after] = checker.answer(2, 'perDay', 'keep');
    expect(cellOf(after, 'perDay')).toMatchObject({ status: 'mended', key: 'import.mended' });
    expect(after?.entry).not.toBeNull();
  });
});

describe('a cell missing from the file', () => {
  it('can be filled in', () => {
    const checker = checkerOf([
      ['Driver', 'Driver ID'],
      ['Rosa Ruiz', 'E1'],
    ]);
    expect(cellOf(checker.finish()[0], 'fleet')?.status).toBe('wrong');
    const [after] = checker.edit(2, 'fleet', 'LH');
    expect(cellOf(after, 'fleet')).toMatchObject({ status: 'ok', original: 'LH' });
    expect(after?.entry).not.toBeNull();
    expect(checker.columns).toEqual(['driverName', 'driverId']);
  });
});

describe('rows that share a value', () => {
  it('are reported in file order, whatever the order of edits', () => {
    const checker = checked(row('E1'), row('E2'), row('E3'), row('E3'));
    checker.edit(3, 'driverId', 'E3');
    const keys = () =>
      checker.rows.map((checkedRow) => cellOf(checkedRow, 'driverId')?.params['row']);
    expect(keys()).toEqual([undefined, undefined, 3, 3]);
    expect(checker.edit(3, 'driverId', 'E9').map((one) => one.row)).toEqual([3, 4, 5]);
    expect(keys()).toEqual([undefined, undefined, undefined, 4]);
    expect(checker.edit(5, 'driverId', 'E1').map((one) => one.row)).toEqual([2, 4, 5]);
    expect(keys()).toEqual([undefined, undefined, undefined, 2]);
    checker.edit(2, 'driverId', '');
    expect(keys()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are found even after the same value is typed again', () => {
    const checker = checked(row('E1'), row('E1'));
    expect(checker.edit(2, 'driverId', 'E1').map((one) => one.row)).toEqual([2, 3]);
    expect(checker.edit(3, 'driverId', 'E2').map((one) => one.row)).toEqual([2, 3]);
    expect(checker.rows.every(({ entry }) => entry !== null)).toBe(true);
  });

  it('no longer conflict once one becomes a vehicle card', () => {
    const checker = checkerOf([
      ['Card type', 'Driver', 'Driver ID', 'Unit', 'Fleet'],
      ['driver', 'Rosa Ruiz', 'E1', '1', 'LH'],
      ['driver', 'Ann Lee', 'E1', '2', 'LH'],
    ]);
    checker.finish();
    const changed = checker.edit(2, 'cardType', 'vehicle');
    expect(changed.map((one) => [one.row, one.entry?.cardType])).toEqual([
      [2, 'vehicle'],
      [3, 'driver'],
    ]);
  });
});

describe('a long file', () => {
  it('is read the same whether texts repeat or not', () => {
    const names = Array.from({ length: 600 }, (_, at) => row(`F${at}`, String(1000 + (at % 3))));
    const rows = checked(...names, ...names.slice(0, 2)).rows;
    expect(rows.filter(({ entry }) => entry !== null)).toHaveLength(600);
    expect(rows[550]?.entry).toMatchObject({ driverId: 'F550', limits: { perDayCents: 100_100 } });
    expect(cellOf(rows[601], 'driverId')?.params).toEqual({ row: 3 });
  });
});
