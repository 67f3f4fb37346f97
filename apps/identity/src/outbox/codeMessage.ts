import { VERIFICATION_CODE_LIFETIME_MINUTES } from '@forecourt/validation';
import type { OutgoingMessage } from './outbox.ts';

/** The email with a one-time code. */
export function codeMessage(to: string, code: string, applicationName: string): OutgoingMessage {
  return {
    channel: 'email',
    to,
    subject: `${code} is your verification code`,
    text: [
      `Your verification code for ${applicationName} is ${code}.`,
      `It is valid for ${VERIFICATION_CODE_LIFETIME_MINUTES} minutes. If you did not ask for it, someone may know your password: change it.`,
    ].join('\n\n'),
    code,
  };
}
