import { jsonb } from '@forecourt/server';
import { uuidv7 } from 'uuidv7';
import type { Context } from '../context.ts';
import { keyedHash } from '../security/hashes.ts';

type SecurityEventKind =
  | 'signIn.started'
  | 'signIn.passwordRight'
  | 'signIn.passwordWrong'
  | 'signIn.lockedOut'
  | 'signIn.codeSent'
  | 'signIn.codeWrong'
  | 'signIn.codeExpired'
  | 'signIn.succeeded'
  | 'signIn.canceled'
  | 'signIn.answerWrong'
  | 'signIn.factorSuspended'
  | 'signIn.pushAnswered'
  | 'factor.enrolled'
  | 'factor.removed'
  | 'password.changed'
  | 'password.recoveryAsked'
  | 'account.unlocked'
  | 'account.registered'
  | 'profile.changed'
  | 'session.resumed'
  | 'session.ended'
  | 'emulation.started'
  | 'emulation.refused'
  | 'token.revoked'
  | 'token.reused';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly issuer: string;
  readonly subject?: string | undefined;
  readonly clientId?: string | undefined;
  /** Network address; stored as a keyed hash. */
  readonly address?: string | undefined;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Appends to the log of security events, and to the program's log without naming the person. */
export async function recordSecurityEvent(context: Context, event: SecurityEvent): Promise<void> {
  const { kind, issuer, subject, clientId, address, details = {} } = event;
  await context.db
    .insertInto('security_events')
    .values({
      id: uuidv7(),
      occurred_at: context.clock.now(),
      kind,
      issuer,
      subject: subject ?? null,
      client_id: clientId ?? null,
      address_hash: address ? keyedHash(context.hashKey, 'address', address) : null,
      details: jsonb(details),
    })
    .execute();
  context.log.info({ kind, issuer, clientId, ...details }, 'security event');
}
