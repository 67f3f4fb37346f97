import { expect, it } from 'vitest';
import { odometerFault } from './odometer.ts';

it.each([
  [0, null, null],
  [9_999_999, null, null],
  [48_120, 48_120, null],
  [48_119, 48_120, { key: 'odometer.outOfSequence', params: { previous: 48_120 } }],
  [0, 1, { key: 'odometer.outOfSequence', params: { previous: 1 } }],
  [10_000_000, null, { key: 'value.atMost', params: { max: 9_999_999 } }],
  [-1, null, { key: 'value.invalid' }],
  [-1, -2, { key: 'value.invalid' }],
  [0.5, null, { key: 'value.invalid' }],
  [Number.NaN, null, { key: 'value.invalid' }],
])('[MSG-53] odometerFault of %s miles after %s is %j', (miles, previous, fault) => {
  expect(odometerFault(miles, previous)).toEqual(fault);
});
