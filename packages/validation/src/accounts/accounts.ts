import * as z from 'zod/mini';
import { flag, id, instant, list, nullable, natural, oneOf, shape, text } from '../core/shape.ts';
import { role } from '../access/roles.ts';
import { PERSON_NAME_CHARACTERS_MAX } from '../users/constants.ts';

/** Account states. [USER-07] */
export const ACCOUNT_STATES = ['open', 'readOnly', 'locked', 'closed'] as const;
export const accountState = oneOf(ACCOUNT_STATES);
export type AccountState = z.infer<typeof accountState>;

/** An account as the signed-in user sees it; requests select it by `sysAccountId`. [USER-20] */
export const account = shape({
  sysAccountId: id,
  accountNumber: text(12),
  name: text(80),
  state: accountState,
  /** The state of a locked account before the lock; `null` or omitted if it is not locked. */
  lockedFrom: z.optional(nullable(accountState)),
  /** IANA time zone in which the account's days, weeks, and cycles start. */
  timeZone: text(60),
  weekStartsOn: oneOf(['sun', 'mon']),
  currency: text(3),
  role,
  /** Permissions granted to this person on top of the role's. */
  extraPermissions: list(text(60)),
  /** Permissions of the role that this person does not have. */
  withheldPermissions: z.optional(list(text(60))),
  /** `null` means every fleet of the account. */
  fleetIds: nullable(list(id)),
  fleetCount: natural,
  /** Menu entries that the account's program reveals. */
  features: list(text(40)),
});
export type Account = z.infer<typeof account>;

/** A fleet as stored by the gateway; the form's schema is `fleet` in `users`. [ENT-37] */
export const fleetRecord = shape({
  fleetId: id,
  name: text(60),
  code: text(10),
  number: text(12),
  cardCount: natural,
  isActive: flag,
});
export type Fleet = z.infer<typeof fleetRecord>;

/** A department as stored by the gateway; the form's schema is `department` in `users`. [ENT-36] */
export const departmentRecord = shape({
  departmentId: id,
  fleetId: id,
  number: text(5),
  name: text(60),
});
export type Department = z.infer<typeof departmentRecord>;

/** A stored address, validated when it was entered. */
const storedAddress = shape({
  street: text(80),
  secondLine: z.optional(nullable(text(80))),
  city: text(60),
  state: text(2),
  postalCode: text(10),
});

/** The signed-in user, as known to the gateway. [ENT-01] */
export const sessionUser = shape({
  userId: id,
  /** From the identity provider, like the email; our own limits apply only to input here. */
  username: text(),
  firstName: text(PERSON_NAME_CHARACTERS_MAX),
  lastName: text(PERSON_NAME_CHARACTERS_MAX),
  email: text(),
  culture: text(10),
  userType: text(20),
  /** Hosts of the provider's legacy account systems; `null` if there is none. */
  hostMainframe: nullable(text(200)),
  hostFleetnet: nullable(text(200)),
  /** The account that is open after sign-in; `null` if the person belongs to none. */
  sysAccountId: nullable(id),
  /** Applications that one sign-in opens: this product and the services with handoff. */
  applications: list(text(40)),
  phone: nullable(text(20)),
  /** Mailing address as the person entered it; `null` if none. [ENT-47] */
  address: z.optional(nullable(storedAddress)),
  lastLoginAt: nullable(instant),
});
export type SessionUser = z.infer<typeof sessionUser>;
