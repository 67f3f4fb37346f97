import { expect, it } from 'vitest';
import { productCodeOf } from './cellTerms.ts';

it.each([
  // Names used elsewhere
  ['ULSD', '053'],
  ['Auto -  Diesel', '053'],
  ['E-85', '026'],
  // Our own name
  ['Tires', '109'],
  ['general merchandise', '400'],
  // The code, with or without leading zeros
  ['053', '053'],
  ['53', '053'],
  [' 1 ', '001'],
  ['400', '400'],
  ['0053', undefined],
  ['999', undefined],
  ['Autodiesel x', undefined],
  ['', undefined],
])('productCodeOf %j is %s', (text, code) => {
  expect(productCodeOf(text)).toBe(code);
});
