import {
  accountState,
  GRANTED_PERMISSIONS,
  personFullName,
  role,
  USER_REASON_CHARACTERS_MAX,
  USER_STATES,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { paged, queryText, uuid } from './common.ts';
import { flag, integer, list, oneOf, rows, shape, text } from './shapes.ts';

const permissions = list(oneOf(GRANTED_PERMISSIONS));
const reason = z.nullable(queryText(USER_REASON_CHARACTERS_MAX));

/** Sort keys of the user list. */
export const USER_SORTS = ['name', 'role', 'state', 'lastLogin'] as const;

/** A user as shown to an account's administrators. */
export const accountUser = shape({
  userId: uuid,
  username: text,
  firstName: text,
  lastName: text,
  email: text,
  role,
  state: oneOf(USER_STATES),
  /** `null` for every fleet of the account. */
  fleetIds: z.nullable(list(uuid)),
  /** Individually granted permissions that this user has. [EXPR-10, PID-16] */
  permissions,
  /** When the last invitation was sent; `null` if added without one. */
  invitedAt: z.nullable(text),
  lastLoginAt: z.nullable(text),
  /** Whether this is the caller. */
  isSelf: flag,
  version: integer,
});
export type AccountUser = z.infer<typeof accountUser>;

/** [GW-46] [USER-01] Deleted users are listed only if `state` asks for them. */
export const listUsers = call('GET /users', 'users.manage', {
  summary: 'List the account’s users',
  ...paged(accountUser, {
    q: z.optional(queryText(60)),
    role: z.optional(role),
    state: z.optional(oneOf(USER_STATES)),
    sort: z.optional(oneOf(USER_SORTS)),
    direction: z.optional(oneOf(['asc', 'desc'])),
  }),
});

/** A user, the accounts of theirs that the caller also manages, and their history here. */
export const getUser = call('GET /users/:userId', 'users.manage', {
  summary: 'Get a user of the account',
  response: shape({
    user: accountUser,
    /** [ROLE-22] Whether they may reset a forgotten password; see `setPasswordRecovery`. */
    isRecoveryAllowed: z.optional(flag),
    /** [USER-20] */
    accounts: rows({
      sysAccountId: uuid,
      accountNumber: text,
      name: text,
      role,
      state: accountState,
    }),
    history: rows({
      eventId: uuid,
      occurredAt: text,
      action: text,
      by: z.nullable(text),
      reason: z.nullable(text),
    }),
  }),
  errors: ['user.notFound'],
});

const userResponse = shape({ user: accountUser });

/** [ROLE-23] Another user's role, fleets, and permissions. Requires `proveVerbalPasscode`. */
export const editUser = call('PATCH /users/:userId', 'users.edit', {
  summary: 'Update another user’s role, fleets, and permissions',
  body: shape({ role, fleetIds: z.nullable(list(uuid)), permissions }),
  response: userResponse,
  errors: ['access.passcode', 'fleet.notFound', 'user.notFound', 'user.notPossible'],
  changes: ['user'],
  version: 'required',
});

/**
 * [USER-01] [ROLE-23] Renames another user, here and at the identity provider. Requires
 * `proveVerbalPasscode`. Only users can change their own email address. [PROF-08 to PROF-13]
 */
export const renameUser = call('PUT /users/:userId/name', 'users.edit', {
  summary: 'Update another user’s first and last name',
  body: personFullName,
  response: userResponse,
  errors: ['access.passcode', 'identity.notManaged', 'user.notFound', 'user.notPossible'],
  changes: ['user'],
  version: 'required',
  idempotency: 'none',
});

/** [USER-13] [ROLE-23] */
export const moveUser = call('POST /users/:userId/state', 'users.edit', {
  summary: 'Lock or unlock another user in the account',
  body: shape({ action: oneOf(['lock', 'unlock']), reason }),
  response: userResponse,
  errors: ['access.passcode', 'user.notFound', 'user.notPossible'],
  changes: ['user'],
  version: 'required',
});

/** [MSG-30] Resends the invitation, with a link that is valid for another seven days. */
export const resendInvitation = call('POST /users/:userId/invitation', 'users.manage', {
  summary: 'Resend an invitation that was not activated yet',
  response: userResponse,
  errors: ['identity.notManaged', 'user.notFound', 'user.notPossible'],
  changes: ['user'],
  idempotency: 'none',
});

/** [USER-13] [ROLE-23] Permanently removes a user; their name stays in the history. */
export const removeUser = call('POST /users/:userId/delete', 'users.edit', {
  summary: 'Remove another user from the account',
  body: shape({ reason }),
  response: shape({ userId: uuid }),
  errors: ['access.passcode', 'user.notFound', 'user.notPossible'],
  changes: ['user'],
  version: 'required',
});
