import * as z from 'zod/mini';
import { flag, id, instant, list, nullable, natural, oneOf, shape, text } from '../core/shape.ts';
import { role } from '../access/roles.ts';
import { PERSON_NAME_CHARACTERS_MAX } from '../users/constants.ts';

/** Account states. [USER-07] */
export const ACCOUNT_STATES = ['open', 'readOnly', 'locked', 'closed'] as const;
export const accountState = oneOf(ACCOUNT_STATES);
export type AccountState = z.infer<typeof accountState>;

/** An account as the signed-in person sees it; `sysAccountId` selects it on every call. [USER-20] */
export const account = shape({
  sysAccountId: id,
  accountNumber: text(12),
  name: text(80),
  state: accountState,
  /** IANA zone in which days, weeks and cycles of this account start. */
  timeZone: text(60),
  weekStartsOn: oneOf(['sun', 'mon']),
  currency: text(3),
  role,
  /** Permissions of this one person besides the role's. */
  extraPermissions: list(text(60)),
  /** Permissions of the role that this one person does not have. */
  withheldPermissions: z.optional(list(text(60))),
  /** null: every fleet of the account. */
  fleetIds: nullable(list(id)),
  fleetCount: natural,
  /** The account's program reveals these menu entries. */
  features: list(text(40)),
});
export type Account = z.infer<typeof account>;

/** A fleet as the gateway keeps it; `fleet` of users is what a person fills in. [ENT-37] */
export const fleetRecord = shape({
  fleetId: id,
  name: text(60),
  code: text(10),
  number: text(12),
  cardCount: natural,
  isActive: flag,
});
export type Fleet = z.infer<typeof fleetRecord>;

/** A department as the gateway keeps it; `department` of users is what a person fills in. [ENT-36] */
export const departmentRecord = shape({
  departmentId: id,
  fleetId: id,
  number: text(5),
  name: text(60),
});
export type Department = z.infer<typeof departmentRecord>;

/** An address that was checked when it was entered. */
const keptAddress = shape({
  street: text(80),
  secondLine: z.optional(nullable(text(80))),
  city: text(60),
  state: text(2),
  postalCode: text(10),
});

/** The signed-in person, as the gateway knows them. [ENT-01] */
export const sessionUser = shape({
  userId: id,
  /** As the identity provider has it, like the email: our own bounds are for what is entered here. */
  username: text(),
  firstName: text(PERSON_NAME_CHARACTERS_MAX),
  lastName: text(PERSON_NAME_CHARACTERS_MAX),
  email: text(),
  culture: text(10),
  userType: text(20),
  /** Where the accounts of the provider's older systems are kept; null: there is no such system. */
  hostMainframe: nullable(text(200)),
  hostFleetnet: nullable(text(200)),
  /** The account that is open after the sign-in; null: the person is in none. */
  sysAccountId: nullable(id),
  /** What one sign-in opens: this product, and the services that people are handed over to. */
  applications: list(text(40)),
  phone: nullable(text(20)),
  /** Where they get mail, as they entered it; null: they named none. [ENT-47] */
  address: z.optional(nullable(keptAddress)),
  lastLoginAt: nullable(instant),
});
export type SessionUser = z.infer<typeof sessionUser>;
