import type { LimitCheck, PurchaseRule } from '@forecourt/validation';

/** Result of one rule; passes by default. */
export const check = (rule: PurchaseRule, change: Partial<LimitCheck> = {}): LimitCheck => ({
  rule,
  verdict: 'pass',
  mode: 'decline',
  unit: null,
  limit: null,
  used: null,
  asked: null,
  left: null,
  freesAt: null,
  timeZone: 'America/Chicago',
  enforcement: 'always',
  ...change,
});

const midnight = Date.parse('2026-11-22T06:00:00Z');

/** A daily gallon limit exceeded by a purchase. */
export const gallonsADay = check('gallonsPerDay', {
  verdict: 'decline',
  unit: 'milligallons',
  limit: 100_000,
  used: 71_300,
  asked: 62_000,
  left: 28_700,
  freesAt: midnight,
});
