import { LOCKOUT_MINUTES } from '@forecourt/validation';
import type { Context } from '../context.ts';
import { recordSecurityEvent, type SecurityEvent } from '../store/securityEvents.ts';
import { emailOf, type User } from '../store/users.ts';
import { applicationOf } from '../users/managedCall.ts';

type NoticeKind =
  | 'password.changed'
  | 'factor.enrolled'
  | 'factor.removed'
  | 'signIn.lockedOut'
  | 'signIn.codeExpired'
  | 'signIn.factorSuspended';

interface Notice {
  readonly subject: string;
  /** What happened, then what to do if it was someone else. */
  readonly text: (application: string, factor: string) => string;
}

const NOT_ME = 'If this was not you, recover your account now.';
const KNOWS_PASSWORD = 'If this was not you, someone may know your password. Change it now.';
const codesFailed: Notice = {
  subject: 'Someone tried to sign in as you',
  text: (application) =>
    `Someone entered the password for your ${application} account but failed the next step several times. ${KNOWS_PASSWORD}`,
};

/** Events that trigger an email right away; everything else is only logged. */
const NOTICES: Readonly<Record<NoticeKind, Notice>> = {
  'password.changed': {
    subject: 'Your password was changed',
    text: (application) => `The password for your ${application} account was changed. ${NOT_ME}`,
  },
  'factor.enrolled': {
    subject: 'A sign-in method was added',
    text: (application, factor) =>
      `You can now sign in to your ${application} account with ${factor}. ${NOT_ME}`,
  },
  'factor.removed': {
    subject: 'A sign-in method was removed',
    text: (application, factor) =>
      `You can no longer sign in to your ${application} account with ${factor}. ${NOT_ME}`,
  },
  'signIn.lockedOut': {
    subject: 'Your account is locked',
    text: (application) =>
      `Someone entered the wrong password too many times for your ${application} account, so it is locked for ${LOCKOUT_MINUTES} minutes. If this was not you, someone may be guessing your password. Change it to a long one.`,
  },
  'signIn.codeExpired': codesFailed,
  'signIn.factorSuspended': codesFailed,
};

const FACTOR_WORDS: Readonly<Record<string, string>> = {
  email: 'an email address',
  phone: 'a phone number',
  totp: 'an authenticator app',
  question: 'a security question',
  verify: 'the Verify app',
  webauthn: 'a security key or passkey',
};

/** A security event about a person, without the person's ids. */
export interface OwnEvent extends Omit<SecurityEvent, 'issuer' | 'subject' | 'kind'> {
  readonly kind: NoticeKind;
}

/**
 * Records a security event and notifies the person by email. `user` is the person before the
 * change, so that whoever takes over an account by a new address cannot hide it from the old one.
 */
export async function recordAndNotify(
  context: Context,
  user: User,
  event: OwnEvent,
): Promise<void> {
  const { issuer, subject } = user;
  await recordSecurityEvent(context, { ...event, issuer, subject });
  const to = emailOf(user);
  if (!to) return;
  const notice = NOTICES[event.kind];
  const client = context.config.clients.find(({ id }) => id === event.clientId);
  const application = (client ?? applicationOf(context, user))?.name ?? issuer;
  const factor = FACTOR_WORDS[String(event.details?.['factor'])] ?? 'another method';
  const text = notice.text(application, factor);
  await context.outbox.send({ channel: 'email', to, subject: notice.subject, text });
}
