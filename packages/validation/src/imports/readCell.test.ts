import { describe, expect, it } from 'vitest';
import type { ImportColumnKey } from './importColumnKeys.ts';
import { cellOf, checkerOf } from './rows.test.fixtures.ts';

const HEADS: Readonly<Partial<Record<ImportColumnKey, string>>> = {
  cardType: 'Card type',
  driverId: 'Driver ID',
  employeeId: 'Employee ID',
  licensePlate: 'License plate',
  vin: 'VIN',
  fleet: 'Fleet',
  department: 'Department',
  profile: 'Profile',
  perTransaction: 'Dollars per purchase',
  perDay: 'Dollars per day',
  gallonsPerDay: 'Gallons per day',
};
/** Reads the texts as cells of one column; the rows contain nothing else but a name on the card. */
const cellsOf = (column: ImportColumnKey, ...texts: readonly string[]) =>
  checkerOf([[HEADS[column] ?? '', 'Name on card'], ...texts.map((text) => [text, 'Shop'])])
    .finish()
    .map((row) => cellOf(row, column));
const only = (column: ImportColumnKey, text: string) => cellsOf(column, text)[0];
const outcome = (column: ImportColumnKey, text: string) => {
  const { status, key, value } = only(column, text) ?? {};
  return [status, key, value];
};
const VIN = '1M8GDM9AXKP042788';

describe('card types', () => {
  it.each([
    ['Truck', 'vehicle'],
    ['DRV', 'driver'],
    ['s', 'single'],
    ['P/L', 'pl'],
  ])('[CARD-26] read %s as %s', (text, cardType) => {
    const [row] = checkerOf([
      ['Card type', 'Name on card', 'Unit', 'Driver', 'Driver ID', 'Fleet'],
      [text, 'Shop', '118', 'Rosa Ruiz', 'E1', 'LH'],
    ]).finish();
    expect(row?.entry?.cardType).toBe(cardType);
  });

  it('[CARD-26] are not guessed from unknown text', () => {
    expect(outcome('cardType', 'Gold')).toEqual(['wrong', 'import.unknownType', 'Gold']);
  });
});

describe('IDs', () => {
  it.each([
    ['2044.00', 'mended', '2044'],
    ['A2044.0', 'ok', 'A2044.0'],
    ['2044.05', 'ok', '2044.05'],
    ['2044.0x', 'ok', '2044.0x'],
    ['E-2044', 'ok', 'E-2044'],
  ])('[CARD-03] read %s with status %s as %s', (text, status, value) => {
    const params = status === 'mended' ? { original: text } : {};
    expect(only('employeeId', text)).toMatchObject({ status, value, params });
  });

  it('[CARD-03] are questioned if they look like a converted date', () => {
    expect(only('employeeId', '3-May')).toMatchObject({
      status: 'question',
      key: 'import.dateDamaged',
      params: { suggestion: '5-3' },
      suggestion: '5-3',
      value: '3-May',
    });
  });

  it.each(['driverId', 'vin', 'department'] as const)(
    '[CARD-03] in %s are refused in scientific notation',
    (column) => {
      expect(outcome(column, '4.4E+15')).toEqual(['wrong', 'import.scientific', '4.4E+15']);
    },
  );
});

describe('VINs', () => {
  it('[DRIVER-09] are read without spaces and dashes, in uppercase', () => {
    expect(only('vin', '1m8gdm9a-xkp 042788')).toMatchObject({
      status: 'mended',
      value: VIN,
      key: 'import.mended',
      params: { original: '1m8gdm9a-xkp 042788' },
    });
  });

  it.each([
    ['O for 0', 'IM8GDM9AXKPO42788'],
    ['Q for 0', '1M8GDM9AXKPQ42788'],
  ])('[DRIVER-09] are questioned about %s if the check digit then fits', (_what, text) => {
    expect(only('vin', text)).toMatchObject({
      status: 'question',
      key: 'import.didYouMean',
      params: { suggestion: VIN },
      suggestion: VIN,
      value: text,
    });
  });

  it.each([
    ['it does not fit', '1M8GDM9A1KPO42788'],
    ['it is too short', '1M8GDM9AXKPO4278'],
  ])('[DRIVER-09] are not questioned if %s', (_why, text) => {
    expect(only('vin', text)?.suggestion).toBeUndefined();
    expect(only('vin', text)?.status).toBe('wrong');
  });

  it('[DRIVER-09] keep the check digit warning even if they are cleaned up too', () => {
    expect(outcome('vin', '1m8gdm9a1kp042788')).toEqual([
      'ok',
      'vin.checkDigit',
      '1M8GDM9A1KP042788',
    ]);
  });
});

describe('names in the account', () => {
  it.each([
    ['fleet', 'Nowhere at all', 'import.unknownFleet'],
    ['profile', 'Nowhere at all', 'import.unknownProfile'],
    ['department', 'Nowhere at all', 'import.unknownDepartment'],
  ] as const)('[CARD-03] in %s, %s is refused with %s', (column, text, key) => {
    expect(outcome(column, text)).toEqual(['wrong', key, text]);
  });

  it.each([
    ['fleet', 'Long hual', 'Long haul'],
    ['fleet', 'long', 'Long haul'],
    ['profile', 'Regionl', 'Regional'],
    ['department', 'Linehal', '00014'],
  ] as const)('[CARD-03] in %s, %s suggests %s', (column, text, suggestion) => {
    expect(only(column, text)).toMatchObject({
      status: 'question',
      key: 'import.didYouMean',
      params: { suggestion },
      suggestion,
      value: text,
    });
  });

  it.each([
    ['fleet', 'Lo'],
    ['fleet', 'Lang haal x'],
    ['fleet', 'Longhaulers and others'],
    ['profile', 'Va'],
  ] as const)('[CARD-03] in %s, %s suggests nothing', (column, text) => {
    expect(only(column, text)?.suggestion).toBeUndefined();
  });

  it.each([
    ['fleet', 'long_haul', 'ok', 'long_haul'],
    ['fleet', 'LH', 'ok', 'LH'],
    ['fleet', '100', 'ok', '100'],
    ['fleet', ' LH', 'mended', 'LH'],
    ['profile', 'vans', 'ok', 'Vans'],
    ['profile', 'Vans ', 'mended', 'Vans'],
    ['department', '00012', 'ok', '00012'],
    ['department', 'Vans north', 'ok', '00012'],
    ['department', ' Vans north', 'mended', '00012'],
    ['department', '12', 'mended', '00012'],
    ['department', '12.0', 'mended', '00012'],
    ['department', '12.00', 'mended', '00012'],
    ['department', '12x', 'wrong', '12x'],
    ['department', 'x12', 'wrong', 'x12'],
  ] as const)('[CARD-03] in %s, %o has status %s as %s', (column, text, status, value) => {
    expect(only(column, text)).toMatchObject({ status, value });
  });

  it('[CARD-03] report restored leading zeros with the original text', () => {
    expect(only('department', '12')).toMatchObject({
      key: 'import.leadingZeros',
      params: { original: '12' },
    });
    expect(only('department', ' Vans north')?.params).toEqual({ original: ' Vans north' });
  });

  it('[ENT-36] do not match a department by part of its number', () => {
    for (const text of ['0001', '1.0x', 'a.0', '.0']) {
      expect(only('department', text)?.status).not.toBe('mended');
    }
  });
});

describe('amounts', () => {
  it.each([
    ['perTransaction', '95', '95.00'],
    ['perDay', '95.0', '95.00'],
    ['perDay', '.5', '0.50'],
    ['perDay', '1500', '1500.00'],
    ['gallonsPerDay', '60', '60.0'],
    ['gallonsPerDay', '60.50', '60.5'],
  ] as const)('[LIMIT-10] in %s, %s is accepted as %s', (column, text, value) => {
    expect(only(column, text)).toMatchObject({ status: 'ok', key: null, value });
  });

  it.each([
    ['perTransaction', '$95', '95.00'],
    ['perDay', ' 95', '95.00'],
    ['perDay', '95 USD', '95.00'],
    ['gallonsPerDay', '60 gal', '60.0'],
    ['gallonsPerDay', '60.125', '60.1'],
  ] as const)('[LIMIT-08] [LIMIT-10] in %s, %o is fixed to %s', (column, text, value) => {
    expect(only(column, text)).toMatchObject({
      status: 'mended',
      key: 'import.mended',
      params: { original: text },
      value,
    });
  });

  it('[LIMIT-10] are questioned if negative', () => {
    expect(only('perDay', '-95')).toMatchObject({
      status: 'question',
      key: 'import.negative',
      params: { suggestion: '95.00' },
      suggestion: '95.00',
      value: '-95.00',
    });
    expect(only('gallonsPerDay', '-60')).toMatchObject({ value: '-60.0', suggestion: '60.0' });
  });

  it('[LIMIT-10] report a decimal comma only if there was one', () => {
    const [comma, plain] = cellsOf('perDay', '95,50', '180');
    expect(comma).toMatchObject({
      status: 'mended',
      key: 'import.decimalComma',
      params: { original: '95,50' },
      value: '95.50',
    });
    expect(plain).toMatchObject({ status: 'ok', key: null, value: '180.00' });
    expect(only('perDay', '1,500.00')).toMatchObject({ key: 'import.mended', value: '1500.00' });
  });

  it.each([
    ['perDay', '1E+5', 'import.scientific'],
    ['perDay', 'plenty', 'import.noFigure'],
    ['perDay', '1.005', 'money.decimals'],
    ['gallonsPerDay', '1.0005', 'gallons.decimals'],
  ] as const)('[LIMIT-10] in %s, %s is refused with %s', (column, text, key) => {
    expect(only(column, text)).toMatchObject({ status: 'wrong', key, value: text });
  });

  it.each(['perTransaction', 'perDay', 'gallonsPerDay'] as const)(
    '[LIMIT-10] are questioned if a %s is ten times the others',
    (column) => {
      const figures = cellsOf(column, '20', '20', '20', '20', '200');
      expect(figures.map((cell) => cell?.status)).toEqual(['ok', 'ok', 'ok', 'ok', 'question']);
      const shown = column === 'gallonsPerDay' ? '20.0' : '20.00';
      expect(figures[4]).toMatchObject({ key: 'import.outlier', suggestion: shown });
      expect(figures[4]?.params).toEqual({ median: shown, suggestion: shown });
      expect(cellsOf(column, '20', '20', '20', '20', '199')[4]?.status).toBe('ok');
      expect(cellsOf(column, '20', '20', '200')[2]?.status).toBe('ok');
      expect(cellsOf(column, '20', '20', '', '-', '200')[4]?.status).toBe('ok');
    },
  );
});
