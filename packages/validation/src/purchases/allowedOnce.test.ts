import { describe, expect, it } from 'vitest';
import { evaluateAllowedOnce } from './allowedOnce.ts';
import { attempt, diesel, limits } from './purchase.test.fixtures.ts';
import { NO_USAGE } from './usageCounter.ts';

const tight = limits({ perDayCents: 10_000, allowedStates: ['NM'] });
const buys = (cents: number, overrides = {}) =>
  attempt({ lines: [diesel(20_000, cents)], ...overrides });
const once = (amountCents: number, minutes = 60) => ({
  amountCents,
  milligallons: null,
  siteNumber: null,
  groups: null,
  untilAt: buys(1).at.getTime() + minutes * 60_000,
});

const outcomeAt = (more: object, siteNumber = '10441') =>
  evaluateAllowedOnce(tight, NO_USAGE, buys(15_000, { site: { ...buys(1).site, siteNumber } }), {
    ...once(20_000),
    ...more,
  }).decision.outcome;

describe('a purchase allowed once', () => {
  it('[CARD-30] may exceed the card’s amount, state, and other limits', () => {
    const { decision, usesAllowance } = evaluateAllowedOnce(
      tight,
      { ...NO_USAGE, dayCents: 10_000 },
      buys(20_000),
      once(20_000),
    );
    expect(decision.outcome).toBe('approved');
    expect(usesAllowance).toBe(true);
  });

  it('[CARD-30] is declined above its amount or after its time', () => {
    const checksUnder = (allowance: ReturnType<typeof once>) =>
      evaluateAllowedOnce(tight, NO_USAGE, buys(20_001), allowance).decision.outcome;
    expect(checksUnder(once(20_001, 0))).toBe('approved');
    expect(checksUnder(once(20_000))).toBe('declined');
    expect(checksUnder(once(20_001, -1))).toBe('declined');
  });

  it('[CARD-30] is limited to its gallons, its site, and its products', () => {
    expect(outcomeAt({ milligallons: 20_000 })).toBe('approved');
    expect(outcomeAt({ milligallons: 19_999 })).toBe('declined');
    expect(outcomeAt({ siteNumber: '10441' })).toBe('approved');
    expect(outcomeAt({ siteNumber: '10441' }, '20771')).toBe('declined');
    expect(outcomeAt({ groups: ['def', 'diesel'] })).toBe('approved');
    expect(outcomeAt({ groups: ['def'] })).toBe('declined');
  });

  it('does not override the card’s state or the account’s credit', () => {
    const stopped = [
      buys(500, { card: { state: 'onHold', expiresOn: '2030-01' } }),
      buys(500, { account: { ...buys(1).account, availableCents: 499 } }),
    ];
    for (const one of stopped) {
      const { decision, usesAllowance } = evaluateAllowedOnce(tight, NO_USAGE, one, once(20_000));
      expect(decision.outcome).toBe('declined');
      expect(usesAllowance).toBe(false);
    }
  });

  it('does not use the allowance if the limits themselves approve', () => {
    const open = limits({ perDayCents: 50_000 });
    expect(evaluateAllowedOnce(open, NO_USAGE, buys(20_000), once(30_000)).usesAllowance).toBe(
      false,
    );
    expect(evaluateAllowedOnce(open, NO_USAGE, buys(20_000), null).usesAllowance).toBe(false);
  });
});
