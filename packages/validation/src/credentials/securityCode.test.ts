import { expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { securityCode } from './securityCode.ts';

it.each([
  [' 481726 ', true],
  ['48172', false],
  ['4817261', false],
  ['48172x', false],
  [null, false],
])(
  '[MSG-15] a security code is six digits, and anything else is not recognized: %j',
  (typed, isCode) => {
    expect(keysOf(securityCode, typed)).toEqual(isCode ? [] : ['securityCode.notRecognized']);
  },
);
