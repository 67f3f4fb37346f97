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
/** Made in each test, so that what it does counts as of that test. */
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

describe('vehicles by what a file calls them', () => {
  it.each([
    ['118', 'van'],
    ['v-1', 'van'],
    ['1m8gdm9axkp042788', 'van'],
    ['blue van', 'van'],
    ['0042', 'tractor'],
    ['0a7', 'spare'],
    // two are called so
    ['Tractor', undefined],
    // lost its zeros: asked about apart
    ['42', undefined],
    // several have no name
    ['', undefined],
  ])('%j is %s', (text, id) => {
    expect(known().find(text)?.id).toBe(id);
  });

  it('is not found by a name that it does not have', () => {
    expect(knownVehicles([vehicle('only', '5')]).find('')).toBeUndefined();
  });

  it.each([
    ['42', 'tractor'],
    ['00042', 'tractor'],
    ['0', 'none'],
    ['A7', undefined],
    ['42x', undefined],
    ['7b', undefined],
    // zeros behind are none that were lost
    ['10', undefined],
    // two are the same without them
    ['9', undefined],
    ['', undefined],
  ])('%j without its zeros is %s', (text, id) => {
    expect(known().withoutZeros(text)?.id).toBe(id);
  });
});
