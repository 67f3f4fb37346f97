import { describe, expect, it } from 'vitest';
import { cellOf, checkerOf } from './rows.test.fixtures.ts';

/** What stands against each of the figures in one column, and what is suggested. */
const asked = (...figures: readonly string[]) =>
  checkerOf([['Per day', 'Name on card'], ...figures.map((figure) => [figure, 'Shop'])])
    .finish()
    .map((row) => cellOf(row, 'perDay')?.suggestion ?? null);
const last = (...figures: readonly string[]) => asked(...figures).at(-1);

describe('a figure far above the others of its column', () => {
  it.each([
    ['1000', '100.00'],
    ['3000', '300.00'],
    // neither a tenth nor a hundredth is near the others
    ['3001', '100.00'],
    ['3333', '100.00'],
    ['3334', '33.34'],
    ['10000', '100.00'],
    ['29999', '299.99'],
    ['90000', '90.00'],
    ['100000', '100.00'],
    ['987654', '100.00'],
  ])('%s among hundreds probably was %s', (figure, suggestion) => {
    expect(asked('100', '100', '100', '100', figure)).toEqual([null, null, null, null, suggestion]);
  });

  it('is far above the one in the middle, the lower of two, by figures and not by text', () => {
    expect(asked('30', '200', '10', '20')).toEqual([null, '20.00', null, null]);
    expect(last('9', '9', '10', '11', '11', '99')).toBeNull();
    expect(last('9', '9', '10', '11', '11', '100')).toBe('10.00');
  });

  it('counts each row, however often its figure comes', () => {
    expect(last('50', '50', '50', '10', '20', '200')).toBeNull();
    expect(last('10', '10', '10', '10', '50', '60', '70', '100')).toBe('10.00');
    expect(last('10', '10', '10', '100')).toBe('10.00');
    expect(last('10', '10', '100')).toBeNull();
  });

  it('is none where the others are zero, or it is', () => {
    expect(asked('0', '0', '0', '0', '500')).toEqual([null, null, null, null, null]);
    expect(asked('0', '9', '9', '9', '9')).toEqual([null, null, null, null, null]);
  });
});
