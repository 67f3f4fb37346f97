import { VERIFICATION_CODE_TRIES_MAX } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { sameHash } from '../../security/hashes.ts';
import { recordSecurityEvent } from '../../store/securityEvents.ts';
import { codeHash } from '../codes.ts';
import { passcode } from '../form.ts';
import { messages } from '../messages.ts';
import { defineStep, type Outcome, type SignIn } from '../step.ts';
import type { Challenge } from '../facts.ts';

/** The code that was sent by email. */
export const challengeEmail = defineStep({
  name: 'challenge-authenticator',
  path: 'challenge/answer',
  kind: 'form',
  relatesTo: ['$.currentAuthenticatorEnrollment'],
  body: z.object({
    credentials: z.object({ passcode: z.string().check(z.trim(), z.minLength(1)) }),
  }),
  isOffered: ({ facts }) => facts.challenge !== undefined && !facts.verified.includes('email'),
  fields: (_, wrong) => [passcode('Enter code', false, wrong)],
  async handle(context, signIn, { credentials }) {
    const { challenge } = signIn.facts;
    if (!challenge) return { facts: signIn.facts, status: 400, message: messages.notPossibleNow };
    if (challenge.codeHash === null || hasExpired(context, challenge)) {
      return { facts: signIn.facts, status: 401, fieldMessage: messages.codeExpired };
    }
    const isRight = sameHash(codeHash(context, signIn, credentials.passcode), challenge.codeHash);
    return isRight ? proved(signIn) : refuse(context, signIn, challenge);
  },
});

const hasExpired = ({ clock }: Context, { expiresAt }: Challenge) =>
  Date.parse(expiresAt) <= clock.now().getTime();

function proved({ facts }: SignIn): Outcome {
  return { facts: { ...facts, challenge: undefined, verified: [...facts.verified, 'email'] } };
}

/** One wrong entry more; the last one that is allowed ends the code. */
function refuse(context: Context, signIn: SignIn, challenge: Challenge): Outcome {
  const wrongEntries = challenge.wrongEntries + 1;
  const isOver = wrongEntries >= VERIFICATION_CODE_TRIES_MAX;
  const { issuer, clientId } = signIn.transaction;
  return {
    facts: {
      ...signIn.facts,
      challenge: { ...challenge, wrongEntries, codeHash: isOver ? null : challenge.codeHash },
    },
    status: 401,
    fieldMessage: isOver ? messages.codeExpired : messages.codeWrong,
    afterwards: () =>
      recordSecurityEvent(context, {
        kind: isOver ? 'signIn.codeExpired' : 'signIn.codeWrong',
        issuer,
        clientId,
        subject: signIn.facts.subject,
        address: signIn.address,
        details: { wrongEntries },
      }),
  };
}
