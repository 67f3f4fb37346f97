import type { Context } from '../context.ts';
import { countFactorTry } from '../security/factorTries.ts';
import type { FactorKind } from './facts.ts';
import { messages, type Message } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';
import { recordLastWrongProof, recordInSignIn } from './signInEvents.ts';

/** Limits tries of proofs that do not expire: an app's code, an answer, a security key. */
export async function tryFactor(
  context: Context,
  signIn: SignIn,
  kind: FactorKind,
  attempt: { readonly isRight: () => Promise<boolean>; readonly wrong: Message },
): Promise<Outcome | undefined> {
  const { facts, transaction } = signIn;
  const owner = { issuer: transaction.issuer, subject: facts.subject ?? transaction.handle };
  const result = await countFactorTry(context, { ...owner, kind }, attempt.isRight, {
    last: (event) => recordLastWrongProof(context, signIn, event),
    other: (event) => recordInSignIn(context, signIn, event),
  });
  if (result === 'right') return undefined;
  if (result === 'suspended') return { facts, status: 403, message: messages.factorSuspended };
  return { facts, status: 401, fieldMessage: attempt.wrong };
}
