import { describe, expect, it } from 'vitest';
import { userLifecycle, type UserAction, type UserContext, type UserState } from './lifecycle.ts';

const now = new Date('2026-11-21T12:00:00Z');
const after = (state: UserState, action: UserAction, overrides: Partial<UserContext> = {}) => {
  const applied = userLifecycle.apply(state, action, {
    now,
    invitedAt: new Date('2026-11-20T12:00:00Z'),
    isSelf: false,
    isLastAdministrator: false,
    ...overrides,
  });
  return applied.ok ? applied.state : applied.reasons;
};

describe('userLifecycle', () => {
  it.each<[from: UserState, action: UserAction, to: UserState]>([
    ['created', 'invite', 'created'],
    ['created', 'activate', 'activated'],
    ['activated', 'lock', 'locked'],
    ['activated', 'lockOut', 'locked'],
    ['locked', 'unlock', 'activated'],
    ['created', 'delete', 'deleted'],
    ['activated', 'delete', 'deleted'],
    ['locked', 'delete', 'deleted'],
  ])('[USER-13] from %s, %s leads to %s', (from, action, to) => {
    expect(after(from, action)).toBe(to);
  });

  it('[USER-13] never restores a deleted user', () => {
    for (const action of ['invite', 'activate', 'unlock', 'delete'] as const) {
      expect(after('deleted', action)).toEqual([{ key: 'user.is.deleted', params: {} }]);
    }
  });

  it('[MSG-30] accepts an invitation for seven days', () => {
    const seven = new Date('2026-11-14T12:00:00Z');
    expect(after('created', 'activate', { invitedAt: seven })).toBe('activated');
    const older = new Date(seven.getTime() - 1);
    expect(after('created', 'activate', { invitedAt: older })).toEqual([
      { key: 'user.invitationExpired', params: { days: 7 } },
    ]);
  });

  it.each(['lock', 'delete'] as const)(
    '[USER-13] refuses to %s the actor or the last administrator',
    (action) => {
      expect(after('activated', action, { isSelf: true, isLastAdministrator: true })).toEqual([
        { key: 'user.self', params: {} },
        { key: 'user.lastAdministrator', params: {} },
      ]);
    },
  );

  it('[USER-13] locks out even the last administrator after too many attempts', () => {
    expect(after('activated', 'lockOut', { isLastAdministrator: true })).toBe('locked');
  });
});
