import { describe, expect, it } from 'vitest';
import { FUNDING_METHODS } from '../money/funding.ts';
import { idOf } from '../core/outcome.test.fixtures.ts';
import { coversFee, isStandingConsent, type FeeAgreement } from './consent.ts';
import { FUND_FEE_BASIS_POINTS, isMethodUsable } from './method.ts';
import { TRANSFER_STAGES, transferLifecycle } from './transfer.ts';

const now = new Date('2026-11-21T12:00:00Z');
const method = { state: 'active', usableFrom: '2026-11-21T12:00:00Z', removedAt: null } as const;

describe('a funding method', () => {
  it.each<[change: object, isUsable: boolean]>([
    [{}, true],
    [{ state: 'verifying' }, false],
    [{ state: 'refused' }, false],
    [{ usableFrom: '2026-11-21T12:00:00.001Z' }, false],
    [{ removedAt: '2026-11-21T12:00:00.001Z' }, true],
    [{ removedAt: '2026-11-21T12:00:00Z' }, false],
    [{ removedAt: '2026-11-20T12:00:00Z' }, false],
  ])('[FUND-08] is usable from its start until its removal: %j', (change, isUsable) => {
    expect(isMethodUsable({ ...method, ...change }, now)).toBe(isUsable);
  });

  it('[FUND-03] [FUND-12] is one of the four methods, each with its fee', () => {
    expect(FUNDING_METHODS).toContain('wireAch');
    expect(Object.keys(FUND_FEE_BASIS_POINTS).toSorted()).toEqual([...FUNDING_METHODS].toSorted());
  });
});

describe('a fee consent', () => {
  const request: FeeAgreement = { feeKey: 'fee.funding', feeCents: 550, edition: '2026-11' };
  it.each<[given: FeeAgreement | null, covers: boolean]>([
    [request, true],
    [null, false],
    [{ ...request, feeKey: 'fee.late' }, false],
    [{ ...request, feeCents: 551 }, false],
    [{ ...request, edition: '2026-10' }, false],
  ])('covers only the same fee, amount, and wording: %j', (input, covers) => {
    expect(coversFee(input, request)).toBe(covers);
  });

  it.each<[change: object, isStanding: boolean]>([
    [{}, false],
    [{ basisPoints: 275 }, true],
    [{ basisPoints: 0 }, true],
    [{ isMonthly: true }, true],
    [{ isMonthly: true, endedAt: '2026-11-22T12:00:00Z' }, false],
    [{ basisPoints: 275, endedAt: '2026-11-22T12:00:00Z' }, false],
  ])('[FUND-12] stands while it has a rate or is monthly, until it ends: %j', (change, stands) => {
    const once = {
      ...request,
      consentId: idOf(1),
      basisPoints: null,
      isMonthly: false,
      agreedBy: 'Dana Morales',
      agreedAt: '2026-11-21T12:00:00Z',
      endedBy: null,
      endedAt: null,
    };
    expect(isStandingConsent({ ...once, ...change })).toBe(stands);
  });
});

it('a transfer reports its stage when an action is refused', () => {
  for (const stage of TRANSFER_STAGES) {
    const refused = transferLifecycle.actions(stage, null).filter(({ allowed }) => !allowed);
    for (const { reasons } of refused) expect(reasons[0]?.key).toBe(`transfer.is.${stage}`);
  }
});
