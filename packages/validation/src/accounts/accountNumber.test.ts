import { expect, it } from 'vitest';
import { keysOf } from '../core/issues.test.fixtures.ts';
import { en } from '../messages/en.ts';
import { fleetAccountNumber } from './accountNumber.ts';

it.each([
  ['1234', true],
  [' 123456789012 ', true],
  ['123', false],
  ['1234567890123', false],
  ['12345a', false],
  ['', false],
  [1234, false],
])('[MSG-12] an account number is 4 to 12 digits: %j', (typed, isNumber) => {
  expect(keysOf(fleetAccountNumber, typed)).toEqual(isNumber ? [] : ['account.numberInvalid']);
  expect(en['account.numberInvalid']).toBe('Account Number not valid');
});
