import { describe, expect, it } from 'vitest';
import { figureOf, isCounted, shortOf, type CountedCheck } from './figures.ts';

const gallonsADay: CountedCheck = {
  rule: 'gallonsPerDay',
  verdict: 'decline',
  mode: 'decline',
  unit: 'milligallons',
  limit: 100_000,
  used: 71_300,
  asked: 62_000,
  left: 28_700,
  freesAt: null,
  timeZone: 'America/Chicago',
  enforcement: 'whereSupported',
};

describe('figures of a checked purchase', () => {
  it('include the shortfall, even if usage exceeds the limit', () => {
    expect(shortOf(gallonsADay)).toBe(33_300);
    expect(shortOf({ ...gallonsADay, used: 120_000 })).toBe(62_000);
    expect(shortOf({ ...gallonsADay, asked: 1000 })).toBe(0);
  });

  it('are formatted in the unit of their rule', () => {
    expect(figureOf('milligallons', 71_300, 'USD')).toBe('71.3');
    expect(figureOf('cents', 24_328, 'USD')).toBe('$243.28');
    expect(figureOf('count', 1200, 'USD')).toBe('1,200');
    expect(isCounted(gallonsADay)).toBe(true);
    expect(isCounted({ ...gallonsADay, unit: null, limit: null })).toBe(false);
  });
});
