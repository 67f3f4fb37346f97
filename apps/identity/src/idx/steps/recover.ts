import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { countAttempt } from '../../store/attempts.ts';
import { recordSecurityEvent } from '../../store/securityEvents.ts';
import { findUserByName, usernameKey } from '../../store/users.ts';
import type { Facts, Purpose } from '../facts.ts';
import { passcode, textField } from '../form.ts';
import { messages } from '../messages.ts';
import { changePassword } from '../passwordChange.ts';
import { stageOf } from '../stage.ts';
import { defineStep, type Outcome, type SignIn } from '../step.ts';
import { emptyBody, passwordBody } from './bodies.ts';
import { identifierBody } from './identify.ts';

const ASKED_PER_HOUR_MAX = 20;
const HOUR_SECONDS = 3600;

/** Forgot the password: goes on without it. */
export const recover = defineStep({
  name: 'recover',
  path: 'recover',
  kind: 'action',
  body: emptyBody,
  isOffered: (signIn) => ['identify', 'password'].includes(stageOf(signIn)),
  fields: () => [],
  handle: (context, signIn) => {
    const { identifier } = signIn.facts;
    if (identifier !== undefined) return beginFor(context, signIn, 'recover', identifier);
    return Promise.resolve({ facts: { purpose: 'recover', verified: [] } });
  },
});

/** Whose password was forgotten. */
export const identifyRecovery = defineStep({
  name: 'identify-recovery',
  path: 'identify',
  kind: 'form',
  body: z.object({ identifier: identifierBody }),
  isOffered: (signIn) => stageOf(signIn) === 'identifyRecovery',
  fields: (_, wrong) => [textField('identifier', 'Username', wrong)],
  handle: (context, signIn, { identifier }) => beginFor(context, signIn, 'recover', identifier),
});

/** Recovery or unlock of a name. Whether it belongs to someone, or may be, shows nowhere. [ROLE-22] */
export async function beginFor(
  context: Context,
  signIn: SignIn,
  purpose: Purpose,
  identifier: string,
): Promise<Outcome> {
  const { issuer, clientId } = signIn.transaction;
  const asked = await countAttempt(context, {
    scope: 'recovery',
    key: [issuer, usernameKey(identifier)],
    max: ASKED_PER_HOUR_MAX,
    windowSeconds: HOUR_SECONDS,
  });
  if (asked > ASKED_PER_HOUR_MAX) {
    return { facts: signIn.facts, status: 429, message: messages.tooManyRequests };
  }
  const user = await findUserByName(context, issuer, identifier);
  // who may not recover is treated like a name that belongs to no one
  const isBarred = purpose === 'recover' && user?.isRecoveryDisallowed === true;
  const facts: Facts = {
    purpose,
    identifier,
    ...(user && !isBarred ? { subject: user.subject } : {}),
    verified: [],
  };
  await recordSecurityEvent(context, {
    kind: 'password.recoveryAsked',
    issuer,
    clientId,
    subject: user?.subject,
    address: signIn.address,
    details: { purpose },
  });
  return { facts };
}

const newPasswordFields = (wrong: Parameters<typeof passcode>[2]) => [
  passcode('New password', true, wrong),
];

/** The new password at the end of a recovery. */
export const resetAuthenticator = defineStep({
  name: 'reset-authenticator',
  path: 'challenge/answer',
  kind: 'form',
  relatesTo: ['$.currentAuthenticator'],
  body: passwordBody,
  isOffered: (signIn) => stageOf(signIn) === 'resetPassword',
  fields: (_, wrong) => newPasswordFields(wrong),
  handle: (context, signIn, { credentials }) =>
    changePassword(context, signIn, {
      password: credentials.passcode,
      isForced: false,
    }),
});

/** A new password in place of one that has ended or that someone else chose. [AUTH-22] */
export const reenrollAuthenticator = defineStep({
  name: 'reenroll-authenticator',
  path: 'challenge/answer',
  kind: 'form',
  relatesTo: ['$.currentAuthenticator'],
  body: passwordBody,
  isOffered: (signIn) => stageOf(signIn) === 'renewPassword',
  fields: (_, wrong) => newPasswordFields(wrong),
  handle: (context, signIn, { credentials }) => renew(context, signIn, credentials),
});

/** A new password in place of one that ends soon; it can be skipped. */
export const reenrollAuthenticatorWarning = defineStep({
  name: 'reenroll-authenticator-warning',
  path: 'challenge/answer',
  kind: 'form',
  relatesTo: ['$.currentAuthenticator'],
  body: passwordBody,
  isOffered: (signIn) => stageOf(signIn) === 'passwordWarning',
  fields: (_, wrong) => newPasswordFields(wrong),
  handle: (context, signIn, { credentials }) => renew(context, signIn, credentials),
});

const renew = (
  context: Context,
  signIn: SignIn,
  { passcode: password }: z.infer<typeof passwordBody>['credentials'],
): Promise<Outcome> => changePassword(context, signIn, { password, isForced: true });
