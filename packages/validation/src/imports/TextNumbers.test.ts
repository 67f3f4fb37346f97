import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextNumbers } from './TextNumbers.ts';

it('TextNumbers numbers distinct texts in order of first appearance', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    // Equal hashes
    fc.constantFrom('', '\u0000', 'Aa', 'BB', 'AaAa', 'BBBB', 'AaBB', '__proto__'),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const order = [...new Set(texts)];
      const numbers = new TextNumbers();
      expect(texts.map((value) => numbers.numberOf(value))).toEqual(
        texts.map((value) => order.indexOf(value)),
      );
    }),
  );
});

it('TextNumbers keeps the numbers of thousands of texts', () => {
  const numbers = new TextNumbers();
  const texts = Array.from({ length: 5000 }, (_, at) => `E${at}`);
  const first = texts.map((text) => numbers.numberOf(text));
  expect(first).toEqual(texts.map((_, at) => at));
  expect(texts.map((text) => numbers.numberOf(text))).toEqual(first);
  expect(numbers.numberOf('E5000')).toBe(5000);
});
