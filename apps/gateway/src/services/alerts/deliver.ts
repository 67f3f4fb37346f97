import { can } from '@forecourt/validation';
import { findAccess, type AccountAccess } from '../../http/people.ts';
import { Refusal } from '../../http/refusal.ts';
import type { JobData } from '../../jobs/jobs.ts';
import type { PushSender } from '../../messages/webPush.ts';
import type { Outbox, SendOutcome } from '../../messages/outbox.ts';
import { deleteIn, setIn, updateIn } from '../../store/inAccount.ts';
import type { Db, Row } from '../../store/schema.ts';
import type { MessageItem } from '../../store/tables/alerts.ts';
import { waitingOf } from '../driverRequests/request.ts';
import { pushTo } from './push.ts';
import { isDriverRequest, messageText, pushText } from './messageText.ts';
import { isNews } from './newsText.ts';
import { sendReported } from './serviceStates.ts';

export interface DeliveryParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly outbox: Outbox;
  /** `null` if Web Push is not configured. */
  readonly push: PushSender | null;
  /** Origin of the portal, for links in messages. */
  readonly portalOrigin: string;
}

type Account = AccountAccess['account'];

/** Marks the message as sending, so that later items start a new message instead of joining it. */
const claim = (db: Db, { accountId, messageId }: JobData['alert-message']) =>
  updateIn(db, accountId, 'alert_messages')
    .set({ state: 'sending' })
    .where('id', '=', messageId)
    .where('state', '<>', 'sent')
    .returningAll()
    .executeTakeFirst();

/**
 * Removes driver requests that are no longer waiting or that the recipient may no longer answer,
 * and exceptions in fleets whose alerts they may no longer see. Returns `null` if no items are left.
 * [USER-20]
 */
async function withoutDenied(
  db: Db,
  message: Row<'alert_messages'>,
  { actor }: Pick<AccountAccess, 'actor'>,
  now: Date,
) {
  const { account_id: accountId, items } = message;
  const transactionIds = items.filter(isDriverRequest).map((item) => item.driverRequest);
  const waiting = await waitingOf(db, accountId, transactionIds, now);
  const isWaiting = (transactionId: string) => {
    const fleetId = waiting.get(transactionId);
    return fleetId !== undefined && can(actor, 'overrides.approve', { fleetId }).allowed;
  };
  const mayGet = (item: MessageItem) => {
    if (isDriverRequest(item)) return isWaiting(item.driverRequest);
    if (isNews(item) || item.fleetId === undefined) return true;
    return can(actor, 'alerts.view', { fleetId: item.fleetId }).allowed;
  };
  const remaining = items.filter(mayGet);
  if (remaining.length === items.length) return message;
  const item_count = message.item_count - (items.length - remaining.length);
  return remaining.length === 0 ? null : { ...message, items: remaining, item_count };
}

async function emailOf(db: Db, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('people')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** The recipient's access; `null` if they have left the account or are locked out. [USER-13] */
const accessOf = (
  { db, now }: DeliveryParts,
  accountId: string,
  userId: string,
): Promise<AccountAccess | null> =>
  db
    .transaction()
    .execute((trx) => findAccess(trx, { userId, now: now() }, accountId))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });

interface Destination {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Sends a message through one channel. @throws the outbox's error, so that the job is retried */
async function sendBy(
  parts: DeliveryParts,
  message: Row<'alert_messages'>,
  account: Account,
  { channel, to }: Destination,
): Promise<SendOutcome> {
  const { account_id: accountId, id: messageId } = message;
  const { subject, text } = messageText({ ...message, channel }, account, parts.portalOrigin);
  return sendReported(parts, { accountId, messageId, channel, to, subject, text });
}

/**
 * Sends a message by email, or by text if it has a phone number. Falls back to email if the number
 * cannot be texted, or if the carrier fails while a driver waits. Returns the channel used.
 */
async function sendWithFallback(
  parts: DeliveryParts,
  message: Row<'alert_messages'>,
  account: Account,
): Promise<Destination> {
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
 * Delivers a message at least once, under the same ID if the outcome of a send is unknown. Omits
 * what the recipient may no longer get. @throws the outbox's error, so that the job is retried
 */
export async function deliverMessage(
  parts: DeliveryParts,
  job: JobData['alert-message'],
): Promise<void> {
  const { db, now, push } = parts;
  const claimed = await claim(db, job);
  if (!claimed) return;
  const { account_id: accountId, id: messageId, user_id: userId } = claimed;
  const access = await accessOf(parts, accountId, userId);
  const message = access && (await withoutDenied(db, claimed, access, now()));
  if (!message) {
    await deleteIn(db, accountId, 'alert_messages').where('id', '=', messageId).execute();
    return;
  }
  const pushContent = message.channel === 'push' ? pushText(message, access.account) : null;
  const isPushed =
    push !== null &&
    pushContent !== null &&
    (await pushTo({ db, push, now: now() }, { accountId, userId }, pushContent));
  // fall back to text or email if no browser was reached
  const destination = isPushed ? null : await sendWithFallback(parts, message, access.account);
  await setIn(db, accountId, 'alert_messages', messageId, {
    state: 'sent',
    sent_at: now().toISOString(),
    ...(destination && { channel: destination.channel, recipient: destination.to }),
  });
}
