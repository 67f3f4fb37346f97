import type { AccountState } from '../accounts/accounts.ts';
import {
  DISABLED_BY_EMULATION,
  DISABLED_BY_STATE,
  flagsFor,
  NEEDS_OWN_PASSCODE,
  NEEDS_SECOND_PERSON,
  NOT_ON_ONESELF,
  OF_WHOLE_ACCOUNT,
} from './accessRules.ts';
import { can } from './can.ts';
import type { Flag } from './flags.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { GRANTED_PERMISSIONS } from './rolePermissions.ts';
import type { Role } from './roles.ts';

/** A permission with everything that determines who has it. */
export interface PermissionRow {
  readonly permission: Permission;
  /** Which roles have it in an open account. */
  readonly roles: Readonly<Record<Role, boolean>>;
  /** Whether it is granted to or withheld from individuals. */
  readonly isGranted: boolean;
  /** Account states in which nobody has it. */
  readonly disabledIn: readonly Exclude<AccountState, 'open'>[];
  readonly isDisabledByEmulation: boolean;
  readonly needsOwnPasscode: boolean;
  readonly needsSecondPerson: boolean;
  readonly isNotOnOneself: boolean;
  /** Whether it requires access to every fleet. */
  readonly isOfWholeAccount: boolean;
  /** Flags that must all be on. */
  readonly flags: readonly Flag[];
}

const CLOSED_STATES = ['readOnly', 'locked', 'closed'] as const;
const grantedPermissions: ReadonlySet<Permission> = new Set(GRANTED_PERMISSIONS);

const isAllowed = (role: Role, permission: Permission) =>
  can({ role, accountState: 'open', fleetIds: null, extraPermissions: [] }, permission).allowed;

/** Permissions by role, from `can()`; shown in the docs and on the users screen. [ROLE-24] */
export const permissionMatrix = (): PermissionRow[] =>
  PERMISSIONS.map((permission) => ({
    permission,
    roles: {
      administrator: isAllowed('administrator', permission),
      manager: isAllowed('manager', permission),
      viewer: isAllowed('viewer', permission),
      financial: isAllowed('financial', permission),
    },
    isGranted: grantedPermissions.has(permission),
    disabledIn: CLOSED_STATES.filter((state) => DISABLED_BY_STATE[state].includes(permission)),
    isDisabledByEmulation: DISABLED_BY_EMULATION.includes(permission),
    needsOwnPasscode: NEEDS_OWN_PASSCODE.includes(permission),
    needsSecondPerson: NEEDS_SECOND_PERSON.includes(permission),
    isNotOnOneself: NOT_ON_ONESELF.includes(permission),
    isOfWholeAccount: OF_WHOLE_ACCOUNT.includes(permission),
    flags: flagsFor(permission),
  }));
