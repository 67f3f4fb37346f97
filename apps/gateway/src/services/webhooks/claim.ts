import { WEBHOOK_TIMEOUT_SECONDS } from '@forecourt/validation';
import { sql } from 'kysely';
import { anyOf } from '../../store/anyOf.ts';
import { sameAccount, updateIn } from '../../store/inAccount.ts';
import type { Db, Trx } from '../../store/schema.ts';

/** Maximum number of messages in flight to an endpoint, each about a different object. */
const AT_ONCE = 20;
/** A message in flight for longer was lost with its gateway. */
const LEASE_SECONDS = 3 * WEBHOOK_TIMEOUT_SECONDS;

/** Messages of all accounts that can be sent now. */
export const dueMessages = (db: Db, now: Date) =>
  db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhook_endpoints as e', (on) => sameAccount(on, 'e.id', 'm.endpoint_id'))
    .innerJoin('accounts as a', 'a.account_id', 'm.account_id')
    .where('m.state', '=', 'pending')
    .where('m.next_attempt_at', '<=', now.toISOString())
    .where('e.is_on', '=', true)
    .where((e) =>
      e.or([e('e.paused_until', 'is', null), e('e.paused_until', '<=', now.toISOString())]),
    )
    .where(sql<boolean>`a.integrations ? 'webhooks'`);

/** Identifies an endpoint of an account. */
export interface EndpointOf {
  readonly accountId: string;
  readonly endpointId: string;
}

/**
 * Claims each object's first due message, hiding it from other gateways for the lease. Returns them
 * with the number of this attempt and the end of the lease.
 */
export async function claim(trx: Trx, { accountId, endpointId }: EndpointOf, now: Date) {
  const due = await dueMessages(trx, now)
    .selectAll('m')
    .select([
      'e.name as endpoint_name',
      'e.url',
      'e.secret_id',
      'e.earlier_secret_id',
      'e.earlier_secret_ends_at',
    ])
    .where('m.account_id', '=', accountId)
    .where('m.endpoint_id', '=', endpointId)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM webhook_messages b WHERE b.account_id = ${accountId}
        AND b.endpoint_id = m.endpoint_id AND b.object_id = m.object_id
        AND b.state = 'pending' AND (b.place, b.id) < (m.place, m.id))`,
    )
    .orderBy('m.id')
    .limit(AT_ONCE)
    .forUpdate('m')
    .skipLocked()
    .execute();
  if (due.length === 0) return due;
  const leaseEndsAt = new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
  await updateIn(trx, accountId, 'webhook_messages')
    .set((e) => ({ next_attempt_at: leaseEndsAt, attempts: e('attempts', '+', 1) }))
    .where('id', '=', anyOf(due.map(({ id }) => id)))
    .execute();
  return due.map((message) => ({
    ...message,
    attempts: message.attempts + 1,
    next_attempt_at: leaseEndsAt,
  }));
}
export type ClaimedMessage = Awaited<ReturnType<typeof claim>>[number];
