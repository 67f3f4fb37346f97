import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATES } from '../accounts/accounts.ts';
import { en } from '../messages/en.ts';
import { DISABLED_BY_EMULATION } from './accessRules.ts';
import { can, canRecoverPassword, permissionsOf, type Actor, type Target } from './can.ts';
import { resolveFlags } from './flags.ts';
import { isPermission, PERMISSIONS, type Permission } from './permissions.ts';
import {
  GRANTED_PERMISSIONS,
  OWN_PERMISSIONS,
  rolePermissions,
  VIEWING_PERMISSIONS,
} from './rolePermissions.ts';
import { FURTHER_ROLES, PAYMENTS_PLATFORM_ROLES, ROLES, type Role } from './roles.ts';

const actor = (role: Role, more: Partial<Actor> = {}): Actor => ({
  role,
  accountState: 'open',
  fleetIds: null,
  extraPermissions: [],
  ...more,
});
const keyWith = (isOn: boolean): Actor => ({
  ...actor('viewer', { flags: resolveFlags({ integrations: isOn }) }),
  role: 'key',
  extraPermissions: ['cards.view'],
});
const keysAgainst = (user: Actor, permission: Permission, target: Target = {}) => {
  const result = can(user, permission, target);
  return result.allowed ? [] : result.reasons.map(({ key }) => key);
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
  ['ROLE-05', 'manager', 'drivers.edit', true],
  ['ROLE-05', 'manager', 'funds.add', true],
  ['ROLE-06', 'manager', 'users.changeRole', false],
  ['ROLE-08', 'viewer', 'transactions.export', true],
  ['ROLE-13', 'financial', 'payments.view', true],
  ['ROLE-16', 'financial', 'users.edit', false],
  ['ROLE-17', 'financial', 'cards.view', false],
  ['ROLE-17', 'financial', 'limits.edit', false],
  ['EXPR-08', 'administrator', 'expressChecks.configure', true],
  ['EXPR-09', 'manager', 'expressChecks.configure', false],
  ['USER-01', 'administrator', 'users.edit', true],
  ['USER-02', 'manager', 'departments.edit', true],
  ['USER-03', 'manager', 'fleets.edit', true],
  ['USER-03', 'viewer', 'fleets.edit', false],
  ['FUND-01, FUND-02', 'financial', 'funds.add', true],
  ['FUND-01, FUND-02', 'viewer', 'funds.add', false],
  ['FUND-06', 'administrator', 'expressChecks.issue', true],
  ['PAY-01', 'financial', 'bills.pay', true],
  ['PAY-02', 'viewer', 'payments.view', true],
  ['TXN-01', 'viewer', 'transactions.view', true],
  ['STMT-01, STMT-02', 'viewer', 'statements.view', true],
  ['RPT-02, RPT-03', 'financial', 'reports.create', true],
  ['RPT-02, RPT-03', 'viewer', 'reports.create', false],
  ['ALERT-01', 'manager', 'alerts.edit', true],
  ['ALERT-01', 'viewer', 'alerts.edit', false],
  ['ALERT-02', 'manager', 'notifications.configure', true],
  ['REWARD-01', 'viewer', 'rewards.view', true],
  ['REWARD-03', 'manager', 'rewards.redeem', true],
  ['REWARD-03', 'viewer', 'rewards.redeem', false],
  ['PID-02', 'manager', 'pins.change', true],
  ['PID-02', 'viewer', 'pins.change', false],
  ['PID-03', 'manager', 'pins.remind', true],
  ['HELP-01', 'viewer', 'liveHelp.use', true],
];
const kept = [...VIEWING_PERMISSIONS, ...OWN_PERMISSIONS].toSorted();

describe('can', () => {
  it.each(rows)('[%s] as %s, %s is allowed: %s', (_ids, role, permission, allowed) => {
    expect(can(actor(role), permission).allowed).toBe(allowed);
  });

  it('[MSG-01] tells a person whose role lacks the permission to contact the administrator', () => {
    expect(keysAgainst(actor('viewer'), 'cards.order')).toEqual(['access.role']);
    expect(en['access.role']).toBe('Access is not allowed. Contact your account administrator.');
  });

  it('[ROLE-01] [ROLE-02] covers every role and allows an administrator everything', () => {
    expect(Object.keys(rolePermissions)).toEqual([...ROLES]);
    expect(PERMISSIONS.filter((name) => !can(actor('administrator'), name).allowed)).toEqual([]);
  });

  it('[ROLE-07] [ROLE-11] limits a viewer to viewing, downloading, and their own settings', () => {
    expect(permissionsOf(actor('viewer')).toSorted()).toEqual(kept);
  });

  it.each(['readOnly', 'locked', 'closed'] as const)(
    '[ROLE-20] [ROLE-21] [USER-07] allows viewing but no card orders in a %s account',
    (accountState) => {
      const user = actor('administrator', { accountState });
      expect(VIEWING_PERMISSIONS.filter((name) => !can(user, name).allowed)).toEqual([]);
      expect(can(user, 'cards.order').allowed).toBe(false);
    },
  );

  it('[ROLE-20] refuses every change in a read-only account', () => {
    const user = actor('administrator', { accountState: 'readOnly' });
    expect(permissionsOf(user).toSorted()).toEqual(kept);
    expect(keysAgainst(user, 'bills.pay')).toEqual(['access.accountReadOnly']);
  });

  it('[USER-12] [ROLE-21] lets a locked account pay bills and stop cards, not order cards', () => {
    const user = actor('manager', { accountState: 'locked' });
    expect(keysAgainst(user, 'cards.order')).toEqual(['access.accountLocked']);
    expect(keysAgainst(user, 'bills.pay')).toEqual([]);
    expect(keysAgainst(user, 'cards.changeStatus')).toEqual([]);
  });

  it('[ROLE-20] [USER-10] [USER-11] keeps a read-only account read-only once it is locked', () => {
    const user = actor('administrator', { accountState: 'locked', lockedFrom: 'readOnly' });
    expect(permissionsOf(user).toSorted()).toEqual(
      [...kept, 'bills.pay', 'funds.changeMethods'].toSorted(),
    );
    expect(keysAgainst(user, 'cards.changeStatus')).toEqual(['access.accountReadOnly']);
    expect(keysAgainst(user, 'cards.order')).toEqual(['access.accountLocked']);
    const before = actor('administrator', { accountState: 'locked', lockedFrom: 'open' });
    expect(permissionsOf(before)).toEqual(
      permissionsOf(actor('administrator', { accountState: 'locked' })),
    );
    const reopened = actor('administrator', { lockedFrom: 'readOnly' });
    expect(keysAgainst(reopened, 'cards.changeStatus')).toEqual([]);
  });

  it('[USER-20] limits an actor to the fleets they were granted', () => {
    const user = actor('manager', { fleetIds: ['north'] });
    expect(keysAgainst(user, 'cards.order', { fleetId: 'north' })).toEqual([]);
    expect(keysAgainst(user, 'cards.order', { fleetId: 'south' })).toEqual(['access.fleet']);
    expect(
      keysAgainst(actor('manager', { fleetIds: [] }), 'cards.view', { fleetId: 'north' }),
    ).toEqual(['access.fleet']);
    expect(keysAgainst(user, 'cards.order')).toEqual([]);
    expect(keysAgainst(actor('manager'), 'cards.order', { fleetId: 'south' })).toEqual([]);
  });

  it.each([
    'bills.view',
    'bills.pay',
    'payments.view',
    'funds.view',
    'funds.add',
    'funds.changeMethods',
    'statements.view',
    'rewards.view',
    'rewards.redeem',
    'addOns.change',
  ] as const)(
    '[USER-20] allows %s, which spans every fleet, only with access to all fleets',
    (permission) => {
      const regional = actor('manager', { fleetIds: ['north'] });
      expect(keysAgainst(regional, permission)).toEqual(['access.wholeAccount']);
      expect(keysAgainst(actor('manager'), permission)).toEqual([]);
    },
  );

  it('[PID-16] adds permissions granted to one person and ignores unknown names', () => {
    const user = actor('viewer', { extraPermissions: ['cards.order', 'everything'] });
    expect(can(user, 'cards.order').allowed).toBe(true);
    expect(can(user, 'users.manage').allowed).toBe(false);
  });

  it('[UI-18] refuses users.manage while emulating', () => {
    const user = actor('administrator', { emulatedBy: 'support-1' });
    expect(keysAgainst(user, 'users.manage')).toEqual(['access.emulated']);
    expect(keysAgainst(actor('administrator', { emulatedBy: null }), 'users.manage')).toEqual([]);
  });

  it('returns every reason, not just the first', () => {
    const user = actor('viewer', { accountState: 'closed', fleetIds: [], emulatedBy: 'support-1' });
    expect(keysAgainst(user, 'users.manage', { fleetId: 'north' })).toEqual([
      'access.role',
      'access.accountClosed',
      'access.fleet',
      'access.emulated',
    ]);
  });

  it('[ROLE-18] [ROLE-19] lists additional role names, none of which is a role here', () => {
    expect(FURTHER_ROLES).toEqual(['cardholder', 'guest', 'employee', 'driver']);
    expect(PAYMENTS_PLATFORM_ROLES).toHaveLength(4);
    const known: readonly string[] = ROLES;
    expect(FURTHER_ROLES.filter((name) => known.includes(name))).toEqual([]);
  });

  it('[EXPR-09] tells a manager configuring express checks to contact an administrator', () => {
    expect(keysAgainst(actor('manager'), 'expressChecks.configure')).toEqual(['access.role']);
    expect(en['access.role']).toContain('Contact your account administrator.');
  });

  it('[EXPR-10] lets a manager issue express checks only by individual grant', () => {
    expect(keysAgainst(actor('manager'), 'expressChecks.issue')).toEqual(['access.role']);
    const user = actor('manager', { extraPermissions: ['expressChecks.issue'] });
    expect(keysAgainst(user, 'expressChecks.issue')).toEqual([]);
    expect(keysAgainst(user, 'expressChecks.changeStatus')).toEqual(['access.role']);
  });

  it('[PID-16] withholds from one person a permission that their role has', () => {
    expect(keysAgainst(actor('manager'), 'promptedIds.edit')).toEqual([]);
    const user = actor('manager', { withheldPermissions: ['promptedIds.edit'] });
    expect(keysAgainst(user, 'promptedIds.edit')).toEqual(['access.role']);
    expect(keysAgainst(user, 'promptedIds.view')).toEqual([]);
    expect(GRANTED_PERMISSIONS).toContain('promptedIds.edit');
  });

  it.each([
    ['FLAG-05', 'expressChecks', 'expressChecks.issue'],
    ['FLAG-07', 'liveHelp', 'liveHelp.use'],
    ['FLAG-08', 'notificationSettings', 'notifications.configure'],
    ['FLAG-10', 'reports', 'reports.view'],
    ['FLAG-13', 'cardGroups', 'cardGroups.view'],
    ['FLAG-14', 'cardholders', 'cardRequests.view'],
    ['FLAG-14', 'cardholders', 'cardRequests.decide'],
    ['FLAG-15', 'digitalPin', 'pins.remind'],
    ['FLAG-14', 'cardholders', 'cards.share'],
    ['FLAG-04', 'customReports', 'reports.create'],
    ['FLAG-10', 'reports', 'reports.create'],
    ['FLAG-19', 'points', 'rewards.redeem'],
    ['beyond', 'integrations', 'vehicles.report'],
  ] as const)('[%s] requires flag %s for an administrator to use %s', (_id, flag, permission) => {
    const against = (isOn: boolean) =>
      keysAgainst(actor('administrator', { flags: resolveFlags({ [flag]: isOn }) }), permission);
    expect(against(true)).toEqual([]);
    expect(against(false)).toEqual(['access.featureOff']);
  });

  it('refuses an API key while integrations are off', () => {
    expect(keysAgainst(keyWith(true), 'cards.view')).toEqual([]);
    expect(keysAgainst(keyWith(false), 'cards.view')).toEqual(['access.featureOff']);
  });

  it('[FLAG-05] [FLAG-13] [FLAG-15] refuses features flagged off, if flags are given', () => {
    const user = actor('administrator', { flags: resolveFlags({ expressChecks: false }) });
    expect(keysAgainst(user, 'expressChecks.issue')).toEqual(['access.featureOff']);
    expect(keysAgainst(user, 'cardGroups.view')).toEqual(['access.featureOff']);
    expect(keysAgainst(user, 'pins.remind')).toEqual(['access.featureOff']);
    expect(keysAgainst(user, 'reports.view')).toEqual([]);
    expect(keysAgainst(actor('administrator', { flags: new Set() }), 'cards.view')).toEqual([]);
    expect(keysAgainst(actor('administrator'), 'cardGroups.view')).toEqual([]);
    const on = actor('administrator', { flags: resolveFlags({ cardGroups: true }) });
    expect(keysAgainst(on, 'cardGroups.view')).toEqual([]);
  });

  it.each([
    'credentials.change',
    'users.resetCredentials',
    'pins.change',
    'pins.reveal',
    'expressChecks.issue',
    'account.close',
  ] as const)(
    '[UI-18] refuses %s while emulating, in every role and account state',
    (permission) => {
      expect(DISABLED_BY_EMULATION).toContain(permission);
      for (const role of ROLES) {
        for (const accountState of ACCOUNT_STATES) {
          const extraPermissions = [...PERMISSIONS];
          const user = actor(role, { accountState, extraPermissions, emulatedBy: 'support-1' });
          expect(keysAgainst(user, permission)).toContain('access.emulated');
        }
      }
    },
  );

  it('requires the approver to differ from the issuer, even while emulating', () => {
    const issuedBy = 'dana';
    const approve = (more: Partial<Actor>) =>
      keysAgainst(actor('administrator', more), 'expressChecks.approve', { issuedBy });
    expect(approve({ userId: 'rosa' })).toEqual([]);
    expect(approve({ userId: 'dana' })).toEqual(['access.secondPerson']);
    expect(approve({ userId: 'rosa', emulatedBy: 'dana' })).toEqual([
      'access.emulated',
      'access.secondPerson',
    ]);
    // One person acting for both would approve alone.
    expect(approve({ userId: 'rosa', emulatedBy: 'agent4' })).toEqual(['access.emulated']);
    expect(approve({})).toEqual(['access.secondPerson']);
    const asker = actor('administrator', { userId: 'dana' });
    expect(keysAgainst(asker, 'overrides.approve', { issuedBy })).toEqual(['access.secondPerson']);
    expect(keysAgainst(asker, 'expressChecks.issue', { issuedBy })).toEqual([]);
  });

  it('[ROLE-23] requires the actor’s verbal passcode to change another user', () => {
    const user = actor('administrator', { userId: 'dana' });
    const isPasscodeCorrect = false;
    const another = { userId: 'rosa', isPasscodeCorrect };
    for (const permission of [
      'users.edit',
      'users.changeRole',
      'users.resetCredentials',
    ] as const) {
      expect(keysAgainst(user, permission, another)).toEqual(['access.passcode']);
      expect(keysAgainst(user, permission, { ...another, isPasscodeCorrect: true })).toEqual([]);
    }
    expect(keysAgainst(user, 'users.edit', { userId: 'dana', isPasscodeCorrect })).toEqual([]);
    expect(keysAgainst(user, 'users.manage', another)).toEqual([]);
    // Without an ID, the actor cannot be recognized as that person.
    expect(keysAgainst(actor('administrator'), 'users.edit', { isPasscodeCorrect })).toEqual([
      'access.passcode',
    ]);
  });

  it('[EXPR-11] requires the actor’s verbal passcode to issue an express check', () => {
    const user = actor('administrator', { userId: 'dana' });
    expect(
      keysAgainst(user, 'expressChecks.issue', { userId: 'dana', isPasscodeCorrect: false }),
    ).toEqual(['access.passcode']);
    expect(keysAgainst(user, 'expressChecks.issue', { isPasscodeCorrect: true })).toEqual([]);
  });

  it('refuses to change the actor’s own role or the last administrator’s role', () => {
    const user = actor('administrator', { userId: 'dana' });
    expect(keysAgainst(user, 'users.changeRole', { userId: 'dana' })).toEqual(['access.ownRole']);
    expect(keysAgainst(user, 'users.changeGrants', { userId: 'dana' })).toEqual(['access.ownRole']);
    expect(
      keysAgainst(user, 'users.changeRole', { userId: 'rosa', isLastAdministrator: true }),
    ).toEqual(['user.lastAdministrator']);
    expect(keysAgainst(user, 'users.edit', { userId: 'rosa', isLastAdministrator: true })).toEqual(
      [],
    );
  });

  it('[ROLE-22] refuses password recovery to users barred from it', () => {
    expect(canRecoverPassword({ isRecoveryDisallowed: false })).toEqual({ allowed: true });
    expect(canRecoverPassword({ isRecoveryDisallowed: true })).toEqual({
      allowed: false,
      reasons: [{ key: 'access.passwordRecovery', params: {} }],
    });
  });

  it('[ROLE-24] allows exactly the permissions that permissionsOf lists', () => {
    for (const role of ROLES) {
      for (const accountState of ACCOUNT_STATES) {
        const user = actor(role, { accountState });
        const listed: readonly string[] = permissionsOf(user);
        for (const name of PERMISSIONS) expect(can(user, name).allowed).toBe(listed.includes(name));
      }
    }
    expect(isPermission('cards.order')).toBe(true);
    expect(isPermission('constructor')).toBe(false);
  });
});
