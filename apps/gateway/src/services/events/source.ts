import type { AccountContext } from '../../http/context.ts';
import type { EventSource } from './record.ts';

/** The source of every event that a call causes. */
export function sourceOf({ account, person, requestId, now }: AccountContext): EventSource {
  return { accountId: account.account_id, userId: person.user_id, requestId, at: now };
}
