import { describe, expect, it } from 'vitest';
import { belongsTo, endingActionOf, rosterLifecycle } from './lifecycle.ts';

const open = { accountState: 'open' } as const;
const keysOf = (answer: ReturnType<typeof rosterLifecycle.apply>) =>
  answer.ok ? answer.state : answer.reasons.map(({ key }) => key);

describe('[DRIVER-18] a driver or vehicle', () => {
  it('leaves once and can be brought back', () => {
    expect(keysOf(rosterLifecycle.apply('active', 'terminate', open))).toBe('terminated');
    expect(keysOf(rosterLifecycle.apply('terminated', 'bringBack', open))).toBe('active');
    expect(keysOf(rosterLifecycle.apply('terminated', 'terminate', open))).toEqual([
      'roster.is.terminated',
    ]);
    expect(keysOf(rosterLifecycle.apply('active', 'bringBack', open))).toEqual([
      'roster.is.active',
    ]);
  });

  it.each(['readOnly', 'closed'] as const)('stays as it is in a %s account', (accountState) => {
    expect(keysOf(rosterLifecycle.apply('active', 'terminate', { accountState }))).toEqual([
      'roster.accountReadOnly',
    ]);
  });

  it('leaves a locked account too, where cards can still be stopped', () => {
    const locked = { accountState: 'locked' } as const;
    expect(keysOf(rosterLifecycle.apply('active', 'terminate', locked))).toBe('terminated');
    expect(endingActionOf('active', locked)).toBe('block');
  });
});

describe('what ends with them', () => {
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
  ] as const)('a card that is %s: %s', (state, action) => {
    expect(endingActionOf(state, open)).toBe(action);
  });

  it('[CARD-01] [CARD-02] a vehicle card goes with its vehicle, the others with their driver', () => {
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
