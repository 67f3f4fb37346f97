import { jsonb } from '@forecourt/server';
import { ALERT_ITEMS_MAX, type AlertPace, type AlertTimes } from '@forecourt/validation';
import { messageTime } from '@forecourt/validation/alerts/messageTime';
import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { newId } from '../../store/ids.ts';
import { setIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import type { MessageItem } from '../../store/tables/alerts.ts';
import { isNews } from './newsText.ts';

export interface NewMessage {
  readonly userId: string;
  readonly channel: 'email' | 'sms' | 'push';
  readonly recipient: string;
  /** `atOnce`: not gathered, since someone waits at a pump. */
  readonly pace: AlertPace | 'atOnce';
  readonly times: AlertTimes;
  readonly items: readonly MessageItem[];
}

const MILLISECONDS = 1000;

/** Of drivers at a pump the latest are kept, who still wait; of anything else the first, with which it began. */
const joined = (pace: NewMessage['pace']) =>
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
 * Lets items join the message that waits for the same recipient, or begins one and its job: a burst
 * is one message, and a day's is one as well. One that waits for the end of a pause or of quiet hours
 * that are over by now leaves with what joins it.
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
        .doUpdateSet(joined(pace)),
    )
    .returning(['id', 'due_at'])
    .executeTakeFirstOrThrow();
  if (row.id !== id) {
    if (Date.parse(row.due_at) <= dueAt.getTime()) return;
    await setIn(trx, accountId, 'alert_messages', row.id, { due_at: dueAt.toISOString() });
  }
  const seconds = Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / MILLISECONDS));
  await jobs.send(trx, 'alert-message', { accountId, messageId: row.id }, seconds);
}
