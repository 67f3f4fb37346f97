import { errorCode, mailError, SMTP_TIMEOUTS, type Clock, type Log } from '@forecourt/server';
import { timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { createBreaker, isHostFault } from '../http/breaker.ts';
import type { Db } from '../store/schema.ts';
import { callOut } from '../telemetry/outgoing.ts';

/** A message to someone outside. Sending the same ID again sends the same message. */
export interface OutgoingMessage {
  readonly accountId: string;
  readonly messageId: string;
  readonly channel: 'email' | 'sms';
  /** An email address or a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * The outcome of sending a message: `optedOut` if the number wants no more texts, `unreachable` if
 * it can't receive any. Retrying changes neither.
 */
export type SendOutcome = 'sent' | 'optedOut' | 'unreachable';

/** The only way that messages are sent. Rejects if sending should be retried. */
export interface Outbox {
  send(message: OutgoingMessage): Promise<SendOutcome>;
}

/** Stores messages for the demo's page. One that is sent twice is stored once. */
export function storedOutbox(db: Db, clock: Clock): Outbox {
  return {
    async send({ accountId, messageId, channel, to, subject, text }) {
      await db
        .insertInto('outbox_messages')
        .values({
          account_id: accountId,
          id: messageId,
          channel,
          recipient: to,
          subject,
          body: text,
          sent_at: clock.now().toISOString(),
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
        .execute();
      return 'sent';
    },
  };
}

export interface SmtpConfig {
  /** For example, `smtps://user:password@mail.example:465`. */
  readonly url: string;
  readonly from: string;
}

const REFUSED = new Set(['EENVELOPE', 'EMESSAGE']);
/** Statuses with which a working carrier rejects all of our messages. */
const SHUT_OUT = new Set([401, 403]);

/** Whether the carrier works but rejects this message, or every message to this address. */
export function isRejected(error: unknown): boolean {
  if (REFUSED.has(errorCode(error) ?? '')) return true;
  if (isHostFault(error) || !(error instanceof Error) || !('statusCode' in error)) return false;
  return !SHUT_OUT.has(Number(error.statusCode));
}

/** How long to wait for a slow server. The email may still be sent afterward. */
const SEND_MILLISECONDS = 30_000;

/** Sends emails by SMTP, keeping the Message-ID on retries. Passes other messages on to `other`. */
export function smtpOutbox({ url, from }: SmtpConfig, other: Outbox, log: Log): Outbox {
  const transport = createTransport({ url, ...SMTP_TIMEOUTS });
  const policy = wrap(
    createBreaker((error) => !isRejected(error)),
    timeout(SEND_MILLISECONDS, TimeoutStrategy.Aggressive),
  );
  // replies of mail servers reach neither the log nor the job's result
  const sendMail = (mail: SendMailOptions) =>
    transport.sendMail(mail).catch((error: unknown) => {
      throw mailError(error);
    });
  const host = from.replace(/^.*@|>.*$/g, '');
  return {
    async send(message) {
      if (message.channel !== 'email') return other.send(message);
      const { messageId, to, subject, text } = message;
      const mail = { from, to, subject, text, messageId: `<${messageId}@${host}>` };
      await policy.execute(() => callOut('email', () => sendMail(mail)));
      log.debug({ messageId }, 'email sent');
      return 'sent';
    },
  };
}
