import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefused, expectRoundTrip, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { cardDelivery, type CardDelivery } from './cardDelivery.ts';

const delivery = (overrides: Partial<Record<keyof CardDelivery, unknown>> = {}) => ({
  service: 'standard',
  attention: 'Dana Morales',
  street: '400 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
  ...overrides,
});
const lines = (min: number, max: number) =>
  fc.integer({ min, max }).map((length) => delivery({ attention: 'x'.repeat(length) }));

describe('cardDelivery', () => {
  it.each<[ids: string, some: Partial<Record<keyof CardDelivery, unknown>>, expected: string[]]>([
    ['USER-16', {}, []],
    ['USER-16', { postalCode: '7520' }, ['postalCode: address.zip']],
    ['USER-16', { postalCode: '75202-1234' }, ['postalCode: address.zip']],
    ['USER-14', { state: 'QC', postalCode: 'h2x1y4' }, []],
    ['USER-14', { state: 'QC', postalCode: '75202' }, ['postalCode: address.canadianPostalCode']],
    ['USER-15', { state: 'ON', postalCode: 'D1A 1A1' }, ['postalCode: address.canadianPostalCode']],
    ['ENT-62', { state: 'ZZ' }, ['state: address.stateOrProvince']],
    ['ENT-62', { state: 'tx' }, []],
  ])('[%s] for %o, reports %o', (_ids, overrides, expected) => {
    expect(placedKeysOf(cardDelivery, delivery(overrides))).toEqual(expected);
  });

  it('reports every missing field', () => {
    expect(placedKeysOf(cardDelivery, {})).toEqual([
      'service: delivery.serviceRequired',
      'attention: delivery.attentionRequired',
      'street: address.streetRequired',
      'city: address.cityRequired',
      'state: address.stateOrProvince',
      'postalCode: address.postalCodeRequired',
    ]);
  });

  it('[USER-14] [USER-16] accepts only postal codes of the state’s country', () => {
    const words = fc.stringMatching(/^[A-Za-z]([A-Za-z ]{0,30}[a-z])?$/);
    const zips = fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, '0'));
    const canadian = fc.stringMatching(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[A-Z]\d$/);
    const letters = canadian.filter((code) => !/[DFIOQU]/.test(code));
    const to = (state: string, postalCode: fc.Arbitrary<string>) =>
      fc
        .record({ attention: words, street: words, city: words, postalCode })
        .map((parts) => delivery({ ...parts, state, service: 'express' }));
    expectRoundTrip(cardDelivery, to('TX', zips));
    expectRoundTrip(cardDelivery, to('QC', letters));
    expectRefused(cardDelivery, to('TX', letters), 'address.zip');
    expectRefused(cardDelivery, to('QC', zips), 'address.canadianPostalCode');
  });

  it('accepts an attention line of up to 60 characters', () => {
    expectRoundTrip(cardDelivery, lines(1, 60));
    expectRefused(cardDelivery, lines(61, 90), 'text.tooLong');
  });
});
