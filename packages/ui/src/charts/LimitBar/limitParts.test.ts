import { describe, expect, it } from 'vitest';
import { limitParts } from './limitParts.ts';

describe('limitParts', () => {
  it('returns settled and pending shares of the limit if nothing is requested', () => {
    const parts = limitParts({ limit: 200, used: 150, pending: 50, asked: 0 });
    expect(parts).toMatchObject({ settledShare: 0.5, pendingShare: 0.25, left: 50, short: 0 });
  });

  it('returns the amounts left and short if a purchase exceeds the limit', () => {
    const parts = limitParts({ limit: 100, used: 71.3, pending: 0, asked: 62 });
    expect(parts.left).toBeCloseTo(28.7);
    expect(parts.short).toBeCloseTo(33.3);
    expect(parts.settledShare + parts.leftShare + parts.shortShare).toBeCloseTo(1);
  });

  it('fills the bar if usage exceeds the limit and empties it after refunds', () => {
    expect(limitParts({ limit: 100, used: 120, pending: 0, asked: 0 }).settledShare).toBe(1);
    expect(limitParts({ limit: 100, used: -20, pending: 0, asked: 0 }).settledShare).toBe(0);
    expect(limitParts({ limit: 0, used: 0, pending: 0, asked: 0 }).settledShare).toBe(0);
  });
});
