import type { AccountState } from '../accounts/accounts.ts';
import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import {
  DISABLED_BY_EMULATION,
  DISABLED_BY_STATE,
  DISABLED_SINCE_READ_ONLY,
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

/** Who is acting, according to their grant on the selected account. */
export interface Actor {
  /** `key` is an API client; it has only its key's permissions. */
  readonly role: Role | 'key';
  readonly accountState: AccountState;
  /** The state of a locked account before the lock; `null` or omitted if it is not locked. */
  readonly lockedFrom?: AccountState | null;
  /** Fleets that the grant is limited to; `null` means every fleet of the account. [USER-20] */
  readonly fleetIds: readonly string[] | null;
  /** Permissions granted to this person on top of the role's; unknown names are ignored. */
  readonly extraPermissions: readonly string[];
  /** Permissions of the role that this person does not have. [EXPR-10, PID-16] */
  readonly withheldPermissions?: readonly string[];
  /** Used to tell whether two people are the same; if omitted, the stricter case applies. */
  readonly userId?: string;
  /** The person who is emulating this user; `null` or `undefined` if nobody is. */
  readonly emulatedBy?: string | null;
  /** Flags that are on; `undefined` skips the check. */
  readonly flags?: Flags;
}

/**
 * What the action applies to. Omitted fields are not checked: a screen asks in general whether to
 * show a button, and the gateway checks again with everything it knows.
 */
export interface Target {
  readonly fleetId?: string | null;
  /** The user whose record the actor changes. */
  readonly userId?: string;
  /** Whether that user is the only administrator left. */
  readonly isLastAdministrator?: boolean;
  /** Who issued or requested whatever needs approval. */
  readonly issuedBy?: string;
  /** Whether the actor's own verbal passcode was given and is correct. [ROLE-23, EXPR-11] */
  readonly isPasscodeCorrect?: boolean;
}

export type Answer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reasons: readonly Reason[] };

const keyOfState = {
  readOnly: 'access.accountReadOnly',
  locked: 'access.accountLocked',
  closed: 'access.accountClosed',
} as const satisfies Record<Exclude<AccountState, 'open'>, MessageKey>;

/** A single access rule: the message key of its objection, or `null`. */
type AccessRule = (actor: Actor, permission: Permission, target: Target) => MessageKey | null;

const isSamePerson = ({ userId, emulatedBy }: Actor, other: string) =>
  userId === undefined || userId === other || emulatedBy === other;

const keyPermissions: ReadonlySet<Permission> = new Set(KEY_PERMISSIONS);

const byRole: AccessRule = ({ role, extraPermissions, withheldPermissions }, permission) => {
  const isGranted = extraPermissions.includes(permission);
  if (role === 'key') return isGranted && keyPermissions.has(permission) ? null : 'access.key';
  return isGranted ||
    (rolePermissions[role].includes(permission) && !withheldPermissions?.includes(permission))
    ? null
    : 'access.role';
};

const byFlag: AccessRule = ({ flags, role }, permission) => {
  const requiredFlags = [...flagsFor(permission), ...(role === 'key' ? [FLAG_OF_KEYS] : [])];
  return flags === undefined || requiredFlags.every((flag) => flags.has(flag))
    ? null
    : 'access.featureOff';
};

const byState: AccessRule = ({ accountState, lockedFrom }, permission) => {
  if (accountState !== 'open' && DISABLED_BY_STATE[accountState].includes(permission))
    return keyOfState[accountState];
  const isStillReadOnly = accountState === 'locked' && lockedFrom === 'readOnly';
  return isStillReadOnly && DISABLED_SINCE_READ_ONLY.includes(permission)
    ? keyOfState.readOnly
    : null;
};

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

const byPasscode: AccessRule = ({ userId: actorId }, permission, { userId, isPasscodeCorrect }) => {
  if (isPasscodeCorrect !== false || !NEEDS_OWN_PASSCODE.includes(permission)) return null;
  const isOwnEntry = permission.startsWith('users.') && actorId !== undefined && userId === actorId;
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
 * Whether the actor may do this, with every reason against it; the gateway enforces it. [ROLE-01 to
 * ROLE-17, ROLE-20, ROLE-21, ROLE-23, USER-20, EXPR-08 to EXPR-11, PID-16]
 */
export function can(actor: Actor, permission: Permission, target: Target = {}): Answer {
  const reasons: Reason[] = [];
  for (const rule of rules) {
    const key = rule(actor, permission, target);
    if (key !== null) reasons.push(reason(key));
  }
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons };
}

/** All permissions that the actor has in general, in the order of `PERMISSIONS`. [ROLE-24] */
export const permissionsOf = (actor: Actor): Permission[] =>
  PERMISSIONS.filter((permission) => can(actor, permission).allowed);

/**
 * Whether a person may reset a forgotten password, which is disallowed for some users. [ROLE-22]
 */
export const canRecoverPassword = (person: { readonly isRecoveryDisallowed: boolean }): Answer =>
  person.isRecoveryDisallowed
    ? { allowed: false, reasons: [reason('access.passwordRecovery')] }
    : { allowed: true };
