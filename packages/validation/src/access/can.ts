import type { AccountState } from '../accounts/accounts.ts';
import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import {
  DISABLED_BY_EMULATION,
  DISABLED_BY_STATE,
  FLAG_OF_KEYS,
  flagsFor,
  NEEDS_OWN_PASSCODE,
  NEEDS_SECOND_PERSON,
  NOT_ON_ONESELF,
  OF_WHOLE_ACCOUNT,
} from './accessRules.ts';
import type { Flags } from './flags.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { KEY_PERMISSIONS, rolePermissions } from './rolePermissions.ts';
import type { Role } from './roles.ts';

/** Who asks, as the grant on the selected account says it. */
export interface Actor {
  /** `key`: a program, whose permissions are those of its key alone. */
  readonly role: Role | 'key';
  readonly accountState: AccountState;
  /** Fleets that the grant names; null: every fleet of the account. [USER-20] */
  readonly fleetIds: readonly string[] | null;
  /** Permissions of this one person besides the role's; names that are no permission give nothing. */
  readonly extraPermissions: readonly string[];
  /** Permissions of the role that are taken from this one person. [EXPR-10, PID-16] */
  readonly withheldPermissions?: readonly string[];
  /** Needed wherever a rule asks whether two people are the same; unknown counts as the same. */
  readonly userId?: string;
  /** Who really sits there while this person is emulated; null or left out: the person. */
  readonly emulatedBy?: string | null;
  /** The flags that are on; left out: not asked. */
  readonly flags?: Flags;
}

/**
 * What the action touches. What is left out is not asked: a screen asks in general whether to show a
 * button, the gateway asks again with everything it knows.
 */
export interface Target {
  readonly fleetId?: string | null;
  /** The user on whose entry the actor acts. */
  readonly userId?: string;
  /** That user is the only administrator left. */
  readonly isLastAdministrator?: boolean;
  /** Who issued or requested what needs approval. */
  readonly issuedBy?: string;
  /** Whether the actor's own verbal passcode was given and is right. [ROLE-23, EXPR-11] */
  readonly isPasscodeRight?: boolean;
}

export type Answer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reasons: readonly Reason[] };

const keyOfState = {
  readOnly: 'access.accountReadOnly',
  locked: 'access.accountLocked',
  closed: 'access.accountClosed',
} as const satisfies Record<Exclude<AccountState, 'open'>, MessageKey>;

/** One rule of access: the key against the action, or null. */
type AccessRule = (actor: Actor, permission: Permission, target: Target) => MessageKey | null;

const isSamePerson = ({ userId, emulatedBy }: Actor, other: string) =>
  userId === undefined || userId === other || emulatedBy === other;

const keyPermissions: ReadonlySet<Permission> = new Set(KEY_PERMISSIONS);

const byRole: AccessRule = ({ role, extraPermissions, withheldPermissions }, permission) => {
  const isGiven = extraPermissions.includes(permission);
  if (role === 'key') return isGiven && keyPermissions.has(permission) ? null : 'access.key';
  return isGiven ||
    (rolePermissions[role].includes(permission) && !withheldPermissions?.includes(permission))
    ? null
    : 'access.role';
};

const byFlag: AccessRule = ({ flags, role }, permission) => {
  const needed = [...flagsFor(permission), ...(role === 'key' ? [FLAG_OF_KEYS] : [])];
  return flags === undefined || needed.every((flag) => flags.has(flag))
    ? null
    : 'access.featureOff';
};

const byState: AccessRule = ({ accountState }, permission) =>
  accountState !== 'open' && DISABLED_BY_STATE[accountState].includes(permission)
    ? keyOfState[accountState]
    : null;

const byFleet: AccessRule = ({ fleetIds }, _permission, { fleetId = null }) =>
  fleetIds === null || fleetId === null || fleetIds.includes(fleetId) ? null : 'access.fleet';

const byWholeAccount: AccessRule = ({ fleetIds }, permission) =>
  fleetIds !== null && OF_WHOLE_ACCOUNT.includes(permission) ? 'access.wholeAccount' : null;

const byEmulation: AccessRule = ({ emulatedBy }, permission) =>
  emulatedBy && DISABLED_BY_EMULATION.includes(permission) ? 'access.emulated' : null;

const bySelf: AccessRule = (actor, permission, { userId }) =>
  userId !== undefined && NOT_ON_ONESELF.includes(permission) && isSamePerson(actor, userId)
    ? 'access.ownRole'
    : null;

const byLastAdministrator: AccessRule = (_actor, permission, { isLastAdministrator }) =>
  isLastAdministrator === true && permission === 'users.changeRole'
    ? 'user.lastAdministrator'
    : null;

const bySecondPerson: AccessRule = (actor, permission, { issuedBy }) =>
  issuedBy !== undefined &&
  NEEDS_SECOND_PERSON.includes(permission) &&
  isSamePerson(actor, issuedBy)
    ? 'access.secondPerson'
    : null;

const byPasscode: AccessRule = ({ userId: own }, permission, { userId, isPasscodeRight }) => {
  if (isPasscodeRight !== false || !NEEDS_OWN_PASSCODE.includes(permission)) return null;
  const isOwnEntry = permission.startsWith('users.') && own !== undefined && userId === own;
  return isOwnEntry ? null : 'access.passcode';
};

const rules = [
  byRole,
  byFlag,
  byState,
  byFleet,
  byWholeAccount,
  byEmulation,
  bySelf,
  byLastAdministrator,
  bySecondPerson,
  byPasscode,
];

/**
 * Whether the actor may do it, with every reason against. The portal hides or explains by it, the
 * gateway refuses by it. [ROLE-01 to ROLE-17, ROLE-20, ROLE-21, ROLE-23, USER-20, EXPR-08 to EXPR-11, PID-16]
 */
export function can(actor: Actor, permission: Permission, target: Target = {}): Answer {
  const reasons: Reason[] = [];
  for (const rule of rules) {
    const key = rule(actor, permission, target);
    if (key !== null) reasons.push(reason(key));
  }
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons };
}

/** Every permission that the actor has in general, in the order of the list. [ROLE-24] */
export const permissionsOf = (actor: Actor): Permission[] =>
  PERMISSIONS.filter((permission) => can(actor, permission).allowed);

/**
 * Whether a person may reset a forgotten password; for some users that is not allowed. [ROLE-22]
 */
export const canRecoverPassword = (person: { readonly isRecoveryDisallowed: boolean }): Answer =>
  person.isRecoveryDisallowed
    ? { allowed: false, reasons: [reason('access.passwordRecovery')] }
    : { allowed: true };
