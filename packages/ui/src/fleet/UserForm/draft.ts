import {
  GRANTED_PERMISSIONS,
  grantableTo,
  keepGrants,
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

/** What the fields of a user hold. */
export interface UserDraft {
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  role: Role | '';
  reach: 'all' | 'some';
  fleetIds: string[];
  permissions: GrantedPermission[];
}

/** What a role grants by default. */
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
 * What someone with the role may do when these boxes are checked; permissions that cannot be granted
 * to the role keep its defaults.
 */
function permissionsOf(role: Role, ticked: readonly GrantedPermission[]): GrantedPermission[] {
  const { extra, withheld } = keepGrants(role, ticked);
  return personGrants(role, { extraPermissions: extra, withheldPermissions: withheld });
}

const toLoose = ({ role, reach, fleetIds, permissions, ...who }: UserDraft) => ({
  ...who,
  role,
  fleetIds: reach === 'all' ? null : fleetIds,
  permissions: role === '' ? [] : permissionsOf(role, permissions),
});

/** The user as it is saved; the check has rejected a missing role before. */
export function toUser(draft: UserDraft): UserInvitation {
  const { role, ...user } = toLoose(draft);
  return {
    ...user,
    firstName: user.firstName.trim(),
    lastName: user.lastName.trim(),
    email: user.email.trim(),
    username: user.username.trim(),
    role: role === '' ? 'viewer' : role,
  };
}

/** What is wrong with the fields, by their names. */
export const checkUser =
  (isNew: boolean) =>
  (draft: UserDraft): readonly FieldIssue[] =>
    issuesOf(isNew ? userInvitation : userAccess, toLoose(draft));

/** The permissions that can be ticked for a role, in their order. */
export const ticksOf = (role: Role | ''): readonly GrantedPermission[] =>
  role === '' ? [] : GRANTED_PERMISSIONS.filter((name) => grantableTo(role).includes(name));
