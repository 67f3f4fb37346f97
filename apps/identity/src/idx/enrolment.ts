import type { Context } from '../context.ts';
import { addFactor } from '../store/factors.ts';
import { recordAndNotify } from '../outbox/securityNotice.ts';
import type { FactorKind } from './facts.ts';
import { notNow, type Outcome, type SignIn } from './step.ts';

/** Saves an enrolled factor, which also counts as verified in this sign-in. */
export async function finishEnrolment(
  context: Context,
  signIn: SignIn,
  kind: FactorKind,
  factor: { readonly profile: Readonly<Record<string, string>>; readonly secret?: string },
): Promise<Outcome> {
  const { facts, transaction, user, address } = signIn;
  if (!user) return notNow(signIn);
  await addFactor(context, user, { kind, ...factor });
  return {
    facts: { ...facts, enrolment: undefined, verified: [...facts.verified, kind] },
    afterSave: () =>
      recordAndNotify(context, user, {
        kind: 'factor.enrolled',
        clientId: transaction.clientId,
        address,
        details: { factor: kind },
      }),
  };
}
