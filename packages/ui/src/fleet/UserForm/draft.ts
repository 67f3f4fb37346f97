import {
  GRANTED_PERMISSIONS,
  grantableTo,
  toStoredGrants,
  personGrants,
  userAccess,
  userInvitation,
  type FieldIssue,
  type GrantedPermission,
  type Role,
  type UserAccess,
  type UserInvitation,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';

/** The form's field values. */
export interface UserDraft extends Omit<UserInvitation, 'role' | 'fleetIds'> {
  role: Role | '';
  reach: 'all' | 'some';
  fleetIds: string[];
}

/** A role's default permissions. */
export const permissionsOfRole = (role: Role): GrantedPermission[] =>
  personGrants(role, { extraPermissions: [], withheldPermissions: [] });

export const draftOfUser = (from: UserAccess | undefined, canGiveAll: boolean): UserDraft => ({
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  role: from?.role ?? '',
  reach: from === undefined ? (canGiveAll ? 'all' : 'some') : from.fleetIds ? 'some' : 'all',
  fleetIds: [...(from?.fleetIds ?? [])],
  permissions: [...(from?.permissions ?? [])],
});

/**
 * Permissions of a role with these boxes checked. Permissions that cannot be granted or withheld
 * individually keep the role's defaults.
 */
function permissionsOf(role: Role, ticked: readonly GrantedPermission[]): GrantedPermission[] {
  const { extra, withheld } = toStoredGrants(role, ticked);
  return personGrants(role, { extraPermissions: extra, withheldPermissions: withheld });
}

const toInput = ({ role, reach, fleetIds, permissions, ...person }: UserDraft) => ({
  ...person,
  role,
  fleetIds: reach === 'all' ? null : fleetIds,
  permissions: role === '' ? [] : permissionsOf(role, permissions),
});

/** Converts a draft that passed the check, which rejects a missing role. */
export function toUser(draft: UserDraft): UserInvitation {
  const { role, ...user } = toInput(draft);
  return {
    ...user,
    firstName: user.firstName.trim(),
    lastName: user.lastName.trim(),
    email: user.email.trim(),
    username: user.username.trim(),
    role: role === '' ? 'viewer' : role,
  };
}

/** Checks the draft and returns issues by field. */
export const checkUser =
  (isNew: boolean) =>
  (draft: UserDraft): readonly FieldIssue[] =>
    issuesOf(isNew ? userInvitation : userAccess, toInput(draft));

/** Permissions that can be checked for a role, in display order. */
export const ticksOf = (role: Role | ''): readonly GrantedPermission[] =>
  role === '' ? [] : GRANTED_PERMISSIONS.filter((name) => grantableTo(role).includes(name));
