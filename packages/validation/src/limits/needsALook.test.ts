import { describe, expect, it } from 'vitest';
import { needsALook, RULES_NEEDING_A_LOOK } from './needsALook.ts';

const decline = (rules: readonly string[], flags: readonly string[] = []) => ({
  flags,
  declineReasons: rules.map((rule) => ({ rule })),
});

describe('needsALook', () => {
  it.each(RULES_NEEDING_A_LOOK)('is true for a decline by %s', (rule) => {
    expect(needsALook(decline(['amountPerDay', rule]))).toBe(true);
  });

  it.each(['amountPerDay', 'hours', 'state', 'productGroup', 'gallons1', 'transactionsPerDay'])(
    'is false for a decline by limit %s alone, unless it is flagged',
    (rule) => {
      expect(needsALook(decline([rule]))).toBe(false);
      expect(needsALook(decline([rule], ['burst']))).toBe(true);
    },
  );
});
