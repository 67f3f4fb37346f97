import { describe, expect, it } from 'vitest';
import { vinWarning } from './vinWarning.ts';

describe('vinWarning', () => {
  it.each([
    '1M8GDM9AXKP042788',
    '1G4AH59H45G118341',
    '1FTBR1C82PKA00117',
    '3AKJHHDR2PSNA1204',
    '1XPBDP9X9RD410077',
    '1JJV532D7PL901245',
    '1m8gdm9axkp042788',
  ])('[DRIVER-09] returns no warning for %s', (vin) => {
    expect(vinWarning(vin)).toBeNull();
  });

  it('[DRIVER-09] returns the expected check digit', () => {
    expect(vinWarning('1M8GDM9A1KP042788')).toEqual({
      key: 'vin.checkDigit',
      params: { expected: 'X' },
    });
  });

  it('ignores text that is not a VIN', () => {
    expect(vinWarning('1M8GDM9AX')).toBeNull();
    expect(vinWarning('')).toBeNull();
    expect(vinWarning('1M8GDM9A1KP04278O')).toBeNull();
    for (const value of [null, undefined, 4, {}]) {
      expect(Reflect.apply(vinWarning, undefined, [value])).toBeNull();
    }
  });
});
