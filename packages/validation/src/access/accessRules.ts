import type { AccountState } from '../accounts/accounts.ts';
import type { Flag } from './flags.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { OWN_PERMISSIONS, VIEWING_PERMISSIONS } from './rolePermissions.ts';

const alwaysAllowed: ReadonlySet<Permission> = new Set([
  ...VIEWING_PERMISSIONS,
  ...OWN_PERMISSIONS,
]);
const changingPermissions = PERMISSIONS.filter((permission) => !alwaysAllowed.has(permission));

/**
 * Permissions that each account state disables for everyone. A locked account can still be paid and
 * its cards stopped (the card lifecycle refuses to reactivate them); a closed one can still settle
 * its last bill and dispute purchases. [ROLE-20, ROLE-21, USER-07, USER-12]
 */
export const DISABLED_BY_STATE: Readonly<Record<AccountState, readonly Permission[]>> = {
  open: [],
  readOnly: changingPermissions,
  locked: [
    'cards.order',
    'cardRequests.decide',
    'limits.edit',
    'overrides.request',
    'overrides.approve',
    'expressChecks.issue',
    'expressChecks.approve',
    'rewards.redeem',
    'addOns.change',
  ],
  closed: changingPermissions.filter(
    (permission) => permission !== 'bills.pay' && permission !== 'disputes.file',
  ),
};

/**
 * Permissions disabled in a read-only account that are not disabled once it is locked, since only a
 * payment ends the lock, and it needs a method. [USER-10, USER-12]
 */
const KEPT_BY_LOCK: readonly Permission[] = ['bills.pay', 'funds.changeMethods'];
/** Permissions that are disabled in a locked account because it was read-only before. [ROLE-20] */
export const DISABLED_SINCE_READ_ONLY: readonly Permission[] = DISABLED_BY_STATE.readOnly.filter(
  (permission) => !KEPT_BY_LOCK.includes(permission),
);

/**
 * Permissions that are disabled while emulating someone, whatever that person's role: credentials,
 * contact details, closing the account, express checks, whose code only the issuer may see, and
 * approvals by a second person, since one person acting for both would approve alone. [UI-18]
 */
export const DISABLED_BY_EMULATION: readonly Permission[] = [
  'account.close',
  'users.manage',
  'users.edit',
  'users.changeRole',
  'users.changeGrants',
  'users.resetCredentials',
  'integrations.manage',
  'credentials.change',
  'profile.edit',
  'notifications.configure',
  'pins.reveal',
  'pins.change',
  'terms.accept',
  'overrides.approve',
  'expressChecks.issue',
  'expressChecks.approve',
];

/**
 * Permissions that cover every fleet of the account, so nobody limited to some fleets has them:
 * bills, payments, funds, statements, and points add up all fleets' purchases, and add-on products
 * are for all fleets and charged to the account. [USER-20]
 */
export const OF_WHOLE_ACCOUNT: readonly Permission[] = [
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
];

/** Need the actor's own verbal passcode; for users, only on someone else. [ROLE-23, EXPR-11] */
export const NEEDS_OWN_PASSCODE: readonly Permission[] = [
  'users.edit',
  'users.changeRole',
  'users.changeGrants',
  'users.resetCredentials',
  'expressChecks.issue',
];

/** Permissions that nobody has for their own requests or checks. */
export const NEEDS_SECOND_PERSON: readonly Permission[] = [
  'overrides.approve',
  'expressChecks.approve',
];

/** Permissions that nobody has on their own user. */
export const NOT_ON_ONESELF: readonly Permission[] = ['users.changeRole', 'users.changeGrants'];

/** Areas whose permissions require a flag. */
export const FLAG_OF_AREA: Readonly<Record<string, Flag | undefined>> = {
  cardGroups: 'cardGroups',
  expressChecks: 'expressChecks',
  integrations: 'integrations',
  liveHelp: 'liveHelp',
  reports: 'reports',
};
/** Individual permissions that require a flag. */
const flagOfPermission: Readonly<Partial<Record<Permission, Flag>>> = {
  'cardRequests.decide': 'cardholders',
  'cardRequests.view': 'cardholders',
  'cards.share': 'cardholders',
  'notifications.configure': 'notificationSettings',
  'pins.remind': 'digitalPin',
  'reports.create': 'customReports',
  'rewards.redeem': 'points',
  'vehicles.report': 'integrations',
};
const flagOfArea = (permission: Permission) => FLAG_OF_AREA[permission.split('.')[0] ?? ''];

/** The flag that API keys require. */
export const FLAG_OF_KEYS: Flag = 'integrations';

/** All flags that must be on for a permission to apply. */
export const flagsFor = (permission: Permission): readonly Flag[] =>
  [flagOfPermission[permission], flagOfArea(permission)].filter((flag) => flag !== undefined);
