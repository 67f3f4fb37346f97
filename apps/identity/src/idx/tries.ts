import { LOCKOUT_MINUTES, VERIFICATION_CODE_TRIES_MAX } from '@forecourt/validation';
import type { Context } from '../context.ts';
import { countAttempt, forgetAttempts } from '../store/attempts.ts';
import type { FactorKind } from './facts.ts';
import { messages, type Message } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';
import { recordLastWrongProof, recordWrongProof } from './wrongProof.ts';

/**
 * Checks what does not end by itself (an app's code, an answer, a security key): the tries are
 * counted per person, and five wrong ones suspend the factor for five minutes.
 */
export async function tryFactor(
  context: Context,
  signIn: SignIn,
  kind: FactorKind,
  attempt: { readonly isRight: () => Promise<boolean>; readonly wrong: Message },
): Promise<Outcome | undefined> {
  const { facts, transaction } = signIn;
  const key = [transaction.issuer, facts.subject ?? transaction.handle, kind];
  const max = VERIFICATION_CODE_TRIES_MAX;
  const tries = await countAttempt(context, {
    scope: 'factor',
    key,
    max,
    windowSeconds: LOCKOUT_MINUTES * 60,
    slides: true,
  });
  const isSuspended = tries > max;
  if (!isSuspended && (await attempt.isRight())) {
    await forgetAttempts(context, { scope: 'factor', key });
    return undefined;
  }
  const details = { factor: kind };
  await (tries === max
    ? recordLastWrongProof(context, signIn, { kind: 'signIn.factorSuspended', details })
    : recordWrongProof(context, signIn, {
        kind: isSuspended ? 'signIn.factorSuspended' : 'signIn.answerWrong',
        details,
      }));
  if (isSuspended) return { facts, status: 403, message: messages.factorSuspended };
  return { facts, status: 401, fieldMessage: attempt.wrong };
}
