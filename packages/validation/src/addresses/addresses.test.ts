import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  expectRefused,
  expectRoundTrip,
  keysOf,
  placedKeysOf,
} from '../core/issues.test.fixtures.ts';
import { address } from './postalAddress.ts';
import { canadianPostalCode, usZip } from './postalCode.ts';
import { PROVINCES, US_STATES } from './regions.ts';
import { province, state, stateOrProvince } from './stateOrProvince.ts';

const codes = (regions: typeof US_STATES) => regions.map(({ code }) => code);

describe('usZip', () => {
  it.each([
    ['60601', []],
    [' 60601 ', []],
    ['00501', []],
    ['6060', ['address.zip']],
    ['606011', ['address.zip']],
    ['60601-1234', ['address.zip']],
    ['6060A', ['address.zip']],
    ['', ['address.postalCodeRequired']],
    [null, ['address.postalCodeRequired']],
    [60_601, ['value.invalid']],
  ])('[USER-16] for %o, reports %o', (value, expected) => {
    expect(keysOf(usZip, value)).toEqual(expected);
  });

  it('[USER-16] accepts exactly five digits', () => {
    expectRoundTrip(usZip, fc.stringMatching(/^\d{5}$/));
    expectRefused(usZip, fc.stringMatching(/^(\d{1,4}|\d{6,12}|\d{4}[a-z])$/), 'address.zip');
  });
});

describe('canadianPostalCode', () => {
  it.each([
    ['K1A 0B1', []],
    ['k1a0b1', []],
    ['K1A-0B1', []],
    ['K1A  0B1', ['address.canadianPostalCode']],
    ['1KA 0B1', ['address.canadianPostalCode']],
    ['K1A 0B', ['address.canadianPostalCode']],
    ['K1A 0B12', ['address.canadianPostalCode']],
    ['', ['address.postalCodeRequired']],
  ])('[USER-14] for %o, reports %o', (value, expected) => {
    expect(keysOf(canadianPostalCode, value)).toEqual(expected);
  });

  it.each('DFIOQUWZ'.split(''))('[USER-15] cannot start with %s', (letter) => {
    expect(keysOf(canadianPostalCode, `${letter}1A 0B1`)).toEqual(['address.canadianPostalCode']);
  });

  it.each('ABCEGHJKLMNPRSTVXY'.split(''))('[USER-15] can start with %s', (letter) => {
    expect(keysOf(canadianPostalCode, `${letter}1A 0B1`)).toEqual([]);
  });

  it('[USER-14] is normalized to uppercase with a space', () => {
    expect(accepted(canadianPostalCode, ' k1a0b1 ')).toBe('K1A 0B1');
    const letter = '[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]';
    const shape = new RegExp(`^${letter}\\d${letter}[ -]?\\d${letter}\\d$`);
    expectRoundTrip(canadianPostalCode, fc.stringMatching(shape));
  });
});

describe('state and province codes', () => {
  it('[ENT-62] include the fifty states and DC', () => {
    expect(new Set(codes(US_STATES)).size).toBe(51);
    for (const code of codes(US_STATES)) expect(keysOf(state, code.toLowerCase())).toEqual([]);
  });

  it('[ENT-63] include the provinces and territories', () => {
    expect(new Set(codes(PROVINCES)).size).toBe(13);
    for (const code of codes(PROVINCES)) expect(keysOf(province, code.toLowerCase())).toEqual([]);
  });

  it.each([
    ['ENT-62', 'ON', state, ['address.state']],
    ['ENT-62', 'Illinois', state, ['address.state', 'address.state']],
    ['ENT-62', '', state, ['address.state']],
    ['ENT-62', null, state, ['address.state']],
    ['ENT-63', 'IL', province, ['address.province']],
    ['ENT-63', 'XX', stateOrProvince, ['address.stateOrProvince']],
  ] as const)(
    '[%s] are refused if not in the schema’s list: %o',
    (_id, value, schema, expected) => {
      expect(keysOf(schema, value)).toEqual(expected);
    },
  );

  it('[ENT-62] [ENT-63] are accepted exactly if they are in one of the two lists', () => {
    const known = new Set([...codes(US_STATES), ...codes(PROVINCES)]);
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}$/), (code) => {
        expect(keysOf(stateOrProvince, code).length === 0).toBe(known.has(code));
      }),
      { numRuns: 700 },
    );
  });
});

describe('address', () => {
  const chicago = { street: '233 S Wacker Dr', city: 'Chicago', state: 'IL', postalCode: '60606' };
  const ottawa = { street: '111 Wellington St', city: 'Ottawa', state: 'on', postalCode: 'k1a0a9' };

  it.each([
    ['USER-16', chicago, []],
    ['USER-16', { ...chicago, secondLine: 'Dock 4' }, []],
    ['USER-16', { ...chicago, secondLine: null }, []],
    ['USER-14', ottawa, []],
    ['USER-16', { ...chicago, postalCode: 'K1A 0A9' }, ['postalCode: address.zip']],
    ['USER-14', { ...ottawa, postalCode: '60606' }, ['postalCode: address.canadianPostalCode']],
    ['USER-16', { ...chicago, postalCode: '' }, ['postalCode: address.postalCodeRequired']],
    ['MSG-06', { ...chicago, street: 'x'.repeat(81) }, ['street: text.tooLong']],
    ['ENT-47', { ...chicago, street: 'a\u0000b' }, ['street: text.invisible']],
    ['ENT-47', { ...chicago, city: '\u202Eogacihc' }, ['city: text.invisible']],
    ['ENT-47', { ...chicago, secondLine: 'a\u0000b' }, ['secondLine: text.invisible']],
    ['MSG-06', { ...chicago, secondLine: 'x'.repeat(81) }, ['secondLine: text.tooLong']],
    ['ENT-62', { ...chicago, state: 'XX' }, ['state: address.stateOrProvince']],
    ['ENT-62', { ...chicago, state: 4, postalCode: 'x' }, ['state: value.invalid']],
    ['USER-16', { ...chicago, postalCode: 60_606 }, ['postalCode: value.invalid']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(address, value)).toEqual(expected);
  });

  it('[USER-14] normalizes a Canadian postal code', () => {
    expect(accepted(address, { ...ottawa, postalCode: 'k1a-0a9' })).toMatchObject({
      state: 'ON',
      postalCode: 'K1A 0A9',
    });
  });

  it('reports each missing field', () => {
    expect(placedKeysOf(address, {})).toEqual([
      'street: address.streetRequired',
      'city: address.cityRequired',
      'state: address.stateOrProvince',
      'postalCode: address.postalCodeRequired',
    ]);
  });

  it('[USER-16] accepts any street and city with a ZIP code', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9#é]([A-Za-z0-9 .,#'-]{0,50}[a-z])?$/);
    expectRoundTrip(
      address,
      fc.record({
        street: words,
        city: words,
        state: fc.constantFrom(...codes(US_STATES)),
        postalCode: fc.stringMatching(/^\d{5}$/),
        secondLine: fc.option(words),
      }),
    );
  });

  it('[USER-14] returns a Canadian address with its codes in uppercase', () => {
    expect(accepted(address, ottawa)).toEqual({ ...ottawa, state: 'ON', postalCode: 'K1A 0A9' });
  });
});
