import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcome } from '../core/outcome.test.fixtures.ts';
import { expiryMonthYear } from './expiry.ts';

describe('[FUND-11] expiryMonthYear', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['1126', '2026-11'],
    ['12/2026', '2026-12'],
    [' 0130 ', '2030-01'],
    ['1026', 'expiry.past'],
    ['10/2026', 'expiry.past'],
    ['00/2027', 'expiry.format'],
    ['1327', 'expiry.format'],
    ['1/2027', 'expiry.format'],
    ['01/27', 'expiry.format'],
    ['012027', 'expiry.format'],
    ['2027-01', 'expiry.format'],
    [null, 'expiry.required'],
    [[], 'value.invalid'],
  ])('[FUND-11] for %o, returns %o in November 2026', (value, expected) => {
    expect(outcome(expiryMonthYear({ now }), value)).toBe(expected);
  });

  it('[FUND-11] accepts the current month and later, in both formats', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        (year, month) => {
          const mm = String(month).padStart(2, '0');
          const stored = `${year}-${mm}`;
          const expected = stored >= '2026-11' ? stored : 'expiry.past';
          const schema = expiryMonthYear({ now });
          expect(outcome(schema, `${mm}/${year}`)).toBe(expected);
          expect(outcome(schema, `${mm}${String(year).slice(2)}`)).toBe(expected);
        },
      ),
    );
  });
});
