import { describe, expect, it } from 'vitest';
import {
  cardholderRequestLifecycle,
  type CardholderRequestAction,
  type CardholderRequestContext,
  type CardholderRequestState,
} from './requestLifecycle.ts';

const after = (
  state: CardholderRequestState,
  action: CardholderRequestAction,
  overrides: Partial<CardholderRequestContext> = {},
) => {
  const applied = cardholderRequestLifecycle.apply(state, action, {
    accountState: 'open',
    ...overrides,
  });
  return applied.ok ? applied.state : applied.reasons;
};
const held = (cardholderCount: number) => ({ state: 'active', cardholderCount }) as const;

describe('cardholderRequestLifecycle', () => {
  it.each<[from: CardholderRequestState, action: CardholderRequestAction, to: string]>([
    ['pending', 'assign', 'assigned'],
    ['pending', 'deny', 'denied'],
    ['assigned', 'unassign', 'unassigned'],
    ['unassigned', 'assign', 'assigned'],
  ])('[CARD-20] from %s, %s leads to %s', (from, action, to) => {
    expect(after(from, action)).toBe(to);
  });

  it('[CARD-20] never reopens a denied request', () => {
    expect(after('denied', 'assign')).toEqual([{ key: 'cardholderRequest.is.denied', params: {} }]);
  });

  it('[CARD-10] allows a fifth cardholder, but not a sixth', () => {
    expect(after('pending', 'assign', { card: held(4) })).toBe('assigned');
    expect(after('pending', 'assign', { card: held(5) })).toEqual([
      { key: 'cardholderRequest.cardFull', params: { max: 5 } },
    ]);
  });

  it('assigns only an active card in an open account', () => {
    const needed = [{ key: 'cardholderRequest.cardNeeded', params: {} }];
    expect(after('pending', 'assign', { card: null })).toEqual(needed);
    expect(after('pending', 'assign', { card: { state: 'blocked', cardholderCount: 0 } })).toEqual(
      needed,
    );
    expect(after('pending', 'assign', { accountState: 'locked' })).toEqual([
      { key: 'cardholderRequest.accountNotOpen', params: {} },
    ]);
    expect(after('pending', 'deny', { accountState: 'locked' })).toBe('denied');
    expect(after('pending', 'deny', { accountState: 'readOnly' })).toEqual([
      { key: 'cardholderRequest.accountReadOnly', params: {} },
    ]);
  });
});
