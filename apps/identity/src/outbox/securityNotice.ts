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
  /** What happened, then what to do when it was somebody else. */
  readonly text: (application: string, factor: string) => string;
}

const NOT_ME = 'If it was not you, recover your account now.';
const KNOWS_PASSWORD = 'If it was not you, somebody may know your password: change it.';
const codesFailed: Notice = {
  subject: 'Somebody could not sign in as you',
  text: (application) =>
    `The password of your account with ${application} was entered, but the proof that followed was wrong several times. ${KNOWS_PASSWORD}`,
};

/** What a person is told by email as soon as it happens; everything else is in the log alone. */
const NOTICES: Readonly<Record<NoticeKind, Notice>> = {
  'password.changed': {
    subject: 'Your password was changed',
    text: (application) =>
      `The password of your account with ${application} was changed. ${NOT_ME}`,
  },
  'factor.enrolled': {
    subject: 'A way to sign in was added',
    text: (application, factor) =>
      `Your account with ${application} can be signed in to with ${factor} from now on. ${NOT_ME}`,
  },
  'factor.removed': {
    subject: 'A way to sign in was removed',
    text: (application, factor) =>
      `Your account with ${application} is no longer signed in to with ${factor}. ${NOT_ME}`,
  },
  'signIn.lockedOut': {
    subject: 'Your account is locked',
    text: (application) =>
      `A wrong password was entered too often for your account with ${application}. It is locked for ${LOCKOUT_MINUTES} minutes. If it was not you, somebody tries to guess your password; choose a long one.`,
  },
  'signIn.codeExpired': codesFailed,
  'signIn.factorSuspended': codesFailed,
};

const FACTOR_WORDS: Readonly<Record<string, string>> = {
  email: 'an email address',
  phone: 'a phone number',
  totp: 'a one-time-code app',
  question: 'a security question',
  verify: 'the verify app',
  webauthn: 'a security key or passkey',
};

/** An event of a person, without the person. */
export interface OwnEvent extends Omit<SecurityEvent, 'issuer' | 'subject' | 'kind'> {
  readonly kind: NoticeKind;
}

/**
 * Appends to the log of security events and tells the person by email. `user` is the person before the
 * change: whoever takes over an account by a new address does not keep the old one from hearing of it.
 */
export async function recordAndTell(context: Context, user: User, event: OwnEvent): Promise<void> {
  const { issuer, subject } = user;
  await recordSecurityEvent(context, { ...event, issuer, subject });
  const to = emailOf(user);
  if (!to) return;
  const notice = NOTICES[event.kind];
  const client = context.config.clients.find(({ id }) => id === event.clientId);
  const application = (client ?? applicationOf(context, user))?.name ?? issuer;
  const factor = FACTOR_WORDS[String(event.details?.['factor'])] ?? 'another factor';
  const text = notice.text(application, factor);
  await context.outbox.send({ channel: 'email', to, subject: notice.subject, text });
}
