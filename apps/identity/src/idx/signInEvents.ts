import type { Context } from '../context.ts';
import { recordAndNotify, type OwnEvent } from '../outbox/securityNotice.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import type { SignIn } from './step.ts';

/** Records a security event of a sign-in. */
export const recordInSignIn = (
  context: Context,
  { transaction: { issuer, clientId }, facts: { subject }, address }: SignIn,
  event: Pick<SecurityEvent, 'kind' | 'details' | 'subject'>,
): Promise<void> => recordSecurityEvent(context, { issuer, clientId, subject, address, ...event });

/** Records the wrong proof that used up the tries; notifies a person whose password was right. */
export function recordLastWrongProof(
  context: Context,
  signIn: SignIn,
  event: Pick<OwnEvent, 'kind' | 'details'>,
): Promise<void> {
  const { user, facts, transaction, address } = signIn;
  if (!user || !facts.verified.includes('password')) {
    return recordInSignIn(context, signIn, event);
  }
  return recordAndNotify(context, user, { ...event, clientId: transaction.clientId, address });
}
