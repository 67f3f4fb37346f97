import { reason, type Reason } from '../core/issue.ts';
import {
  LOCKOUT_MINUTES,
  PASSWORD_LINK_DAYS,
  VERIFICATION_CODE_LIFETIME_MINUTES,
  VERIFICATION_CODE_RESEND_SECONDS,
  VERIFICATION_CODE_SMS_MAX,
  VERIFICATION_CODE_TRIES_MAX,
} from './constants.ts';
import { MILLISECONDS_PER_DAY } from '../dates/constants.ts';

const SECOND_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60_000;

const ageOf = (since: Date, now: Date) => now.getTime() - since.getTime();

/** A code that was sent, and how often something else was typed in its place. */
export interface SentCode {
  readonly sentAt: Date;
  readonly wrongEntries: number;
  readonly now: Date;
}

/** What stands against a code: it is older than 5 minutes, or 5 wrong entries ended it. [AUTH-113, AUTH-114, MSG-28] */
export const codeReasons = ({ sentAt, wrongEntries, now }: SentCode): Reason[] =>
  wrongEntries >= VERIFICATION_CODE_TRIES_MAX ||
  ageOf(sentAt, now) >= VERIFICATION_CODE_LIFETIME_MINUTES * MINUTE_MILLISECONDS
    ? [reason('verificationCode.expired')]
    : [];

/** The codes that were sent before; null: none was. */
export interface SentBefore {
  readonly lastSentAt: Date | null;
  /** Requests for an SMS one after the other, up to now. */
  readonly smsInARow: number;
  readonly channel: 'email' | 'sms' | 'voice';
  readonly now: Date;
}

/** What stands against sending another code. [MSG-25, MSG-26] */
export function resendReasons({ lastSentAt, smsInARow, channel, now }: SentBefore): Reason[] {
  const reasons: Reason[] = [];
  const wait = VERIFICATION_CODE_RESEND_SECONDS;
  if (lastSentAt && ageOf(lastSentAt, now) < wait * SECOND_MILLISECONDS) {
    reasons.push(reason('verificationCode.recentlySent', { seconds: wait }));
  }
  if (channel === 'sms' && smsInARow >= VERIFICATION_CODE_SMS_MAX) {
    reasons.push(reason('verificationCode.tooManySms', { max: VERIFICATION_CODE_SMS_MAX }));
  }
  return reasons;
}

/** What stands against another try after a lock-out; null: there was none. [AUTH-115, MSG-24] */
export const lockoutReasons = (lockedAt: Date | null, now: Date): Reason[] =>
  lockedAt && ageOf(lockedAt, now) < LOCKOUT_MINUTES * MINUTE_MILLISECONDS
    ? [reason('lockout.wait', { minutes: LOCKOUT_MINUTES })]
    : [];

/**
 * What stands against going on after wrong entries of what shows that an account is one's own. The
 * account is locked then, and only a call unlocks it. [MSG-23]
 */
export const attemptsReasons = (
  wrongEntries: number,
  maxEntries: number = VERIFICATION_CODE_TRIES_MAX,
): Reason[] => (wrongEntries >= maxEntries ? [reason('lockout.call')] : []);

/** A link to set a password: good once, for 7 days. */
export interface PasswordLink {
  readonly sentAt: Date;
  readonly isUsed: boolean;
  readonly now: Date;
  /** It was asked for, to reset a password that is set; a new one can be asked for. */
  readonly isReset?: boolean;
}

/** What stands against a link. [MSG-29, MSG-30, MSG-32] */
export function passwordLinkReasons({ sentAt, isUsed, now, isReset }: PasswordLink): Reason[] {
  if (isUsed) return [reason('passwordLink.expiredOrInvalid')];
  if (ageOf(sentAt, now) <= PASSWORD_LINK_DAYS * MILLISECONDS_PER_DAY) return [];
  return [
    reason('passwordLink.expiredOrInvalid'),
    ...(isReset ? [reason('passwordLink.resetExpired')] : []),
  ];
}

/** What stands against the current password as it was typed. [MSG-33] */
export const currentPasswordReasons = (typed: {
  readonly isRight: boolean;
  /** Its host's rule about how long a password is good says that it is over. */
  readonly isExpired: boolean;
}): Reason[] => (typed.isRight && !typed.isExpired ? [] : [reason('password.currentExpired')]);
