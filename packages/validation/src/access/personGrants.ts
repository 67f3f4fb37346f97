import type { Permission } from './permissions.ts';
import { GRANTED_PERMISSIONS, rolePermissions } from './rolePermissions.ts';
import type { Role } from './roles.ts';

/** A permission that is granted to or withheld from individuals. */
export type GrantedPermission = (typeof GRANTED_PERMISSIONS)[number];

const EXPRESS = ['expressChecks.issue', 'expressChecks.approve', 'expressChecks.changeStatus'];

/**
 * Permissions that can be granted to or withheld from a person with this role. An administrator has
 * them all, a viewer never changes anything, and a financial user has nothing to do with cards.
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

/** What a grant stores in addition to its role. */
export interface PersonGrants {
  readonly extraPermissions: readonly string[];
  readonly withheldPermissions: readonly string[];
}

const roleIncludes = (role: Role, name: Permission) => rolePermissions[role].includes(name);

/** The grantable permissions that a person has, given the role and the stored grants. */
export const personGrants = (role: Role, stored: PersonGrants): GrantedPermission[] =>
  GRANTED_PERMISSIONS.filter(
    (name) =>
      stored.extraPermissions.includes(name) ||
      (roleIncludes(role, name) && !stored.withheldPermissions.includes(name)),
  );

/** The grants to store so that a person with this role has exactly the wanted permissions. */
export function toStoredGrants(
  role: Role,
  permissions: readonly GrantedPermission[],
): { readonly extra: GrantedPermission[]; readonly withheld: GrantedPermission[] } {
  const grantable = grantableTo(role);
  return {
    extra: grantable.filter((name) => permissions.includes(name) && !roleIncludes(role, name)),
    withheld: grantable.filter((name) => !permissions.includes(name) && roleIncludes(role, name)),
  };
}
