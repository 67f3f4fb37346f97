import { can } from '@forecourt/validation';
import { findStanding, type Standing } from '../../http/people.ts';
import { Refusal } from '../../http/refusal.ts';
import type { JobData } from '../../jobs/queue.ts';
import type { PushSender } from '../../messages/webPush.ts';
import type { Outbox, SendOutcome } from '../../messages/outbox.ts';
import { deleteIn, setIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import { waitingOf } from '../driverRequests/request.ts';
import { pushTo } from './push.ts';
import { isDriverRequest, messageText, pushText } from './messageText.ts';
import { sendReported } from './serviceStates.ts';

export interface DeliveryParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly outbox: Outbox;
  /** null: browsers are not alerted. */
  readonly push: PushSender | null;
  /** Where the portal is. */
  readonly portalOrigin: string;
}

type Account = Standing['account'];

/** Closes the message for what comes later, so that nothing joins what is on its way. */
const take = (db: Db, { accountId, messageId }: JobData['alert-message']) =>
  updateIn(db, accountId, 'alert_messages')
    .set({ state: 'sending' })
    .where('id', '=', messageId)
    .where('state', '<>', 'sent')
    .returningAll()
    .executeTakeFirst();

/**
 * The message without the drivers who wait no longer, or whom its person may not answer anymore; null:
 * nothing is left to say.
 */
async function withoutAnswered(
  db: Db,
  message: Row<'alert_messages'>,
  { actor }: Pick<Standing, 'actor'>,
  now: Date,
) {
  const { account_id: accountId, items } = message;
  const asked = items.filter(isDriverRequest).map((item) => item.driverRequest);
  const waiting = await waitingOf(db, accountId, asked, now);
  const isLeft = (transactionId: string) => {
    const fleetId = waiting.get(transactionId);
    return fleetId !== undefined && can(actor, 'overrides.approve', { fleetId }).allowed;
  };
  const left = items.filter((item) => !isDriverRequest(item) || isLeft(item.driverRequest));
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

/** Who gets a message; null: they left the account, or are locked out, and are not told what it says. [USER-13] */
const standingOf = (
  { db, now }: DeliveryParts,
  accountId: string,
  userId: string,
): Promise<Standing | null> =>
  db
    .transaction()
    .execute((trx) => findStanding(trx, { userId, now: now() }, accountId))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });

interface Way {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Sends a message one way. @throws what the way out threw, so that the job is run again */
async function sendBy(
  parts: DeliveryParts,
  message: Row<'alert_messages'>,
  account: Account,
  { channel, to }: Way,
): Promise<SendOutcome> {
  const { account_id: accountId, id: messageId } = message;
  const { subject, text } = messageText({ ...message, channel }, account, parts.portalOrigin);
  return sendReported(parts, { accountId, messageId, channel, to, subject, text });
}

/**
 * Sends a message by email, or by text where it names a number. Whom no text reaches gets an email, and
 * so does everyone where the carrier fails while a driver waits. Gives the way it went.
 */
async function sendOut(
  parts: DeliveryParts,
  message: Row<'alert_messages'>,
  account: Account,
): Promise<Way> {
  const { channel, recipient } = message;
  const isText = channel === 'sms' || (channel === 'push' && recipient !== '');
  if (isText) {
    const byText = { channel: 'sms', to: recipient } as const;
    const outcome = await sendBy(parts, message, account, byText).catch((error: unknown) => {
      if (!message.items.some(isDriverRequest)) throw error;
    });
    if (outcome === 'sent') return byText;
  }
  const to = channel === 'email' ? recipient : await emailOf(parts.db, message.user_id);
  const byEmail = { channel: 'email', to } as const;
  await sendBy(parts, message, account, byEmail);
  return byEmail;
}

/**
 * Sends a message. At least once: one whose sending is not known to have worked is sent again, with
 * the same id. Of drivers at a pump it names those who still wait. @throws what the way out threw, so that the job is run again
 */
export async function deliverMessage(
  parts: DeliveryParts,
  job: JobData['alert-message'],
): Promise<void> {
  const { db, now, push } = parts;
  const taken = await take(db, job);
  if (!taken) return;
  const { account_id: accountId, id: messageId, user_id: userId } = taken;
  const standing = await standingOf(parts, accountId, userId);
  const message = standing && (await withoutAnswered(db, taken, standing, now()));
  if (!message) {
    await deleteIn(db, accountId, 'alert_messages').where('id', '=', messageId).execute();
    return;
  }
  const shown = message.channel === 'push' ? pushText(message, standing.account) : null;
  const isPushed =
    push !== null &&
    shown !== null &&
    (await pushTo({ db, push, now: now() }, { accountId, userId }, shown));
  // a person whom no browser reaches is reached by text or email
  const way = isPushed ? null : await sendOut(parts, message, standing.account);
  await setIn(db, accountId, 'alert_messages', messageId, {
    state: 'sent',
    sent_at: now().toISOString(),
    ...(way && { channel: way.channel, recipient: way.to }),
  });
}
