import { expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { securityCode } from './securityCode.ts';

it.each([
  [' 481726 ', true],
  ['48172', false],
  ['4817261', false],
  ['48172x', false],
  [null, false],
])('[MSG-15] recognizes a security code only if it is six digits: %j', (typed, isCode) => {
  expect(keysOf(securityCode, typed)).toEqual(isCode ? [] : ['securityCode.notRecognized']);
});
