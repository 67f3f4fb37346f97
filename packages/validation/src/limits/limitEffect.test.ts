import { describe, expect, it } from 'vitest';
import { changedLimits, limitEffect, limitNetworkOf } from './limitEffect.ts';
import { NO_LIMITS } from './noLimits.ts';

const edited = {
  ...NO_LIMITS,
  perDayCents: 60_000,
  productCodes: ['053'],
  flagOnly: ['day' as const],
};

describe('the effect of a change of limits', () => {
  it('names every limit that differs, and none when nothing does', () => {
    expect(changedLimits(NO_LIMITS, edited)).toEqual(['perDayCents', 'productCodes', 'flagOnly']);
    expect(changedLimits(edited, { ...edited })).toEqual([]);
  });

  it('holds at once where the host keeps the limits', () => {
    expect(limitEffect(NO_LIMITS, edited, 'host').onNewCard).toEqual([]);
  });

  it('needs new plastic where the card itself says what it may buy', () => {
    expect(limitEffect(NO_LIMITS, edited, 'cfn')).toEqual({
      changed: ['perDayCents', 'productCodes', 'flagOnly'],
      onNewCard: ['productCodes'],
    });
    expect(limitEffect(NO_LIMITS, { ...NO_LIMITS, perDayCents: 1 }, 'cfn').onNewCard).toEqual([]);
  });

  it('reads the network off the program of the account', () => {
    expect(limitNetworkOf(['cfnOrders'])).toBe('cfn');
    expect(limitNetworkOf(['rewards'])).toBe('host');
  });
});
