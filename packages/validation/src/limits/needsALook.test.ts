import { describe, expect, it } from 'vitest';
import { needsALook, RULES_NEEDING_A_LOOK } from './needsALook.ts';

const decline = (rules: readonly string[], flags: readonly string[] = []) => ({
  flags,
  declineReasons: rules.map((rule) => ({ rule })),
});

describe('needsALook', () => {
  it.each(RULES_NEEDING_A_LOOK)('a decline by %s does', (rule) => {
    expect(needsALook(decline(['amountPerDay', rule]))).toBe(true);
  });

  it.each(['amountPerDay', 'hours', 'state', 'productGroup', 'gallons1', 'transactionsPerDay'])(
    'a decline by the account’s own limit %s does not, unless it is marked',
    (rule) => {
      expect(needsALook(decline([rule]))).toBe(false);
      expect(needsALook(decline([rule], ['burst']))).toBe(true);
    },
  );
});
