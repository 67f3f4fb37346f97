import { describe, expect, it } from 'vitest';
import { can, type Actor } from './can.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { rolePermissions, VIEWING_PERMISSIONS } from './rolePermissions.ts';
import { ROLES, type Role } from './roles.ts';

const actor = (role: Role, more: Partial<Actor> = {}): Actor => ({
  role,
  accountState: 'open',
  fleetIds: null,
  extraPermissions: [],
  ...more,
});
const keysAgainst = (who: Actor, permission: Permission, fleetId?: string) => {
  const answer = can(who, permission, fleetId === undefined ? {} : { fleetId });
  return answer.allowed ? [] : answer.reasons.map(({ key }) => key);
};

const rows: readonly [ids: string, role: Role, permission: Permission, allowed: boolean][] = [
  ['ROLE-03', 'administrator', 'users.manage', true],
  ['ROLE-04', 'administrator', 'bills.pay', true],
  ['ROLE-05', 'manager', 'bills.pay', true],
  ['ROLE-05', 'manager', 'cards.order', true],
  ['ROLE-06', 'manager', 'users.manage', false],
  ['ROLE-08', 'viewer', 'cards.export', true],
  ['ROLE-09', 'viewer', 'account.view', true],
  ['ROLE-10', 'viewer', 'bills.pay', false],
  ['ROLE-12', 'financial', 'reports.view', true],
  ['ROLE-13', 'financial', 'statements.view', true],
  ['ROLE-14', 'financial', 'bills.view', true],
  ['ROLE-15', 'financial', 'bills.pay', true],
  ['ROLE-16', 'financial', 'users.manage', false],
  ['ROLE-17', 'financial', 'cards.order', false],
  ['ROLE-17', 'financial', 'cards.changeStatus', false],
];

describe('can', () => {
  it.each(rows)('[%s] %s: %s is %s', (_ids, role, permission, allowed) => {
    expect(can(actor(role), permission).allowed).toBe(allowed);
  });

  it('[ROLE-01] [ROLE-02] lets an administrator do everything; every role has its list', () => {
    expect(Object.keys(rolePermissions)).toEqual([...ROLES]);
    expect(PERMISSIONS.filter((name) => !can(actor('administrator'), name).allowed)).toEqual([]);
  });

  it('[ROLE-07] [ROLE-11] lets a viewer see and download, and change nothing', () => {
    const allowed = PERMISSIONS.filter((name) => can(actor('viewer'), name).allowed);
    expect(allowed.toSorted()).toEqual([...VIEWING_PERMISSIONS].toSorted());
  });

  it.each(['readOnly', 'locked', 'closed'] as const)(
    '[ROLE-20] [ROLE-21] [USER-07] keeps viewing in a %s account and refuses an order',
    (accountState) => {
      const who = actor('administrator', { accountState });
      expect(VIEWING_PERMISSIONS.filter((name) => !can(who, name).allowed)).toEqual([]);
      expect(can(who, 'cards.order').allowed).toBe(false);
    },
  );

  it('[ROLE-20] refuses every change in a read-only account', () => {
    const who = actor('administrator', { accountState: 'readOnly' });
    const allowed = PERMISSIONS.filter((name) => can(who, name).allowed);
    expect(allowed.toSorted()).toEqual([...VIEWING_PERMISSIONS].toSorted());
    expect(keysAgainst(who, 'bills.pay')).toEqual(['access.accountReadOnly']);
  });

  it('[USER-12] [ROLE-21] lets a locked account pay and stop cards, not order them', () => {
    const who = actor('manager', { accountState: 'locked' });
    expect(keysAgainst(who, 'cards.order')).toEqual(['access.accountLocked']);
    expect(keysAgainst(who, 'bills.pay')).toEqual([]);
    expect(keysAgainst(who, 'cards.changeStatus')).toEqual([]);
  });

  it('[USER-20] keeps an actor within the fleets of the grant', () => {
    const who = actor('manager', { fleetIds: ['north'] });
    expect(keysAgainst(who, 'cards.order', 'north')).toEqual([]);
    expect(keysAgainst(who, 'cards.order', 'south')).toEqual(['access.fleet']);
    expect(keysAgainst(actor('manager', { fleetIds: [] }), 'cards.view', 'north')).toEqual([
      'access.fleet',
    ]);
  });

  it('[PID-16] adds what is granted to one person; an unknown name adds nothing', () => {
    const who = actor('viewer', { extraPermissions: ['cards.order', 'everything'] });
    expect(can(who, 'cards.order').allowed).toBe(true);
    expect(can(who, 'users.manage').allowed).toBe(false);
  });

  it('[UI-18] refuses an emulating person what touches credentials', () => {
    const who = actor('administrator', { emulatedBy: 'support-1' });
    expect(keysAgainst(who, 'users.manage')).toEqual(['access.emulated']);
    expect(keysAgainst(actor('administrator', { emulatedBy: null }), 'users.manage')).toEqual([]);
  });

  it('gives every reason, not the first', () => {
    const who = actor('viewer', { accountState: 'closed', fleetIds: [], emulatedBy: 'support-1' });
    expect(keysAgainst(who, 'users.manage', 'north')).toEqual([
      'access.role',
      'access.accountClosed',
      'access.fleet',
      'access.emulated',
    ]);
  });
});
