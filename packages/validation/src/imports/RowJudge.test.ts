import { describe, expect, it } from 'vitest';
import { cellOf, checkerOf } from './rows.test.fixtures.ts';

const onlyRow = (heads: readonly string[], cells: readonly string[]) =>
  checkerOf([heads, cells]).finish()[0];
const PLACE = ['Dept', 'Profile', '$/day'];
const placed = ['00012', 'Vans', '95.00'];

describe('what is wrong stands in the column in which it can be set right', () => {
  it('[CARD-25] a name on the card that was made of the driver’s name', () => {
    const whole = onlyRow(['Driver', 'Driver ID', ...PLACE], ['Gal·la Ruiz', 'E1', ...placed]);
    expect(cellOf(whole, 'driverName')).toMatchObject({ status: 'wrong', key: 'name.characters' });
    const apart = onlyRow(
      ['First name', 'Last name', 'Driver ID', ...PLACE],
      ['Gal·la', 'Ruiz', 'E1', ...placed],
    );
    expect(cellOf(apart, 'lastName')).toMatchObject({ status: 'wrong', key: 'name.characters' });
    expect(cellOf(apart, 'firstName')?.status).toBe('ok');
  });

  it('[CARD-25] a name on the card that nobody gave', () => {
    const row = onlyRow(['VIN #', ...PLACE], ['1M8GDM9AXKP042788', ...placed]);
    expect(cellOf(row, 'nameOnCard')).toMatchObject({ status: 'wrong', key: 'card.nameRequired' });
    expect(cellOf(row, 'vehicleName')?.key).toBe('vehicle.nameRequired');
  });

  it('[CARD-26] a type that nothing tells', () => {
    const row = onlyRow(['Card type', ...PLACE], ['', ...placed]);
    expect(cellOf(row, 'cardType')).toMatchObject({ status: 'wrong', key: 'card.typeRequired' });
  });
});

describe('cells that a spreadsheet has spoiled', () => {
  it.each([
    [['1.2E+5', 'Vans', '95.00'], 'department', 'import.scientific'],
    [['00012', 'Vans', '1E+5'], 'perDay', 'import.scientific'],
  ] as const)('%j: %s is %s', (cells, column, key) => {
    const row = onlyRow(['Driver', 'Driver ID', ...PLACE], ['Rosa Ruiz', 'E1', ...cells]);
    expect(cellOf(row, column)).toMatchObject({ status: 'wrong', key });
    expect(row?.card).toBeNull();
  });

  it('reads words for nothing as no limit', () => {
    const row = onlyRow(
      ['Driver', 'Driver ID', ...PLACE],
      ['Rosa Ruiz', 'E1', '00012', 'Vans', 'N/A'],
    );
    expect(cellOf(row, 'perDay')?.value).toBe('');
    expect(row?.card?.limits.perDayCents).toBeNull();
  });
});
