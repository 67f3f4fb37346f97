import type { Context } from '../context.ts';
import { verifyPassword } from '../security/passwords.ts';
import { countTry, resetAttempts } from '../store/attempts.ts';
import { recordInSignIn } from './signInEvents.ts';
import { recordAndNotify } from '../outbox/securityNotice.ts';
import { findUserByName, passwordAttempts, type User } from '../store/users.ts';
import { beginChallenge, choosable } from './begin.ts';
import type { Facts } from './facts.ts';
import { messages } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';

/**
 * Checks a password. For a user who does not exist, the response, its wording, and the work are the
 * same, including the lockout: tries are counted per username, not per user.
 */
export async function checkPassword(
  context: Context,
  signIn: SignIn,
  identifier: string,
  password: string,
): Promise<Outcome> {
  const { lockout } = context.config;
  const { issuer, clientId, facts } = signIn.transaction;
  const { address } = signIn;
  const limit = passwordAttempts(issuer, identifier);
  const tries = await countTry(context, { ...limit, max: lockout.wrongPasswordsMax });
  if (tries > lockout.wrongPasswordsMax) {
    return { facts, status: 401, message: messages.lockedOut };
  }
  const user = await findUserByName(context, issuer, identifier);
  const isRight = await verifyPassword(context, password, user?.passwordHash);
  if (user && isRight) {
    await resetAttempts(context, limit);
    if (isOver(context, user)) return { facts, status: 401, message: messages.temporaryOver };
    const { subject } = user;
    await recordInSignIn(context, signIn, { kind: 'signIn.passwordRight', subject });
    return proved(context, { ...signIn, user }, identifier);
  }
  const remaining = lockout.wrongPasswordsMax - tries;
  if (user && remaining === 0) {
    await recordAndNotify(context, user, { kind: 'signIn.lockedOut', clientId, address });
  } else {
    const kind = remaining === 0 ? 'signIn.lockedOut' : 'signIn.passwordWrong';
    const event = { kind, subject: user?.subject, details: { left: remaining } } as const;
    await recordInSignIn(context, signIn, event);
  }
  return { facts, status: 401, message: wrongPassword(remaining, lockout.fewTriesLeft) };
}

/** Whether a temporary password has expired. */
const isOver = ({ clock }: Context, { passwordEndsAt }: User) =>
  passwordEndsAt !== null && passwordEndsAt <= clock.now();

function wrongPassword(remaining: number, warnAt: number) {
  if (remaining === 0) return messages.lockedOut;
  return remaining <= warnAt ? messages.fewTriesLeft : messages.notRecognized;
}

/** Continues to the second factor; if only email is possible, may send the code immediately. */
async function proved(context: Context, signIn: SignIn, identifier: string): Promise<Outcome> {
  const { user, issuer } = signIn;
  const facts: Facts = {
    ...signIn.facts,
    identifier,
    ...(user ? { subject: user.subject } : {}),
    verified: ['password'] as const,
  };
  const next = { ...signIn, facts };
  const [onlyFactor, ...otherFactors] = choosable(next);
  const isOneMessage = onlyFactor?.kind === 'email' && otherFactors.length === 0;
  if (!onlyFactor || !isOneMessage || !issuer.sendsCodeAtOnce) return { facts };
  return beginChallenge(context, next, onlyFactor, 'email');
}
