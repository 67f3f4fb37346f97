import { expect, it } from 'vitest';
import { productCodeOf } from './cellWords.ts';

it.each([
  // as others call it
  ['ULSD', '053'],
  ['Auto -  Diesel', '053'],
  ['E-85', '026'],
  // as it is called here
  ['Tires', '109'],
  ['general merchandise', '400'],
  // its code, also without the zeros in front
  ['053', '053'],
  ['53', '053'],
  [' 1 ', '001'],
  ['400', '400'],
  ['0053', undefined],
  ['999', undefined],
  ['Autodiesel x', undefined],
  ['', undefined],
])('the product %j is %s', (text, code) => {
  expect(productCodeOf(text)).toBe(code);
});
