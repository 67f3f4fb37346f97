import type { AccountState } from '../accounts/accounts.ts';
import { reason, type Reason } from '../core/issue.ts';
import type { Permission } from './permissions.ts';
import { DISABLED_BY_EMULATION, DISABLED_BY_STATE, rolePermissions } from './rolePermissions.ts';
import type { Role } from './roles.ts';

/** Who asks, as the grant on the selected account says it. */
export interface Actor {
  readonly role: Role;
  readonly accountState: AccountState;
  /** Fleets that the grant names; null: every fleet of the account. [USER-20] */
  readonly fleetIds: readonly string[] | null;
  /** Permissions of this one person beside the role's; names that are no permission give nothing. */
  readonly extraPermissions: readonly string[];
  /** Who really sits there while this person is emulated; null or left out: the person. */
  readonly emulatedBy?: string | null;
}

/** What the action touches; left out where it touches the account as a whole. */
export interface Target {
  readonly fleetId?: string | null;
}

export type Answer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reasons: readonly Reason[] };

const stateReasons: Readonly<Record<Exclude<AccountState, 'open'>, Reason>> = {
  readOnly: reason('access.accountReadOnly'),
  locked: reason('access.accountLocked'),
  closed: reason('access.accountClosed'),
};
const roleReason = reason('access.role');
const fleetReason = reason('access.fleet');
const emulationReason = reason('access.emulated');

const hasPermission = ({ role, extraPermissions }: Actor, permission: Permission) =>
  rolePermissions[role].includes(permission) || extraPermissions.includes(permission);

const isWithinFleets = ({ fleetIds }: Actor, fleetId: string | null | undefined) =>
  fleetIds === null || fleetId === undefined || fleetId === null || fleetIds.includes(fleetId);

/**
 * Whether the actor may do it, with every reason against. The portal hides or explains by it, the
 * gateway refuses by it. [ROLE-01 to ROLE-17, ROLE-20, ROLE-21, USER-20]
 */
export function can(actor: Actor, permission: Permission, target: Target = {}): Answer {
  const reasons: Reason[] = [];
  if (!hasPermission(actor, permission)) reasons.push(roleReason);
  const { accountState } = actor;
  if (accountState !== 'open' && DISABLED_BY_STATE[accountState].includes(permission)) {
    reasons.push(stateReasons[accountState]);
  }
  if (!isWithinFleets(actor, target.fleetId)) reasons.push(fleetReason);
  if (actor.emulatedBy && DISABLED_BY_EMULATION.includes(permission)) reasons.push(emulationReason);
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons };
}
