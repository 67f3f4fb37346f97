import { PERMISSIONS, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** Permissions that only view or download. They apply in every account state. */
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

/** Permissions over one's own person: every role has them, in every account state. */
export const OWN_PERMISSIONS = [
  'profile.view',
  'profile.edit',
  'credentials.change',
  'preferences.edit',
  'feedback.send',
  'liveHelp.use',
  'terms.accept',
] as const satisfies readonly Permission[];

/** Permissions that only administrators have. [ROLE-03, ROLE-06, EXPR-08] */
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
 * Permissions that are granted to or withheld from individuals. Only administrators can use express
 * checks until they are granted to others. [EXPR-10, PID-16]
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
 * Permissions that an API key can have. Personal data, credentials, access control, and anything
 * that takes a second person or a passcode are reserved for people.
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

/** Permissions by role, before grants, flags, account state, and so on. [ROLE-01 to ROLE-17] */
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
