import { expect, it } from 'vitest';
import { assertType } from './assertType.ts';

const lengthOf = (value: unknown): number => {
  assertType(typeof value === 'string', 'This is no text.');
  return value.length;
};

it('[ERR-01] assertType throws a TypeError with its message only if the assertion fails', () => {
  expect(lengthOf('four')).toBe(4);
  expect(() => lengthOf(4)).toThrow(new TypeError('This is no text.'));
  expect(() => lengthOf(4)).toThrow(TypeError);
});
