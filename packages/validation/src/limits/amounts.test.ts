import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesOf, outcome, accepts } from '../core/outcome.test.fixtures.ts';
import { fuelPrice, gallons, oneTimePurchase } from './amounts.ts';
import { limitMilligallons } from './limitMilligallons.ts';

describe('gallons', () => {
  it.each([
    ['0', 0],
    [500, 500_000],
    ['62.5', 62_500],
    ['500.001', 'value.between'],
    ['1.2345', 'gallons.decimals'],
    ['-0.1', 'value.invalid'],
    ['', 'value.required'],
  ])('[LIMIT-08] reads %o as %o', (input, expected) => {
    expect(outcome(gallons, input)).toBe(expected);
  });

  it('[LIMIT-08] round-trips every quantity up to 500 and refuses more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (milligallons) => {
        const isWithin = milligallons <= 500_000;
        const typed = (milligallons / 1000).toFixed(3);
        expect(outcome(gallons, typed)).toBe(isWithin ? milligallons : 'value.between');
        expect(accepts(limitMilligallons, milligallons)).toBe(isWithin);
        expect(accepts(limitMilligallons, -1 - milligallons)).toBe(false);
      }),
    );
  });
});

describe('fuelPrice', () => {
  it.each([
    ['3.899', 3899],
    [0, 0],
    ['$10', 10_000],
    ['10.001', 'value.between'],
    ['3.8999', 'fuelPrice.decimals'],
    ['-1', 'value.invalid'],
  ])('[LIMIT-09] reads %o as %o', (input, expected) => {
    expect(outcome(fuelPrice, input)).toBe(expected);
  });

  it('[LIMIT-09] round-trips every price up to 10 and refuses more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (mills) => {
        const expected = mills <= 10_000 ? mills : 'value.between';
        expect(outcome(fuelPrice, (mills / 1000).toFixed(3))).toBe(expected);
      }),
    );
  });
});

describe('oneTimePurchase', () => {
  it.each([
    ['1', 100],
    ['99999.99', 9_999_999],
    ['99,999.99', 9_999_999],
    ['0.99', 'value.between'],
    ['100000', 'value.between'],
    ['1.001', 'money.decimals'],
  ])('[CARD-30] reads %o as %o', (input, expected) => {
    expect(outcome(oneTimePurchase, input)).toBe(expected);
  });

  it('[CARD-30] round-trips every amount within its bounds and refuses others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000_000 }), (cents) => {
        const isWithin = cents >= 100 && cents <= 9_999_999;
        const expected = isWithin ? cents : 'value.between';
        expect(outcome(oneTimePurchase, (cents / 100).toFixed(2))).toBe(expected);
      }),
    );
  });
});

describe('limit bounds', () => {
  it.each([
    ['501', gallons, 500],
    [500_001, limitMilligallons, 500],
    ['11', fuelPrice, 10],
    ['100000', oneTimePurchase, 99_999.99],
  ])('[LIMIT-08] [LIMIT-09] are reported in gallons and dollars: %o', (value, schema, max) => {
    const min = max > 1000 ? 1 : 0;
    expect(issuesOf(schema, value)).toMatchObject([{ key: 'value.between', params: { min, max } }]);
  });

  it('[LIMIT-08] include both ends', () => {
    expect(outcome(limitMilligallons, 0)).toBe(0);
    expect(outcome(limitMilligallons, 500_000)).toBe(500_000);
    expect(issuesOf(limitMilligallons, -1)).toMatchObject([{ params: { min: 0 } }]);
  });
});
