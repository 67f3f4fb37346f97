import { VERIFICATION_CODE_TRIES_MAX } from '@forecourt/validation';
import type { Context } from '../context.ts';
import { sameHash } from '../security/hashes.ts';
import { codeHash } from './codes.ts';
import type { Challenge, Facts } from './facts.ts';
import { messages } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';
import { recordLastWrongProof, recordInSignIn } from './signInEvents.ts';

/**
 * Checks a code that was sent; `undefined` if it is right. The code ends with the fifth wrong entry
 * or after five minutes. `place` returns facts that store the challenge. [AUTH-113, AUTH-114]
 */
export function refuseCode(
  context: Context,
  signIn: SignIn,
  entry: { readonly challenge: Challenge; readonly code: string },
  place: (challenge: Challenge) => Facts,
): Outcome | undefined {
  const { challenge, code } = entry;
  const hasExpired = Date.parse(challenge.expiresAt) <= context.clock.now().getTime();
  if (challenge.codeHash === null || hasExpired) {
    return { facts: signIn.facts, status: 401, fieldMessage: messages.codeExpired };
  }
  if (sameHash(codeHash(context, signIn, code.replaceAll(/\s/g, '')), challenge.codeHash)) {
    return undefined;
  }
  const wrongEntries = challenge.wrongEntries + 1;
  const isOver = wrongEntries >= VERIFICATION_CODE_TRIES_MAX;
  const details = { wrongEntries };
  return {
    facts: place({ ...challenge, wrongEntries, codeHash: isOver ? null : challenge.codeHash }),
    status: 401,
    fieldMessage: isOver ? messages.codeExpired : messages.codeWrong,
    afterSave: () =>
      isOver
        ? recordLastWrongProof(context, signIn, { kind: 'signIn.codeExpired', details })
        : recordInSignIn(context, signIn, { kind: 'signIn.codeWrong', details }),
  };
}
