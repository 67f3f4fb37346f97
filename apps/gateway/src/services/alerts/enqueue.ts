import { jsonb } from '@forecourt/server';
import { ALERT_ITEMS_MAX, type AlertPace, type AlertTimes } from '@forecourt/validation';
import { messageTime } from '@forecourt/validation/alerts/messageTime';
import { sql } from 'kysely';
import type { JobScope } from '../../http/context.ts';
import { newId } from '../../store/ids.ts';
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

/**
 * Lets items join the message that waits for the same recipient, or begins one and its job: a burst
 * is one message, and a day's is one as well.
 */
export async function enqueueMessage(
  { trx, jobs, now }: JobScope,
  { account_id: accountId, time_zone }: Pick<Row<'accounts'>, 'account_id' | 'time_zone'>,
  { userId, channel, recipient, pace, times, items }: NewMessage,
): Promise<void> {
  const dueAt = messageTime(pace, times, time_zone, now);
  const id = newId();
  const row = await trx
    .insertInto('alert_messages')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      channel,
      recipient,
      batch_key: [pace, userId, channel, recipient, ...(items.some(isNews) ? ['news'] : [])].join(
        ' ',
      ),
      state: 'waiting',
      items: jsonb(items.slice(0, ALERT_ITEMS_MAX)),
      item_count: items.length,
      due_at: dueAt.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'batch_key'])
        .where('state', '=', 'waiting')
        .doUpdateSet({
          items: sql`CASE WHEN alert_messages.item_count < ${ALERT_ITEMS_MAX}
            THEN alert_messages.items || excluded.items ELSE alert_messages.items END`,
          item_count: sql<number>`alert_messages.item_count + excluded.item_count`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (row.id !== id) return;
  const seconds = Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / MILLISECONDS));
  await jobs.send(trx, 'alert-message', { accountId, messageId: id }, seconds);
}
