import { PASSWORD_LINK_DAYS, VERIFICATION_CODE_LIFETIME_MINUTES } from '@forecourt/validation';
import type { OutgoingMessage } from './outbox.ts';

interface CodeParts {
  readonly channel: OutgoingMessage['channel'];
  readonly to: string;
  readonly code: string;
  readonly applicationName: string;
  /** A link that enters the code automatically; email only. */
  readonly link?: string | undefined;
}

/** Composes the message with a one-time code. */
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
    ...(link ? [`Or open this link in the browser where you started: ${link}`] : []),
    `It expires in ${VERIFICATION_CODE_LIFETIME_MINUTES} minutes. If you did not request it, someone may know your password. Change it now.`,
  ];
  return { ...shared, text: text.join('\n\n') };
}

interface LinkEmail {
  readonly to: string;
  readonly subject: string;
  /** What the link does, worded to follow "to". */
  readonly does: string;
  readonly link: string;
}

const linkEmail = ({ to, subject, does, link }: LinkEmail): OutgoingMessage => ({
  channel: 'email',
  to,
  subject,
  text: [
    `Open this link to ${does}: ${link}`,
    `It works once and expires in ${PASSWORD_LINK_DAYS} days. If you did not request it, you can ignore this email.`,
  ].join('\n\n'),
});

/** Composes the email with a one-time link to set a password. */
export const linkMessage = (to: string, applicationName: string, link: string): OutgoingMessage =>
  linkEmail({
    to,
    subject: `Set your password for ${applicationName}`,
    does: `set your password for ${applicationName}`,
    link,
  });

/** Composes the email with a one-time link to unlock an account. */
export const unlockMessage = (to: string, applicationName: string, link: string): OutgoingMessage =>
  linkEmail({
    to,
    subject: `Unlock your ${applicationName} account`,
    does: `unlock your ${applicationName} account`,
    link,
  });

/** Composes the email with a person's username. [SCREEN-08] */
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
      'If you did not request it, you can ignore this email.',
    ].join('\n\n'),
  };
}
