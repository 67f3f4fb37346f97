import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { isWaiverClaim, WAIVER_STATES, waiverStateKey, waiverStateOf } from './waiver.ts';

const grounds = {
  type: 'fraud',
  purchasedAt: new Date('2026-11-20T12:00:00Z'),
  enrolledAt: new Date('2026-11-01T12:00:00Z'),
  leftAt: null,
} as const;

describe('a waiver claim', () => {
  it.each([
    [{}, true],
    [{ type: 'other' as const }, false],
    [{ enrolledAt: grounds.purchasedAt }, true],
    [{ enrolledAt: new Date('2026-11-20T12:00:01Z') }, false],
    [{ leftAt: new Date('2026-11-20T12:00:01Z') }, true],
    [{ leftAt: grounds.purchasedAt }, false],
  ])('[ADDON-03] is valid with %j: %s', (overrides, arises) => {
    expect(isWaiverClaim({ ...grounds, ...overrides })).toBe(arises);
  });

  it.each([
    [8_000, 'waived'],
    [7_999, 'partlyWaived'],
    [0, 'notWaived'],
  ])('[ADDON-19] [ADDON-20] of 8000 cents with %i waived is %s', (waivedCents, state) => {
    expect(waiverStateOf({ lossCents: 8_000, waivedCents })).toBe(state);
  });

  it('has a label for every state', () => {
    expect(WAIVER_STATES.map((state) => en[waiverStateKey(state)])).toEqual([
      'Waived',
      'Partly waived',
      'Not waived',
    ]);
  });
});
