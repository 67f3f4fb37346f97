import type { Permission } from './permissions.ts';
import { GRANTED_PERMISSIONS, rolePermissions } from './rolePermissions.ts';
import type { Role } from './roles.ts';

/** A permission that is given to, or taken from, each person on its own. */
export type GrantedPermission = (typeof GRANTED_PERMISSIONS)[number];

const EXPRESS = ['expressChecks.issue', 'expressChecks.approve', 'expressChecks.changeStatus'];

/**
 * What can be given to, or taken from, a person of a role. An administrator has everything and a
 * viewer changes nothing, whatever is granted; a financial user has nothing to do with cards.
 * [ROLE-02, ROLE-11, ROLE-17, EXPR-10, PID-16]
 */
export function grantableTo(role: Role): readonly GrantedPermission[] {
  switch (role) {
    case 'administrator':
      return [];
    case 'manager':
      return GRANTED_PERMISSIONS;
    case 'viewer':
      return ['promptedIds.export'];
    case 'financial':
      return GRANTED_PERMISSIONS.filter((name) => EXPRESS.includes(name));
  }
}

/** What a grant keeps besides its role. */
export interface PersonGrants {
  readonly extraPermissions: readonly string[];
  readonly withheldPermissions: readonly string[];
}

const ofRole = (role: Role, name: Permission) => rolePermissions[role].includes(name);

/** The permissions of the list that a person has, by the role and by what the grant keeps. */
export const personGrants = (role: Role, kept: PersonGrants): GrantedPermission[] =>
  GRANTED_PERMISSIONS.filter(
    (name) =>
      kept.extraPermissions.includes(name) ||
      (ofRole(role, name) && !kept.withheldPermissions.includes(name)),
  );

/** What a grant has to keep so that a person of the role has these permissions and no others. */
export function keepGrants(
  role: Role,
  wanted: readonly GrantedPermission[],
): { readonly extra: GrantedPermission[]; readonly withheld: GrantedPermission[] } {
  const open = grantableTo(role);
  return {
    extra: open.filter((name) => wanted.includes(name) && !ofRole(role, name)),
    withheld: open.filter((name) => !wanted.includes(name) && ofRole(role, name)),
  };
}
