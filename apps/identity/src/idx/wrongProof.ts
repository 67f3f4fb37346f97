import type { Context } from '../context.ts';
import { recordAndTell, type OwnEvent } from '../outbox/securityNotice.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import type { SignIn } from './step.ts';

/** Notes a wrong proof of the second step. */
export function recordWrongProof(
  context: Context,
  { transaction: { issuer, clientId }, facts: { subject }, address }: SignIn,
  event: Pick<SecurityEvent, 'kind' | 'details'>,
): Promise<void> {
  return recordSecurityEvent(context, { ...event, issuer, clientId, subject, address });
}

/** Notes the wrong proof that ended the tries, and tells whoever's password was right before it. */
export function recordLastWrongProof(
  context: Context,
  signIn: SignIn,
  event: Pick<OwnEvent, 'kind' | 'details'>,
): Promise<void> {
  const { user, facts, transaction, address } = signIn;
  if (!user || !facts.verified.includes('password')) {
    return recordWrongProof(context, signIn, event);
  }
  return recordAndTell(context, user, { ...event, clientId: transaction.clientId, address });
}
