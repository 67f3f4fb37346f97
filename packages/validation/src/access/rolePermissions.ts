import { PERMISSIONS, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** Permissions that only read or download. They stay whatever the state of the account. */
export const VIEWING_PERMISSIONS = [
  'account.view',
  'overview.view',
  'notifications.view',
  'alerts.view',
  'departments.view',
  'fleets.view',
  'drivers.view',
  'drivers.export',
  'vehicles.view',
  'vehicles.export',
  'cards.view',
  'cards.export',
  'cardGroups.view',
  'cardRequests.view',
  'limits.view',
  'promptedIds.view',
  'promptedIds.export',
  'proximity.view',
  'transactions.view',
  'transactions.export',
  'disputes.view',
  'bills.view',
  'payments.view',
  'funds.view',
  'expressChecks.view',
  'statements.view',
  'reports.view',
  'rewards.view',
  'addOns.view',
] as const satisfies readonly Permission[];

/** What concerns only the person: every role has it, and no state of an account takes it away. */
export const OWN_PERMISSIONS = [
  'profile.view',
  'profile.edit',
  'credentials.change',
  'preferences.edit',
  'feedback.send',
  'liveHelp.use',
  'terms.accept',
] as const satisfies readonly Permission[];

/** What belongs to administrators alone. [ROLE-03, ROLE-06, EXPR-08] */
export const ADMINISTRATOR_PERMISSIONS = [
  'account.edit',
  'account.close',
  'users.manage',
  'users.edit',
  'users.changeRole',
  'users.changeGrants',
  'users.resetCredentials',
  'integrations.manage',
  'expressChecks.configure',
] as const satisfies readonly Permission[];

/**
 * What is given to, or taken from, each person on its own. Express checks belong to no one but
 * administrators until they are granted. [EXPR-10, PID-16]
 */
export const GRANTED_PERMISSIONS = [
  'expressChecks.issue',
  'expressChecks.approve',
  'expressChecks.changeStatus',
  'promptedIds.edit',
  'promptedIds.export',
  'pins.reveal',
  'pins.change',
  'pins.remind',
] as const satisfies readonly Permission[];

/**
 * What a program's key can be given. What concerns a person, their credentials, who may do what, and
 * what takes a second person or someone's passcode stays with people.
 */
export const KEY_PERMISSIONS = [
  ...VIEWING_PERMISSIONS,
  'notifications.settle',
  'departments.edit',
  'fleets.edit',
  'drivers.edit',
  'vehicles.edit',
  'vehicles.report',
  'cards.order',
  'cards.edit',
  'cards.share',
  'cards.changeStatus',
  'cardGroups.edit',
  'limits.edit',
  'promptedIds.edit',
  'proximity.edit',
  'disputes.file',
  'reports.create',
] as const satisfies readonly Permission[];
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

const notForManagers: ReadonlySet<Permission> = new Set([
  ...ADMINISTRATOR_PERMISSIONS,
  'expressChecks.issue',
  'expressChecks.approve',
  'expressChecks.changeStatus',
] as const);

/** What each role may do, before grants, flags, account state, fleets and emulation. [ROLE-01 to ROLE-17] */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !notForManagers.has(permission)),
  viewer: [...VIEWING_PERMISSIONS, ...OWN_PERMISSIONS],
  financial: [
    'account.view',
    'overview.view',
    'notifications.view',
    'notifications.settle',
    'transactions.view',
    'transactions.export',
    'disputes.view',
    'bills.view',
    'bills.pay',
    'payments.view',
    'funds.view',
    'funds.add',
    'funds.changeMethods',
    'expressChecks.view',
    'statements.view',
    'reports.view',
    'reports.create',
    'rewards.view',
    'addOns.view',
    ...OWN_PERMISSIONS,
  ],
};
