import { describe, expect, it } from 'vitest';
import { cellOf, checkerOf } from './rows.test.fixtures.ts';

/** Returns the suggestion for each figure in a column, or null. */
const questioned = (...figures: readonly string[]) =>
  checkerOf([['Per day', 'Name on card'], ...figures.map((figure) => [figure, 'Shop'])])
    .finish()
    .map((row) => cellOf(row, 'perDay')?.suggestion ?? null);
const last = (...figures: readonly string[]) => questioned(...figures).at(-1);

describe('a figure far above the others in its column', () => {
  it.each([
    ['1000', '100.00'],
    ['3000', '300.00'],
    // Neither a tenth nor a hundredth is near the others
    ['3001', '100.00'],
    ['3333', '100.00'],
    ['3334', '33.34'],
    ['10000', '100.00'],
    ['29999', '299.99'],
    ['90000', '90.00'],
    ['100000', '100.00'],
    ['987654', '100.00'],
  ])('%s among values of 100 gets the suggestion %s', (figure, suggestion) => {
    expect(questioned('100', '100', '100', '100', figure)).toEqual([
      null,
      null,
      null,
      null,
      suggestion,
    ]);
  });

  it('is compared with the lower median, numerically', () => {
    expect(questioned('30', '200', '10', '20')).toEqual([null, '20.00', null, null]);
    expect(last('9', '9', '10', '11', '11', '99')).toBeNull();
    expect(last('9', '9', '10', '11', '11', '100')).toBe('10.00');
  });

  it('is compared with every row, including repeated figures', () => {
    expect(last('50', '50', '50', '10', '20', '200')).toBeNull();
    expect(last('10', '10', '10', '10', '50', '60', '70', '100')).toBe('10.00');
    expect(last('10', '10', '10', '100')).toBe('10.00');
    expect(last('10', '10', '100')).toBeNull();
  });

  it('is not reported if the others are zero, or if it is zero', () => {
    expect(questioned('0', '0', '0', '0', '500')).toEqual([null, null, null, null, null]);
    expect(questioned('0', '9', '9', '9', '9')).toEqual([null, null, null, null, null]);
  });
});
