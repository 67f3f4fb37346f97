import type { Context } from '../context.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import type { Session } from '../store/sessions.ts';
import { endSignIns } from '../store/signIns.ts';

/** Ends a session with its sign-in and all tokens issued in it, and records that. */
export async function signOut(
  context: Context,
  session: Session,
  caller: Pick<SecurityEvent, 'address' | 'clientId'>,
): Promise<void> {
  const { issuer, subject, publicId } = session;
  await endSignIns(context, session, { only: publicId });
  await recordSecurityEvent(context, { kind: 'session.ended', issuer, subject, ...caller });
}
