import { recordAndNotify, type OwnEvent } from '../outbox/securityNotice.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import type { AccountCall } from './caller.ts';

/** Records a security event of a person's account. */
export const recordInAccount = (
  { context, user: { issuer, subject }, clientId, address }: AccountCall,
  event: Pick<SecurityEvent, 'kind' | 'details'>,
): Promise<void> => recordSecurityEvent(context, { ...event, issuer, subject, clientId, address });

/** Records a security event of a person's account and notifies the person by email. */
export const notifyInAccount = (
  { context, user, clientId, address }: AccountCall,
  event: Pick<OwnEvent, 'kind' | 'details'>,
): Promise<void> => recordAndNotify(context, user, { ...event, clientId, address });
