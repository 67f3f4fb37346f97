import * as z from 'zod/mini';
import { GRANTED_PERMISSIONS } from '../access/rolePermissions.ts';
import { ROLES } from '../access/roles.ts';
import { email } from '../contact/email.ts';
import { familyName, firstName } from '../contact/names.ts';
import { requiredChoice, id, list, nullable, oneOf, shape } from '../core/shape.ts';
import { loginName } from '../credentials/loginName.ts';

/** A person's access to an account, as set by an administrator. [USER-01, USER-20, EXPR-10] */
export const userAccess = shape({
  role: requiredChoice(ROLES, 'user.roleRequired'),
  /** `null` means every fleet of the account. */
  fleetIds: nullable(list(id).check(z.minLength(1, { error: 'user.fleetRequired' }))),
  permissions: list(oneOf(GRANTED_PERMISSIONS)),
});
export type UserAccess = z.infer<typeof userAccess>;

/** The form to invite a user. */
export const userInvitation = shape({
  ...userAccess.shape,
  firstName,
  lastName: familyName,
  email,
  username: loginName,
});
export type UserInvitation = z.infer<typeof userInvitation>;
