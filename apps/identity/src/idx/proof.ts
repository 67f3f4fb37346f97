import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { Context } from '../context.ts';
import { resetAttempts } from '../store/attempts.ts';
import { recordInSignIn } from './signInEvents.ts';
import type { Link } from '../store/links.ts';
import { passwordAttempts, type User } from '../store/users.ts';
import type { Challenge, Facts, FactorKind } from './facts.ts';
import { messages } from './messages.ts';
import { concealsUser } from './stage.ts';
import type { Outcome, SignIn } from './step.ts';

/** A challenge for which no code is sent; it stays open as long as the sign-in. */
export function openChallenge(
  context: Pick<Context, 'clock'>,
  challenge: Pick<Challenge, 'factorId' | 'kind' | 'method' | 'data'>,
): Challenge {
  const now = context.clock.now();
  return {
    ...challenge,
    codeHash: null,
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + MILLISECONDS_PER_DAY).toISOString(),
    wrongEntries: 0,
  };
}

/**
 * Records a verified factor. In recovery and unlock, people with a security question must answer it
 * too; an unlock is then complete.
 */
export function proved(context: Context, signIn: SignIn, kind: FactorKind): Outcome {
  const { facts, user } = signIn;
  const verified = [...facts.verified, kind];
  const next: Facts = { ...facts, verified, challenge: undefined, choice: undefined };
  if (!concealsUser(signIn)) return { facts: next };
  const question = user?.factors.find((factor) => factor.kind === 'question');
  if (question && !verified.includes('question')) {
    return { facts: { ...next, challenge: questionChallenge(context, question.id) } };
  }
  return facts.purpose === 'unlock' ? unlocked(context, signIn, next) : { facts: next };
}

export const questionChallenge = (context: Pick<Context, 'clock'>, factorId: string): Challenge =>
  openChallenge(context, { factorId, kind: 'question', method: 'security_question' });

function unlocked(context: Context, signIn: SignIn, facts: Facts): Outcome {
  const { issuer } = signIn.transaction;
  const { user } = signIn;
  return {
    facts: { ...facts, isOver: true },
    message: messages.unlocked,
    afterSave: async () => {
      await resetAttempts(context, passwordAttempts(issuer, user?.username ?? ''));
      await recordInSignIn(context, signIn, { kind: 'account.unlocked', subject: user?.subject });
    },
  };
}

/** The facts that a link starts with; opening it verifies the address that it was sent to. */
export function linkFacts(
  context: Pick<Context, 'clock'>,
  { username, subject, factors }: User,
  { purpose, hash }: Link,
): Facts {
  const shared = {
    identifier: username,
    subject,
    verified: ['email'] as const,
    linkHash: hash,
  };
  if (purpose === 'activate') {
    return { ...shared, purpose, enrolment: { kind: 'password' } };
  }
  const question = factors.find(({ kind }) => kind === 'question');
  return {
    ...shared,
    purpose: purpose === 'unlock' ? 'unlock' : 'recover',
    ...(question ? { challenge: questionChallenge(context, question.id) } : {}),
  };
}
