import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { disputeLifecycle, disputeStateKey, DISPUTE_STATES, type DisputeState } from './dispute.ts';

const open = { accountState: 'open', documentCount: 1 } as const;

describe('disputeLifecycle', () => {
  it('[DISP-02] starts a review only once there is a document', () => {
    expect(disputeLifecycle.apply('documentsDue', 'review', open)).toEqual({
      ok: true,
      state: 'underReview',
    });
    expect(
      disputeLifecycle.apply('documentsDue', 'review', { ...open, documentCount: 0 }),
    ).toMatchObject({ ok: false, reasons: [{ key: 'dispute.documentsNeeded' }] });
  });

  it('[DISP-06] expires a dispute without documents, and only while they are due', () => {
    const none = { ...open, documentCount: 0 };
    const ends = DISPUTE_STATES.filter((state) => disputeLifecycle.apply(state, 'expire', none).ok);
    expect(ends).toEqual(['documentsDue']);
  });

  it('[DISP-06] does not expire a dispute once documents have started its review', () => {
    const reviewed = disputeLifecycle.apply('documentsDue', 'review', open);
    expect(reviewed.ok && disputeLifecycle.apply(reviewed.state, 'expire', open)).toEqual({
      ok: false,
      reasons: [{ key: 'dispute.is.underReview', params: {} }],
    });
  });

  it('allows only expiry in a read-only account', () => {
    const readOnly = { ...open, accountState: 'readOnly' } as const;
    const allowed = disputeLifecycle
      .actions('documentsDue', readOnly)
      .filter((answer) => answer.allowed)
      .map(({ action }) => action);
    expect(allowed).toEqual(['expire']);
  });

  it('never leaves an ended state', () => {
    const ended: readonly DisputeState[] = ['credited', 'denied', 'withdrawn', 'expired'];
    for (const state of ended) {
      for (const { action, allowed, reasons } of disputeLifecycle.actions(state, open)) {
        expect(allowed, `${action} from ${state}`).toBe(false);
        expect(reasons).toEqual([{ key: `dispute.is.${state}`, params: {} }]);
      }
    }
  });

  it('has a label for every state', () => {
    expect(DISPUTE_STATES.map((state) => en[disputeStateKey(state)])).toEqual([
      'Documents needed',
      'Under review',
      'Credited',
      'Denied',
      'Withdrawn',
      'Closed without documents',
    ]);
  });
});
