import { WEBHOOK_LOG_DAYS, WEBHOOK_RETRY_DAYS } from '@forecourt/validation';
import { sql } from 'kysely';
import { eachAccount, type Sweep } from '../../jobs/eachAccount.ts';
import { deleteIn, sameAccount, selectIn, updateIn } from '../../store/inAccount.ts';
import { daysBefore } from '../../store/instants.ts';
import type { Db } from '../../store/schema.ts';
import { dueMessages } from './claim.ts';
import type { DeliveryParts } from './deliver.ts';

/** How many messages one statement deletes, so that none is cut off by the time limit. */
const DELETED_AT_ONCE = 1_000;

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

/** Deletes some of the account's messages from before a time. Returns how many. */
async function deleteOldest(db: Db, accountId: string, before: string): Promise<number> {
  const oldest = selectIn(db, accountId, 'webhook_messages')
    .select('id')
    .where('at', '<', before)
    .where('state', '<>', 'pending')
    .orderBy('at')
    .limit(DELETED_AT_ONCE);
  const { numDeletedRows } = await deleteIn(db, accountId, 'webhook_messages')
    .where('id', 'in', oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes messages that are no longer listed, with their attempts, account by account. */
export async function cleanWebhooks(sweep: Sweep): Promise<void> {
  const { db, now } = sweep;
  const before = daysBefore(now, WEBHOOK_LOG_DAYS);
  await eachAccount(sweep, async ({ account_id }) => {
    let count = DELETED_AT_ONCE;
    while (count === DELETED_AT_ONCE) count = await deleteOldest(db, account_id, before);
  });
}
