import type { Context } from '../context.ts';
import { addFactor } from '../store/factors.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import type { FactorKind } from './facts.ts';
import { messages } from './messages.ts';
import type { Outcome, SignIn } from './step.ts';

/** Keeps a factor that was set up; it counts as proved in this sign-in. */
export async function finishEnrolment(
  context: Context,
  { facts, transaction, user, address }: SignIn,
  kind: FactorKind,
  made: { readonly profile: Readonly<Record<string, string>>; readonly secret?: string },
): Promise<Outcome> {
  if (!user) return { facts, status: 400, message: messages.notPossibleNow };
  await addFactor(context, user, { kind, ...made });
  const { issuer, clientId } = transaction;
  return {
    facts: { ...facts, enrolment: undefined, verified: [...facts.verified, kind] },
    afterwards: () =>
      recordSecurityEvent(context, {
        kind: 'factor.enrolled',
        issuer,
        clientId,
        subject: user.subject,
        address,
        details: { factor: kind },
      }),
  };
}
