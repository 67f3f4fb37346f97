import { jsonb } from '@forecourt/server';
import { ALERT_ITEMS_MAX, type AlertPace, type AlertTimes } from '@forecourt/validation';
import { messageTime } from '@forecourt/validation/alerts/messageTime';
import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { newId } from '../../store/ids.ts';
import { setIn } from '../../store/inAccount.ts';
import { secondsUntil } from '../../store/instants.ts';
import type { Row } from '../../store/schema.ts';
import type { MessageItem } from '../../store/tables/alerts.ts';
import { isNews } from './newsText.ts';

export interface NewMessage {
  readonly userId: string;
  readonly channel: 'email' | 'sms' | 'push';
  readonly recipient: string;
  /** `atOnce` skips the gathering delay, because someone is waiting at a pump. */
  readonly pace: AlertPace | 'atOnce';
  readonly times: AlertTimes;
  readonly items: readonly MessageItem[];
}

/** When full, driver requests keep the newest items, which are still waiting; others the oldest. */
const mergedColumns = (pace: NewMessage['pace']) =>
  pace === 'atOnce'
    ? {
        items: sql<MessageItem[]>`CASE WHEN alert_messages.item_count < ${ALERT_ITEMS_MAX}
          THEN alert_messages.items ELSE alert_messages.items - 0 END || excluded.items`,
        item_count: sql<number>`least(alert_messages.item_count + 1, ${ALERT_ITEMS_MAX})`,
      }
    : {
        items: sql<MessageItem[]>`CASE WHEN alert_messages.item_count < ${ALERT_ITEMS_MAX}
          THEN alert_messages.items || excluded.items ELSE alert_messages.items END`,
        item_count: sql<number>`alert_messages.item_count + excluded.item_count`,
      };

/**
 * Appends items to the message waiting for the same recipient, or creates one with its job, so that
 * a burst or a day's exceptions become one message. If the new items are due earlier, such as after
 * a pause or quiet hours were lifted, the waiting message leaves with them.
 */
export async function enqueueMessage(
  { trx, jobs, now }: JobScope,
  { account_id: accountId, time_zone }: Pick<Row<'accounts'>, 'account_id' | 'time_zone'>,
  { userId, channel, recipient, pace, times, items }: NewMessage,
): Promise<void> {
  const dueAt = messageTime(pace, times, time_zone, now);
  const batch = [pace, userId, channel, recipient, ...(items.some(isNews) ? ['news'] : [])];
  const id = newId();
  const row = await trx
    .insertInto('alert_messages')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      channel,
      recipient,
      batch_key: batch.join(' '),
      state: 'waiting',
      items: jsonb(items.slice(0, ALERT_ITEMS_MAX)),
      item_count: items.length,
      due_at: dueAt.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'batch_key'])
        .where('state', '=', 'waiting')
        .doUpdateSet(mergedColumns(pace)),
    )
    .returning(['id', 'due_at'])
    .executeTakeFirstOrThrow();
  if (row.id !== id) {
    if (Date.parse(row.due_at) <= dueAt.getTime()) return;
    await setIn(trx, accountId, 'alert_messages', row.id, { due_at: dueAt.toISOString() });
  }
  await jobs.send(trx, 'alert-message', { accountId, messageId: row.id }, secondsUntil(dueAt, now));
}
