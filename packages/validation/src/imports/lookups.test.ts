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
/** Created in each test, so that mutation testing attributes it to the test. */
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
  ])('%o finds %s', (text, name) => {
    expect(named().find(text)?.name).toBe(name);
  });
});

describe('the suggestion for an unknown name', () => {
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
  ])('for %s is %s', (text, name) => {
    const names = named();
    expect(names.near(text)).toBe(name);
    expect(names.near(text)).toBe(name);
  });

  it('is the first name of the entry, or null if there are no entries', () => {
    const byCode = lookup(fleets, ({ name, code }) => [code, name]);
    expect(byCode.near('Long hal')).toBe('LH');
    expect(lookup([], () => []).near('Long')).toBeNull();
  });
});
