import { MILLISECONDS_PER_DAY, WEBHOOK_LOG_DAYS, WEBHOOK_RETRY_DAYS } from '@forecourt/validation';
import { sql } from 'kysely';
import { sameAccount, updateIn } from '../../store/inAccount.ts';
import type { Db } from '../../store/schema.ts';
import { dueMessages } from './claim.ts';
import type { DeliveryParts } from './deliver.ts';

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * MILLISECONDS_PER_DAY).toISOString();

/** Fails messages whose retries would have ended by now, if sending to their endpoint is off. */
async function giveUp(db: Db, now: Date, isOff: boolean): Promise<void> {
  const since = daysBefore(now, WEBHOOK_RETRY_DAYS);
  const stalled = await db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhook_endpoints as e', (on) => sameAccount(on, 'e.id', 'm.endpoint_id'))
    .innerJoin('accounts as a', 'a.account_id', 'm.account_id')
    .select(['m.account_id', 'm.endpoint_id'])
    .distinct()
    .where('m.state', '=', 'pending')
    .where('m.due_since', '<', since)
    .where(sql<boolean>`(${isOff} OR NOT (e.is_on AND a.integrations ? 'webhooks'))`)
    .execute();
  for (const { account_id: accountId, endpoint_id: endpointId } of stalled) {
    await updateIn(db, accountId, 'webhook_messages')
      .set({ state: 'failed', next_attempt_at: null })
      .where('endpoint_id', '=', endpointId)
      .where('state', '=', 'pending')
      .where('due_since', '<', since)
      .execute();
  }
}

/**
 * Starts deliveries of due messages: retries, and messages left by a gateway that stopped. Fails
 * messages that waited too long because sending is off.
 */
export async function sweepWebhooks({ db, now, jobs, flags }: DeliveryParts): Promise<void> {
  const isOff = !flags().has('integrations');
  await giveUp(db, now(), isOff);
  if (isOff) return;
  const due = await dueMessages(db, now()).select('m.account_id').distinct().execute();
  for (const { account_id: accountId } of due) {
    await db.transaction().execute((trx) => jobs.send(trx, 'webhook-delivery', { accountId }, 0));
  }
}

/** Deletes messages that are no longer listed. */
export async function cleanWebhooks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('webhook_messages')
    .where('at', '<', daysBefore(now, WEBHOOK_LOG_DAYS))
    .where('state', '<>', 'pending')
    .execute();
}
