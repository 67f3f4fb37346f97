import type { AccountState } from '../accounts/accounts.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** Permissions that only read or download. They stay whatever the state of the account. */
export const VIEWING_PERMISSIONS = [
  'account.view',
  'overview.view',
  'notifications.view',
  'cards.view',
  'cards.export',
  'limits.view',
  'transactions.view',
  'bills.view',
  'statements.view',
  'reports.view',
] as const satisfies readonly Permission[];

const viewing: ReadonlySet<Permission> = new Set(VIEWING_PERMISSIONS);
const changing = PERMISSIONS.filter((permission) => !viewing.has(permission));

/** What each role may do, before account state, fleets and emulation. [ROLE-01 to ROLE-17] */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => permission !== 'users.manage'),
  viewer: VIEWING_PERMISSIONS,
  financial: [
    'account.view',
    'overview.view',
    'notifications.view',
    'notifications.settle',
    'transactions.view',
    'bills.view',
    'bills.pay',
    'statements.view',
    'reports.view',
    'reports.create',
  ],
};

/**
 * What each account state takes away from everybody. A locked account can still be paid and its
 * cards still be stopped (the card lifecycle refuses what would start one); a closed one can still
 * settle its last bill. [ROLE-20, ROLE-21, USER-07, USER-12]
 */
export const DISABLED_BY_STATE: Readonly<Record<AccountState, readonly Permission[]>> = {
  open: [],
  readOnly: changing,
  locked: ['cards.order', 'limits.edit'],
  closed: changing.filter((permission) => permission !== 'bills.pay'),
};

/** What a person who acts for another may never do, whatever the other's role. [UI-18] */
export const DISABLED_BY_EMULATION: readonly Permission[] = ['users.manage'];
