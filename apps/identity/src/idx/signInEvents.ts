import type { Context } from '../context.ts';
import { recordAndTell, type OwnEvent } from '../outbox/securityNotice.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import type { SignIn } from './step.ts';

/** Notes what happened in a sign-in. */
export const recordInSignIn = (
  context: Context,
  { transaction: { issuer, clientId }, facts: { subject }, address }: SignIn,
  event: Pick<SecurityEvent, 'kind' | 'details' | 'subject'>,
): Promise<void> => recordSecurityEvent(context, { issuer, clientId, subject, address, ...event });

/** Notes the wrong proof that ended the tries, and tells whoever's password was right before it. */
export function recordLastWrongProof(
  context: Context,
  signIn: SignIn,
  event: Pick<OwnEvent, 'kind' | 'details'>,
): Promise<void> {
  const { user, facts, transaction, address } = signIn;
  if (!user || !facts.verified.includes('password')) {
    return recordInSignIn(context, signIn, event);
  }
  return recordAndTell(context, user, { ...event, clientId: transaction.clientId, address });
}
