import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextNumbers } from './TextNumbers.ts';

it('numbers texts in the order in which they first come, whatever they are', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    // the same hash
    fc.constantFrom('', '\u0000', 'Aa', 'BB', 'AaAa', 'BBBB', 'AaBB', '__proto__'),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const order = [...new Set(texts)];
      const numbers = new TextNumbers();
      expect(texts.map((one) => numbers.numberOf(one))).toEqual(
        texts.map((one) => order.indexOf(one)),
      );
    }),
  );
});

it('keeps the numbers of many thousands of texts', () => {
  const numbers = new TextNumbers();
  const texts = Array.from({ length: 5000 }, (_, at) => `E${at}`);
  const first = texts.map((text) => numbers.numberOf(text));
  expect(first).toEqual(texts.map((_, at) => at));
  expect(texts.map((text) => numbers.numberOf(text))).toEqual(first);
  expect(numbers.numberOf('E5000')).toBe(5000);
});
