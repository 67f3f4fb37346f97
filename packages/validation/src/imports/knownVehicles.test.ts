import { describe, expect, it } from 'vitest';
import { knownVehicles, type NamedVehicle } from './knownVehicles.ts';

const vehicle = (id: string, unitNumber: string, more: Partial<NamedVehicle> = {}) => ({
  id,
  unitNumber,
  vehicleId: null,
  vin: null,
  name: '',
  ...more,
});
/** Created in each test, so that mutation testing attributes it to the test. */
const known = () =>
  knownVehicles([
    vehicle('van', '118', { vehicleId: 'V-1', vin: '1M8GDM9AXKP042788', name: 'Blue van' }),
    vehicle('tractor', '0042', { name: 'Tractor' }),
    vehicle('spare', '0A7', { name: 'tractor' }),
    vehicle('first', '09', { vehicleId: '118', name: 'V-1' }),
    vehicle('second', '009', { name: '0042' }),
    vehicle('none', '000'),
    vehicle('lettered', '07b'),
    vehicle('hundred', '100'),
  ]);

describe('known vehicles', () => {
  it.each([
    ['118', 'van'],
    ['v-1', 'van'],
    ['1m8gdm9axkp042788', 'van'],
    ['blue van', 'van'],
    ['0042', 'tractor'],
    ['0a7', 'spare'],
    // The name of two vehicles
    ['Tractor', undefined],
    // Missing leading zeros, which have their own lookup
    ['42', undefined],
    // Several have no name
    ['', undefined],
  ])('find %j as %s', (text, id) => {
    expect(known().find(text)?.id).toBe(id);
  });

  it('are not found by an empty name', () => {
    expect(knownVehicles([vehicle('only', '5')]).find('')).toBeUndefined();
  });

  it.each([
    ['42', 'tractor'],
    ['00042', 'tractor'],
    ['0', 'none'],
    ['A7', undefined],
    ['42x', undefined],
    ['7b', undefined],
    // Trailing zeros are never dropped
    ['10', undefined],
    // Ambiguous without leading zeros
    ['9', undefined],
    ['', undefined],
  ])('find %j without leading zeros as %s', (text, id) => {
    expect(known().withoutZeros(text)?.id).toBe(id);
  });
});
