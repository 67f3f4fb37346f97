import type { JobData } from '../../jobs/queue.ts';
import type { PushSender } from '../../messages/webPush.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { deleteIn, selectIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import { waitingOf } from '../driverRequests/request.ts';
import { pushTo } from './push.ts';
import { isDriverRequest, messageText, pushText } from './messageText.ts';
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

/** The message without the drivers who wait no longer; null: nothing is left to say. */
async function withoutAnswered(db: Db, message: Row<'alert_messages'>, now: Date) {
  const { account_id: accountId, items } = message;
  const asked = items.filter(isDriverRequest).map((item) => item.driverRequest);
  const waiting = await waitingOf(db, accountId, asked, now);
  const left = items.filter((item) => !isDriverRequest(item) || waiting.has(item.driverRequest));
  if (left.length === items.length) return message;
  const item_count = message.item_count - (items.length - left.length);
  return left.length === 0 ? null : { ...message, items: left, item_count };
}

async function emailOf(db: Db, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('people')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Whoever left the account, or is locked out, while a message waited is not told what it says. [USER-13] */
async function mayBeTold(db: Db, accountId: string, userId: string): Promise<boolean> {
  const grant = await selectIn(db, accountId, 'grants')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'locked')
    .executeTakeFirst();
  return grant !== undefined;
}

/**
 * Sends a message. At least once: one whose sending is not known to have worked is sent again, with
 * the same id. Of drivers at a pump it names those who still wait. @throws what the way out threw, so that the job is run again
 */
export async function deliverMessage(
  { db, now, outbox, push, portalOrigin }: DeliveryParts,
  job: JobData['alert-message'],
): Promise<void> {
  const taken = await take(db, job);
  if (!taken) return;
  const { account_id: accountId, id: messageId, user_id: userId } = taken;
  const isTold = await mayBeTold(db, accountId, userId);
  const message = isTold ? await withoutAnswered(db, taken, now()) : null;
  if (!message) {
    await deleteIn(db, accountId, 'alert_messages').where('id', '=', messageId).execute();
    return;
  }
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
  // a person whom no browser reaches is reached by text or email
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
