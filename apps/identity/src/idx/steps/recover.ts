import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { countAttempt } from '../../store/attempts.ts';
import { recordInSignIn } from '../signInEvents.ts';
import { findUserByName, usernameKey } from '../../store/users.ts';
import type { Facts, Purpose } from '../facts.ts';
import { passcode, textField } from '../form.ts';
import { messages } from '../messages.ts';
import { changePassword } from '../passwordChange.ts';
import { isAt, stageOf, type Stage } from '../stage.ts';
import { defineStep, type Outcome, type SignIn } from '../step.ts';
import { ENROLL, emptyBody, passwordBody } from './bodies.ts';
import { identifierBody } from './identify.ts';

const ASKED_PER_HOUR_MAX = 20;
const HOUR_SECONDS = 3600;

/** Forgot password: continues without it. */
export const recover = defineStep({
  name: 'recover',
  path: 'recover',
  kind: 'action',
  body: emptyBody,
  isOffered: (signIn) => isAt(signIn, 'identify', 'password'),
  handle: (context, signIn) => {
    const { identifier } = signIn.facts;
    if (identifier !== undefined) return beginFor(context, signIn, 'recover', identifier);
    return { facts: { purpose: 'recover', verified: [] } };
  },
});

/** Takes the username whose password was forgotten. */
export const identifyRecovery = defineStep({
  name: 'identify-recovery',
  path: 'identify',
  body: z.object({ identifier: identifierBody }),
  isOffered: (signIn) => stageOf(signIn) === 'identifyRecovery',
  fields: (_, error) => [textField('identifier', 'Username', error)],
  handle: (context, signIn, { identifier }) => beginFor(context, signIn, 'recover', identifier),
});

/** Begins a recovery or unlock; never reveals if a name exists or may recover. [ROLE-22] */
export async function beginFor(
  context: Context,
  signIn: SignIn,
  purpose: Purpose,
  identifier: string,
): Promise<Outcome> {
  const { issuer } = signIn.transaction;
  const count = await countAttempt(context, {
    scope: 'recovery',
    key: [issuer, usernameKey(identifier)],
    max: ASKED_PER_HOUR_MAX,
    windowSeconds: HOUR_SECONDS,
  });
  if (count > ASKED_PER_HOUR_MAX) {
    return { facts: signIn.facts, status: 429, message: messages.tooManyRequests };
  }
  const user = await findUserByName(context, issuer, identifier);
  // people who may not recover are treated like unknown usernames
  const isBarred = purpose === 'recover' && user?.isRecoveryDisallowed === true;
  const facts: Facts = {
    purpose,
    identifier,
    ...(user && !isBarred ? { subject: user.subject } : {}),
    verified: [],
  };
  await recordInSignIn(context, signIn, {
    kind: 'password.recoveryAsked',
    subject: user?.subject,
    details: { purpose },
  });
  return { facts };
}

const newPasswordStep = (name: string, stage: Stage, isForced: boolean) =>
  defineStep({
    ...ENROLL,
    name,
    body: passwordBody,
    isOffered: (signIn) => stageOf(signIn) === stage,
    fields: (_, error) => [passcode('New password', true, error)],
    handle: (context, signIn, { credentials: { passcode: password } }) =>
      changePassword(context, signIn, { password, isForced }),
  });

/** Sets the new password at the end of a recovery. */
export const resetAuthenticator = newPasswordStep('reset-authenticator', 'resetPassword', false);

/** Replaces a password that has expired or that someone else chose. [AUTH-22] */
export const reenrollAuthenticator = newPasswordStep(
  'reenroll-authenticator',
  'renewPassword',
  true,
);

/** Replaces a password that expires soon; can be skipped. */
export const reenrollAuthenticatorWarning = newPasswordStep(
  'reenroll-authenticator-warning',
  'passwordWarning',
  true,
);
