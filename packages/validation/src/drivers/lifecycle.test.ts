import { describe, expect, it } from 'vitest';
import { belongsTo, endingActionOf, rosterLifecycle } from './lifecycle.ts';

const open = { accountState: 'open' } as const;
const keysOf = (answer: ReturnType<typeof rosterLifecycle.apply>) =>
  answer.ok ? answer.state : answer.reasons.map(({ key }) => key);

describe('[DRIVER-18] a driver or vehicle', () => {
  it('can be terminated once and brought back', () => {
    expect(keysOf(rosterLifecycle.apply('active', 'terminate', open))).toBe('terminated');
    expect(keysOf(rosterLifecycle.apply('terminated', 'bringBack', open))).toBe('active');
    expect(keysOf(rosterLifecycle.apply('terminated', 'terminate', open))).toEqual([
      'roster.is.terminated',
    ]);
    expect(keysOf(rosterLifecycle.apply('active', 'bringBack', open))).toEqual([
      'roster.is.active',
    ]);
  });

  it.each(['readOnly', 'closed'] as const)('is not terminated in a %s account', (accountState) => {
    expect(keysOf(rosterLifecycle.apply('active', 'terminate', { accountState }))).toEqual([
      'roster.accountReadOnly',
    ]);
  });

  it('can be terminated in a locked account, where cards can still be blocked', () => {
    const locked = { accountState: 'locked' } as const;
    expect(keysOf(rosterLifecycle.apply('active', 'terminate', locked))).toBe('terminated');
    expect(endingActionOf('active', locked)).toBe('block');
  });
});

describe('cards of a terminated driver or vehicle', () => {
  it.each([
    ['active', 'block'],
    ['onHold', 'block'],
    ['pendingActivation', 'block'],
    ['unassigned', 'block'],
    ['ordered', 'cancelOrder'],
    ['blocked', null],
    ['lostOrStolen', null],
    ['canceled', null],
    ['expired', null],
    ['deactivated', null],
  ] as const)('in state %s get action %s', (state, action) => {
    expect(endingActionOf(state, open)).toBe(action);
  });

  it('[CARD-01] [CARD-02] belong to the vehicle if vehicle cards, else to the driver', () => {
    expect((['driver', 'single', 'pl'] as const).map((type) => belongsTo('driver', type))).toEqual([
      true,
      true,
      true,
    ]);
    expect(belongsTo('driver', 'vehicle')).toBe(false);
    expect(belongsTo('vehicle', 'vehicle')).toBe(true);
    expect(belongsTo('vehicle', 'driver')).toBe(false);
  });
});
