import { describe, expect, it } from 'vitest';
import { needsReview, RULES_NEEDING_REVIEW } from './needsReview.ts';

const decline = (rules: readonly string[], flags: readonly string[] = []) => ({
  flags,
  declineReasons: rules.map((rule) => ({ rule })),
});

describe('needsReview', () => {
  it.each(RULES_NEEDING_REVIEW)('is true for a decline by %s', (rule) => {
    expect(needsReview(decline(['amountPerDay', rule]))).toBe(true);
  });

  it.each(['amountPerDay', 'hours', 'state', 'productGroup', 'gallons1', 'transactionsPerDay'])(
    'is false for a decline by limit %s alone, unless it is flagged',
    (rule) => {
      expect(needsReview(decline([rule]))).toBe(false);
      expect(needsReview(decline([rule], ['burst']))).toBe(true);
    },
  );
});
