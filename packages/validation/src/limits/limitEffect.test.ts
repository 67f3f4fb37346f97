import { describe, expect, it } from 'vitest';
import { changedLimits, limitEffect, limitNetworkOf } from './limitEffect.ts';
import { NO_LIMITS } from './noLimits.ts';

const edited = {
  ...NO_LIMITS,
  perDayCents: 60_000,
  productCodes: ['053'],
  flagOnly: ['day' as const],
};

describe('limitEffect', () => {
  it('lists every limit that differs, and none if nothing does', () => {
    expect(changedLimits(NO_LIMITS, edited)).toEqual(['perDayCents', 'productCodes', 'flagOnly']);
    expect(changedLimits(edited, { ...edited })).toEqual([]);
  });

  it('requires no new card if the host enforces the limits', () => {
    expect(limitEffect(NO_LIMITS, edited, 'host').onNewCard).toEqual([]);
  });

  it('requires a new card for limits stored on the card itself', () => {
    expect(limitEffect(NO_LIMITS, edited, 'cfn')).toEqual({
      changed: ['perDayCents', 'productCodes', 'flagOnly'],
      onNewCard: ['productCodes'],
    });
    expect(limitEffect(NO_LIMITS, { ...NO_LIMITS, perDayCents: 1 }, 'cfn').onNewCard).toEqual([]);
  });

  it('determines the network from the account’s program', () => {
    expect(limitNetworkOf(['cfnOrders'])).toBe('cfn');
    expect(limitNetworkOf(['rewards'])).toBe('host');
  });
});
