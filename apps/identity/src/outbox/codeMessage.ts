import { PASSWORD_LINK_DAYS, VERIFICATION_CODE_LIFETIME_MINUTES } from '@forecourt/validation';
import type { OutgoingMessage } from './outbox.ts';

interface CodeParts {
  readonly channel: OutgoingMessage['channel'];
  readonly to: string;
  readonly code: string;
  readonly applicationName: string;
  /** An address that enters the code by itself; for email only. */
  readonly link?: string | undefined;
}

/** The message with a one-time code. */
export function codeMessage({
  channel,
  to,
  code,
  applicationName,
  link,
}: CodeParts): OutgoingMessage {
  const subject = `${code} is your verification code`;
  const shared = { channel, to, subject, code };
  if (channel === 'sms') return { ...shared, text: `${applicationName}: ${subject}.` };
  if (channel === 'voice') {
    const spoken = code.split('').join(', ');
    return { ...shared, text: `This is ${applicationName}. Your code is ${spoken}.` };
  }
  const text = [
    `Your verification code for ${applicationName} is ${code}.`,
    ...(link ? [`Or open this address in the browser that you started in: ${link}`] : []),
    `It is valid for ${VERIFICATION_CODE_LIFETIME_MINUTES} minutes. If you did not ask for it, someone may know your password: change it.`,
  ];
  return { ...shared, text: text.join('\n\n') };
}

/** The email with a link that works once. */
export function linkMessage(to: string, applicationName: string, link: string): OutgoingMessage {
  return {
    channel: 'email',
    to,
    subject: `Set your password for ${applicationName}`,
    text: [
      `Open this address to go on with ${applicationName}: ${link}`,
      `It works once, within ${PASSWORD_LINK_DAYS} days. If you did not ask for it, you need do nothing.`,
    ].join('\n\n'),
  };
}

/** The email that tells somebody their user name. [SCREEN-08] */
export function usernameMessage(
  to: string,
  applicationName: string,
  username: string,
): OutgoingMessage {
  return {
    channel: 'email',
    to,
    subject: `Your username for ${applicationName}`,
    text: [
      `Your username for ${applicationName} is ${username}.`,
      'If you did not ask for it, you need do nothing.',
    ].join('\n\n'),
  };
}
