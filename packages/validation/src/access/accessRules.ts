import type { AccountState } from '../accounts/accounts.ts';
import type { Flag } from './flags.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { OWN_PERMISSIONS, VIEWING_PERMISSIONS } from './rolePermissions.ts';

const kept: ReadonlySet<Permission> = new Set([...VIEWING_PERMISSIONS, ...OWN_PERMISSIONS]);
const changing = PERMISSIONS.filter((permission) => !kept.has(permission));

/**
 * What each account state takes away from everyone. A locked account can still be paid and its
 * cards still be stopped (the card lifecycle refuses what would start one); a closed one can still
 * settle its last bill and dispute what was bought. [ROLE-20, ROLE-21, USER-07, USER-12]
 */
export const DISABLED_BY_STATE: Readonly<Record<AccountState, readonly Permission[]>> = {
  open: [],
  readOnly: changing,
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
  closed: changing.filter(
    (permission) => permission !== 'bills.pay' && permission !== 'disputes.file',
  ),
};

/**
 * What a person who acts for another may never do, whatever the other's role: credentials, where the
 * other is reached, what ends the account, and what takes a second person, since one who acts for both
 * would be alone. [UI-18]
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
  'expressChecks.approve',
];

/**
 * What is about every fleet of the account at once, so that it is no one's who has some of them: bills,
 * payments and statements sum up what all of them bought. [USER-20]
 */
export const OF_WHOLE_ACCOUNT: readonly Permission[] = [
  'bills.view',
  'bills.pay',
  'payments.view',
  'statements.view',
];

/** What needs the actor's own verbal passcode; on users only for another person. [ROLE-23, EXPR-11] */
export const NEEDS_OWN_PASSCODE: readonly Permission[] = [
  'users.edit',
  'users.changeRole',
  'users.changeGrants',
  'users.resetCredentials',
  'expressChecks.issue',
];

/** What no one may do for what they asked for or issued themselves. */
export const NEEDS_SECOND_PERSON: readonly Permission[] = [
  'overrides.approve',
  'expressChecks.approve',
];

/** What no one may do to their own user. */
export const NOT_ON_ONESELF: readonly Permission[] = ['users.changeRole', 'users.changeGrants'];

/** Areas whose permissions count only while a flag is on. */
export const FLAG_OF_AREA: Readonly<Record<string, Flag | undefined>> = {
  cardGroups: 'cardGroups',
  expressChecks: 'expressChecks',
  integrations: 'integrations',
  liveHelp: 'liveHelp',
  reports: 'reports',
};
/** Permissions that count only while a flag is on. */
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

/** The flag that has to be on for a program's key to count at all. */
export const FLAG_OF_KEYS: Flag = 'integrations';

/** Every flag that has to be on for a permission to count. */
export const flagsFor = (permission: Permission): readonly Flag[] =>
  [flagOfPermission[permission], flagOfArea(permission)].filter((flag) => flag !== undefined);
