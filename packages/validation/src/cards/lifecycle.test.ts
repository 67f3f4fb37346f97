import { describe, expect, it } from 'vitest';
import type { CardState } from './card.ts';
import { isMonthOver } from '../dates/expiry.ts';
import { cardLifecycle, type CardAction, type CardContext } from './lifecycle.ts';
import { BLOCK_REASONS, reasonsFor } from './blockReasons.ts';

const open: CardContext = { accountState: 'open' };
const after = (state: CardState, action: CardAction, context: CardContext = open) => {
  const applied = cardLifecycle.apply(state, action, context);
  return applied.ok ? applied.state : applied.reasons.map(({ key }) => key);
};

const isPast = (at: string) =>
  isMonthOver('2026-11', { now: new Date(at), timeZone: 'America/Chicago' });

describe('cardLifecycle', () => {
  it.each<[ids: string, from: CardState, action: CardAction, to: CardState]>([
    ['CARD-04', 'active', 'block', 'blocked'],
    ['CARD-04', 'onHold', 'block', 'blocked'],
    ['CARD-07', 'active', 'hold', 'onHold'],
    ['CARD-13', 'onHold', 'reactivate', 'active'],
    ['CARD-05 CARD-16', 'active', 'replace', 'canceled'],
    ['CARD-06 CARD-16', 'active', 'reissue', 'canceled'],
    ['CARD-08 CARD-18', 'active', 'transfer', 'deactivated'],
    ['CARD-09', 'active', 'unassign', 'unassigned'],
    ['CARD-14', 'active', 'expire', 'expired'],
    ['CARD-15', 'expired', 'replace', 'expired'],
    ['CARD-19', 'lostOrStolen', 'replace', 'lostOrStolen'],
    ['CARD-03', 'ordered', 'ship', 'pendingActivation'],
    ['CARD-03', 'pendingActivation', 'activate', 'active'],
  ])('[%s] from %s, %s leads to %s', (_ids, from, action, to) => {
    expect(after(from, action)).toBe(to);
  });

  it('[CARD-12] refuses to reactivate a blocked card, with a reason', () => {
    expect(after('blocked', 'reactivate')).toEqual(['card.is.blocked']);
  });

  it('[CARD-11] [CARD-14] refuses to start a card past its expiry, but still stops it', () => {
    const past: CardContext = { ...open, isPastExpiry: true };
    for (const [from, action] of [
      ['onHold', 'reactivate'],
      ['pendingActivation', 'activate'],
      ['unassigned', 'assign'],
    ] as const) {
      expect(after(from, action, past)).toEqual(['card.is.expired']);
      expect(after(from, action, { ...open, isPastExpiry: false })).toBe('active');
    }
    expect(after('active', 'hold', past)).toBe('onHold');
    expect(after('onHold', 'expire', past)).toBe('expired');
  });

  it('[CARD-14] keeps a card valid through its month, in the account’s time zone', () => {
    expect(isPast('2026-12-01T05:59:00Z')).toBe(false);
    expect(isPast('2026-12-01T06:00:00Z')).toBe(true);
  });

  it('[USER-07] starts cards only in an open account, but stops them in a locked one too', () => {
    expect(after('onHold', 'reactivate', { accountState: 'locked' })).toEqual([
      'card.accountNotOpen',
    ]);
    expect(after('active', 'block', { accountState: 'locked' })).toBe('blocked');
    expect(after('active', 'block', { accountState: 'readOnly' })).toEqual([
      'card.accountReadOnly',
    ]);
  });

  it('[USER-08] lets a closed account block its open cards', () => {
    for (const state of ['active', 'onHold', 'pendingActivation', 'unassigned'] as const) {
      expect(after(state, 'block', { accountState: 'closed' })).toBe('blocked');
    }
  });

  it('[CARD-17] transfers only to a card that can be activated', () => {
    expect(after('active', 'transfer', { ...open, transferTo: 'pendingActivation' })).toBe(
      'deactivated',
    );
    expect(after('active', 'transfer', { ...open, transferTo: 'unassigned' })).toBe(
      after('active', 'transfer', { ...open, transferTo: 'pendingActivation' }),
    );
    expect(after('active', 'transfer', { ...open, transferTo: null })).toEqual([
      'card.transferTarget',
    ]);
    expect(after('active', 'transfer', { ...open, transferTo: 'blocked' })).toEqual([
      'card.transferTarget',
    ]);
  });

  it('refuses to activate a card that is assigned to nobody', () => {
    expect(after('pendingActivation', 'activate', { ...open, isAssigned: false })).toEqual([
      'card.notAssigned',
    ]);
  });

  it('[CARD-04] [CARD-07] offers different reasons for blocking and for holding', () => {
    expect(reasonsFor('block')).not.toContain('seasonal');
    expect(reasonsFor('hold')).not.toContain('damaged');
    expect(new Set([...reasonsFor('block'), ...reasonsFor('hold')])).toEqual(
      new Set(BLOCK_REASONS),
    );
  });
});
