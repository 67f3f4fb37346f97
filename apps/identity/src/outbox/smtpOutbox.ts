import { mailError, SMTP_TIMEOUTS, type Log } from '@forecourt/server';
import { createTransport } from 'nodemailer';
import type { Outbox } from './outbox.ts';

/** How to send emails; `url` is, for example, `smtps://user:password@mail.example:465`. */
export interface SmtpConfig {
  readonly url: string;
  readonly from: string;
}

/**
 * An outbox that sends emails by SMTP; SMS and calls go to `other`. It does not wait for the mail
 * server: a slow or failed response would reveal whether a person exists.
 */
export function smtpOutbox({ url, from }: SmtpConfig, other: Outbox, log: Log): Outbox {
  const transport = createTransport({ url, ...SMTP_TIMEOUTS });
  return {
    async send(message) {
      if (message.channel !== 'email') return other.send(message);
      const { to, subject, text } = message;
      transport.sendMail({ from, to, subject, text }).catch((error: unknown) => {
        log.error({ err: mailError(error) }, 'an email could not be sent');
      });
    },
  };
}
