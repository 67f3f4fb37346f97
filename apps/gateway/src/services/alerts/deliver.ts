import type { JobData } from '../../jobs/queue.ts';
import type { PushSender } from '../../messages/webPush.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Db } from '../../store/schema.ts';
import { pushTo } from './push.ts';
import { messageText, pushText } from './messageText.ts';
import { reportService } from './serviceStates.ts';

export interface DeliveryParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly outbox: Outbox;
  /** null: browsers are not alerted. */
  readonly push: PushSender | null;
  /** Where the portal is. */
  readonly portalOrigin: string;
}

/** Closes the message for what comes later, so that nothing joins what is on its way. */
const take = (db: Db, { accountId, messageId }: JobData['alert-message']) =>
  updateIn(db, accountId, 'alert_messages')
    .set({ state: 'sending' })
    .where('id', '=', messageId)
    .where('state', '<>', 'sent')
    .returningAll()
    .executeTakeFirst();

async function emailOf(db: Db, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('people')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * Sends a message. At least once: one whose sending is not known to have worked is sent again, with
 * the same id. @throws what the way out threw, so that the job is run again
 */
export async function deliverMessage(
  { db, now, outbox, push, portalOrigin }: DeliveryParts,
  job: JobData['alert-message'],
): Promise<void> {
  const message = await take(db, job);
  if (!message) return;
  const { account_id: accountId, id: messageId, user_id: userId } = message;
  const account = await selectIn(db, accountId, 'accounts')
    .select(['name', 'time_zone', 'currency'])
    .executeTakeFirstOrThrow();
  const sent = () =>
    updateIn(db, accountId, 'alert_messages')
      .set({ state: 'sent', sent_at: now().toISOString() })
      .where('id', '=', messageId)
      .execute();
  const shown = message.channel === 'push' ? pushText(message, account) : null;
  if (push && shown && (await pushTo(db, push, { accountId, userId }, shown))) {
    await sent();
    return;
  }
  // a person who can no longer be reached by a browser is by text or email
  const otherwise = message.recipient === '' ? 'email' : 'sms';
  const channel = message.channel === 'push' ? otherwise : message.channel;
  const to = message.recipient === '' ? await emailOf(db, userId) : message.recipient;
  try {
    const { subject, text } = messageText({ ...message, channel }, account, portalOrigin);
    await outbox.send({ accountId, messageId, channel, to, subject, text });
  } catch (error) {
    await reportService(db, channel, false, now());
    throw error;
  }
  await sent();
  await reportService(db, channel, true, now());
}
