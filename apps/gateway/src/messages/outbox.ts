import { errorCode, SMTP_TIMEOUTS, type Clock, type Log } from '@forecourt/server';
import { timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { createTransport } from 'nodemailer';
import { createBreaker, isItsFault } from '../http/breaker.ts';
import type { Db } from '../store/schema.ts';
import { callOut } from '../telemetry/outgoing.ts';

/** A message to someone outside. The same id again is the same message. */
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
 * What became of a message: `optedOut`, the number has asked for no more texts; `unreachable`, it takes
 * none. Sending it again changes neither.
 */
export type SendOutcome = 'sent' | 'optedOut' | 'unreachable';

/** The one way out for messages. Rejects when the message has to be sent again. */
export interface Outbox {
  send(message: OutgoingMessage): Promise<SendOutcome>;
}

/** Keeps messages where the demo's page shows them; one that comes twice is kept once. */
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
  /** Such as `smtps://user:password@mail.example:465`. */
  readonly url: string;
  readonly from: string;
}

const REFUSED = new Set(['EENVELOPE', 'EMESSAGE']);
/** Statuses of a carrier that works but accepts no message of ours at all. */
const SHUT_OUT = new Set([401, 403]);

/** Whether the carrier works but does not accept this message, or any to this address. */
export function isRefused(error: unknown): boolean {
  if (REFUSED.has(errorCode(error) ?? '')) return true;
  if (isItsFault(error) || !(error instanceof Error) || !('statusCode' in error)) return false;
  return !SHUT_OUT.has(Number(error.statusCode));
}

/** A server that answers too slowly is given up after this long; the email may still be sent. */
const SEND_MILLISECONDS = 30_000;

/** Sends emails by SMTP, with the same Message-ID when one is sent again; hands the rest on. */
export function smtpOutbox({ url, from }: SmtpConfig, other: Outbox, log: Log): Outbox {
  const transport = createTransport({ url, ...SMTP_TIMEOUTS });
  const way = wrap(
    createBreaker((error) => !isRefused(error)),
    timeout(SEND_MILLISECONDS, TimeoutStrategy.Aggressive),
  );
  const host = from.replace(/^.*@|>.*$/g, '');
  return {
    async send(message) {
      if (message.channel !== 'email') return other.send(message);
      const { messageId, to, subject, text } = message;
      const mail = { from, to, subject, text, messageId: `<${messageId}@${host}>` };
      await way.execute(() => callOut('email', () => transport.sendMail(mail)));
      log.debug({ messageId }, 'an email left');
      return 'sent';
    },
  };
}
