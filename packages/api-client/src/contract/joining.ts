import {
  email,
  familyName,
  firstName,
  fleetAccountNumber,
  GRANTED_PERMISSIONS,
  loginName,
  MEMBERSHIP_NOTE_CHARACTERS_MAX,
  role,
  securityCode,
} from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { queryText, typedPassword, uuid } from './common.ts';
import { choice, flag, integer, list, literal, oneOf, rows, shape, text } from './shapes.ts';

const linkToken = queryText(200).check(z.minLength(1, { error: 'value.required' }));
const acceptedResponse = shape({ accepted: flag });

/**
 * [GW-61] Starts identifying someone who knows only the account number and an email address. A
 * security code is sent if the address belongs to a user of the account; the response is the same
 * either way.
 */
export const identifyUser = call('POST /user/identify', null, {
  summary: 'Send a security code to a user, if one matches',
  body: shape({ accountNumber: fleetAccountNumber, email }),
  response: shape({ identificationId: uuid, expiresAt: text }),
  caller: 'anyone',
});

/** [GW-62] Returns the username, with which a password link can be requested. [MSG-15] */
export const enterSecurityCode = call('POST /user/securityCode', null, {
  summary: 'Check a security code and return the username',
  body: shape({ identificationId: uuid, securityCode }),
  response: shape({ username: text }),
  errors: ['securityCode.notRecognized', 'securityCode.expired', 'lockout.call'],
  caller: 'anyone',
});

/** [GW-67] [SCREEN-07] [SCREEN-08] The response is the same whether or not a user is found. */
export const recoverCredentials = call('POST /login/recovercredentials', null, {
  summary: 'Send a username reminder or a password link',
  body: choice('what', [
    shape({ what: literal('username'), email }),
    shape({ what: literal('password'), username: loginName }),
  ]),
  response: acceptedResponse,
  caller: 'anyone',
});

/** [GW-66] Opening an unlock link unlocks the account; otherwise a password is set afterward. */
export const openAccountAction = call('POST /login/accountaction', null, {
  summary: 'Open a link from a message',
  body: shape({ token: linkToken }),
  response: shape({
    action: oneOf(['setPassword', 'answerQuestion', 'unlocked']),
    username: z.nullable(text),
    question: z.nullable(text),
  }),
  errors: ['passwordLink.expiredOrInvalid', 'passwordLink.resetExpired'],
  caller: 'anyone',
});

/** [GW-79] [SCREEN-08] Same as `recoverCredentials` with `what: 'username'`. */
export const sendUsername = call('POST /okta/users/username', null, {
  summary: 'Send any usernames for an email address to that address',
  body: shape({ email }),
  response: acceptedResponse,
  caller: 'anyone',
});

/** [GW-73] Same as `recoverCredentials` with `what: 'password'`. [ROLE-22] */
export const forgotPassword = call('POST /okta/password/forgot', null, {
  summary: 'Send a password reset link, if the user can reset',
  body: shape({ username: loginName }),
  response: acceptedResponse,
  caller: 'anyone',
});

/** [GW-74] `answer` is required if the link asks the user's security question. */
export const resetPassword = call('POST /okta/password/reset', null, {
  summary: 'Set a new password with a link from a message',
  body: shape({
    token: linkToken,
    answer: z.optional(z.nullable(text)),
    newPassword: typedPassword,
  }),
  response: shape({ done: flag }),
  errors: [
    'passwordLink.expiredOrInvalid',
    'passwordLink.resetExpired',
    'securityAnswer.notRecognized',
    'password.refused',
  ],
  caller: 'anyone',
});

/** [GW-78] Sets the first password, using the link in the invitation. */
export const activateUser = call('POST /okta/users/activate', null, {
  summary: 'Activate an invited user with the invitation link and a first password',
  body: shape({ token: linkToken, newPassword: typedPassword }),
  response: shape({ username: text }),
  errors: ['passwordLink.expiredOrInvalid', 'passwordLink.resetExpired', 'password.refused'],
  caller: 'anyone',
});

/** [GW-77] Creates the user at the identity provider, which sends the invitation. */
export const registerUser = call('POST /okta/users/register', 'users.manage', {
  summary: 'Invite a user to the account',
  body: shape({
    username: loginName,
    email,
    firstName,
    lastName: familyName,
    role,
    fleetIds: z.nullable(list(uuid)),
    /** Individually granted permissions; defaults to those of the role. */
    permissions: z.optional(list(oneOf(GRANTED_PERMISSIONS))),
  }),
  response: shape({
    userId: uuid,
    username: text,
    /**
     * `invited`: an email is on its way; `added`: someone who already signs in got access, without
     * an email; `unchanged`: a user of the account, who keeps their access as it is.
     */
    outcome: z.optional(oneOf(['invited', 'added', 'unchanged'])),
  }),
  errors: ['user.usernameTaken', 'fleet.notFound', 'identity.notManaged'],
  changes: ['user'],
  idempotency: 'none',
});

const accessRequest = shape({
  membershipId: uuid,
  accountNumber: text,
  state: oneOf(['pending', 'approved', 'denied']),
  requestedAt: text,
  decidedAt: z.nullable(text),
});

/**
 * [GW-65] Registers someone who signed up at the provider and requests access to an account, which
 * its administrators decide. The response is the same whether or not the account exists.
 */
export const register = call('POST /register', null, {
  summary: 'Register the signed-in user and request access to an account',
  body: shape({
    accountNumber: fleetAccountNumber,
    note: z.optional(z.nullable(queryText(MEMBERSHIP_NOTE_CHARACTERS_MAX))),
  }),
  response: accessRequest,
  errors: ['membership.tooMany'],
  caller: 'newcomer',
  changes: ['membership'],
});

/** [GW-63] [SCREEN-64] Also for newcomers: a guest has no account yet. */
export const getMembership = call('GET /membership', null, {
  summary: 'Get the signed-in user’s registration, account count, and access requests',
  response: shape({
    isKnown: flag,
    /** Accounts that they can open. */
    accountCount: integer,
    /** Accounts in which an administrator locked them. [USER-13] */
    lockedCount: z.optional(integer),
    requests: list(accessRequest),
  }),
  caller: 'newcomer',
});

export const listMembershipRequests = call('GET /membership/requests', 'users.manage', {
  summary: 'List access requests for the account',
  response: shape({
    items: rows({
      membershipId: uuid,
      userId: uuid,
      username: text,
      firstName: text,
      lastName: text,
      email: text,
      note: z.nullable(text),
      requestedAt: text,
    }),
  }),
});

export const decideMembershipRequest = call(
  'POST /membership/requests/:membershipId',
  'users.manage',
  {
    summary: 'Approve or decline an access request',
    body: choice('decision', [
      shape({ decision: literal('approve'), role, fleetIds: z.nullable(list(uuid)) }),
      shape({ decision: literal('deny') }),
    ]),
    response: shape({
      membershipId: uuid,
      state: oneOf(['approved', 'denied']),
      /** Of an approval: `unchanged` for a user of the account, locked or not. */
      outcome: z.optional(oneOf(['added', 'unchanged'])),
    }),
    errors: ['membership.notFound', 'membership.decided', 'fleet.notFound'],
    changes: ['membership', 'user'],
    idempotency: 'none',
  },
);
