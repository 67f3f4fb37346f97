import { expect, it } from 'vitest';
import { waitUntil } from './wait.ts';

const now = new Date('2026-11-21T05:40:00Z');

it.each([
  ['2026-11-22T00:00:00Z', { kind: 'minutes', hours: 18, minutes: 20 }],
  ['2026-11-21T05:40:01Z', { kind: 'minutes', hours: 0, minutes: 1 }],
  ['2026-11-21T05:40:00Z', { kind: 'over' }],
  ['2026-11-21T05:00:00Z', { kind: 'over' }],
  ['2026-11-23T05:39:00Z', { kind: 'minutes', hours: 47, minutes: 59 }],
  ['2026-11-23T05:40:00Z', { kind: 'days', days: 2 }],
  ['2026-12-01T05:40:00Z', { kind: 'days', days: 10 }],
])('[MSG-54] waitUntil %s returns the largest units, or over once it is past', (at, wait) => {
  expect(waitUntil(Date.parse(at), now)).toEqual(wait);
});
