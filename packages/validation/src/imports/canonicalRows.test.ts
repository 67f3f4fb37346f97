import { describe, expect, it } from 'vitest';
import type { CardOrder } from '../cards/cardOrder.ts';
import type { Driver } from '../drivers/driver.ts';
import { canonicalRows } from './index.ts';
import { check, longHaul } from './rows.test.fixtures.ts';

const [made] = check(['Whitfield, Mary', 'E2044', '118', '', '00012', 'Vans', '95.00']);
const card: CardOrder | null | undefined = made?.entry;
const driver: Driver = {
  firstName: 'Rosa',
  lastName: 'Ruiz',
  driverId: 'E1',
  employeeId: '417',
  licenseNumber: null,
  licenseState: null,
  mobile: null,
  fleetId: longHaul,
};

describe('canonicalRows', () => {
  it('changes with any field of a card', () => {
    if (!card) throw new Error('The row is no card.');
    const { limits, ...fields } = card;
    const others = [
      ...Object.keys(fields).map((name) => ({ ...card, [name]: 'other' })),
      ...Object.keys(limits).map((name) => ({ ...card, limits: { ...limits, [name]: 7 } })),
    ];
    const texts = [card, ...others].map((one) => canonicalRows('cards', [one]));
    expect(new Set(texts).size).toBe(Object.keys(fields).length + Object.keys(limits).length + 1);
  });

  it('is the same for any order of rows and fields', () => {
    const second = { ...driver, driverId: 'E2' };
    const turned: Driver = {
      ...Object.fromEntries(Object.entries(second).toReversed()),
      ...second,
    };
    expect(Object.keys(turned)).not.toEqual(Object.keys(second));
    expect(canonicalRows('drivers', [turned, driver])).toBe(
      canonicalRows('drivers', [driver, second]),
    );
    expect(canonicalRows('drivers', [driver, second]).split('\n')).toHaveLength(2);
    expect(canonicalRows('drivers', [driver])).not.toBe(canonicalRows('drivers', [second]));
    expect(canonicalRows('drivers', [])).toBe('');
  });
});
