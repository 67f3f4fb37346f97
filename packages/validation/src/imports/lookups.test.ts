import { describe, expect, it } from 'vitest';
import { lookup } from './lookups.ts';

interface Named {
  readonly name: string;
  readonly code: string;
}
const fleets: readonly Named[] = [
  { name: 'Long haul', code: 'LH' },
  { name: 'Regional north', code: 'RN' },
  { name: 'Regional south', code: 'RS' },
  { name: 'Yard', code: 'Y1' },
  { name: 'Yards', code: 'LH' },
];
/** Made in each test, so that what it does counts as of that test. */
const named = () => lookup(fleets, ({ name, code }) => [name, code]);

describe('finding by name', () => {
  it.each([
    ['Long haul', 'Long haul'],
    [' long-haul_', 'Long haul'],
    ['LONG  HAUL', 'Long haul'],
    ['rn', 'Regional north'],
    ['LH', 'Long haul'],
    ['Yards', 'Yards'],
    ['Longhaul', undefined],
    ['', undefined],
  ])('%o is %s', (text, name) => {
    expect(named().find(text)?.name).toBe(name);
  });
});

describe('what was probably meant', () => {
  it.each([
    ['Long hal', 'Long haul'],
    ['Long hauls', 'Long haul'],
    ['Lonh hual', null],
    ['Lng hal', null],
    ['Regional nrth', 'Regional north'],
    ['Regionl noth', 'Regional north'],
    ['egionl noth', null],
    ['egionl oth', null],
    ['Regional soutt', 'Regional south'],
    ['regi', 'Regional south'],
    ['Lon', 'Long haul'],
    ['Yar', 'Yard'],
    ['Yarn', 'Yard'],
    ['Yrd', 'Yard'],
    ['Yo', null],
    ['RX', null],
    ['xxxx', null],
    ['Regional north and south', null],
  ])('%s: %s', (text, name) => {
    const names = named();
    expect(names.near(text)).toBe(name);
    expect(names.near(text)).toBe(name);
  });

  it('offers the first of its names, and none where there is none', () => {
    const byCode = lookup(fleets, ({ name, code }) => [code, name]);
    expect(byCode.near('Long hal')).toBe('LH');
    expect(lookup([], () => []).near('Long')).toBeNull();
  });
});
