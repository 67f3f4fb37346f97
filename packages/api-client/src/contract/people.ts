import {
  address,
  currentPassword,
  feedback,
  firstName,
  familyName,
  mobileNumber,
  sessionUser,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { typedPassword, uuid } from './common.ts';
import { flag, integer, list, oneOf, shape, text } from './shapes.ts';

const doneResponse = shape({ done: flag });

/** [PROF-05] Users' own editable data; username and email are managed by the provider. */
export const updateMe = call('PATCH /users/me', null, {
  summary: 'Update the signed-in user’s name, phone, address, and language',
  body: shape({
    firstName: z.optional(firstName),
    lastName: z.optional(familyName),
    phone: z.optional(z.nullable(mobileNumber)),
    address: z.optional(z.nullable(address)),
    culture: z.optional(oneOf(['en-US'])),
  }),
  response: sessionUser,
  changes: ['user'],
});

/** [GW-47] Accepts only the caller’s own ID and requires the current password. */
export const changePassword = call('POST /users/:userId/changePassword', null, {
  summary: 'Change the signed-in user’s password',
  body: shape({ currentPassword, newPassword: typedPassword }),
  response: doneResponse,
  errors: [
    'password.currentWrong',
    'password.refused',
    'lockout.wait',
    'identity.notManaged',
    'user.notFound',
  ],
});

const passcode = { verbalPasscode: z.optional(z.nullable(text)) };
/** All help with a user’s credentials requires the caller’s verbal passcode. [ROLE-23] */
const credentialHelp = {
  errors: ['access.passcode', 'identity.notManaged', 'user.notFound', 'user.notPossible'],
  changes: ['user'],
  idempotency: 'none',
} as const;

/** [GW-48] The provider sends the user a link that works once, within 7 days. */
export const resetUserPassword = call(
  'POST /users/:userId/resetPassword',
  'users.resetCredentials',
  {
    summary: 'Send a password link to a user of the account',
    body: shape(passcode),
    response: doneResponse,
    ...credentialHelp,
  },
);

/** [GW-75] The password is shown once, to the administrator, and must be changed at sign-in. */
export const reissuePassword = call('POST /okta/password/reissue', 'users.resetCredentials', {
  summary: 'Issue a temporary password to a user of the account',
  body: shape({ userId: uuid, ...passcode }),
  response: shape({ temporaryPassword: text }),
  ...credentialHelp,
});

/** [ROLE-22] Whether a user may reset a forgotten password; gateway and provider enforce it. */
export const setPasswordRecovery = call(
  'PUT /users/:userId/passwordRecovery',
  'users.resetCredentials',
  {
    summary: 'Allow or disallow password resets for a user of the account',
    body: shape({ isAllowed: flag, ...passcode }),
    response: shape({ userId: uuid, isAllowed: flag }),
    ...credentialHelp,
  },
);

/** [GW-59] Defaults to the caller; for others, only accounts whose users the caller manages. */
export const listSysAccountIds = call('GET /sysaccountids', null, {
  summary: 'List the IDs of the accounts a user can access',
  query: shape({ userId: z.optional(uuid) }),
  response: shape({ userId: uuid, sysAccountIds: list(uuid) }),
  errors: ['user.notFound'],
});

/** [GW-60] [HELP-02] [ENT-48] */
export const sendFeedback = call('POST /user-feedback', 'feedback.send', {
  summary: 'Save product feedback',
  body: feedback,
  response: shape({ feedbackId: uuid, receivedAt: text }),
});

/** [GW-64] What the gateway reads from the token. Times are UTC instants. */
export const getToken = call('GET /token', null, {
  summary: 'Get the token’s claims, its expiration, and the gateway’s time',
  response: shape({
    userId: uuid,
    username: text,
    issuer: text,
    issuedAt: text,
    expiresAt: text,
    /** Seconds until the token expires. */
    secondsLeft: integer,
    serverTime: text,
    /** When the recent proof of identity expires, if there is one; see `authenticateAgain`. */
    provedUntil: z.nullable(text),
  }),
});
