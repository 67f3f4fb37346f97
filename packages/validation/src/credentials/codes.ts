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

/** A verification code that was sent, with the number of wrong entries since. */
export interface SentCode {
  readonly sentAt: Date;
  readonly wrongEntries: number;
  readonly now: Date;
}

/** Why a code has expired: after 5 minutes or 5 wrong entries. [AUTH-113, AUTH-114, MSG-28] */
export const codeReasons = ({ sentAt, wrongEntries, now }: SentCode): Reason[] =>
  wrongEntries >= VERIFICATION_CODE_TRIES_MAX ||
  ageOf(sentAt, now) >= VERIFICATION_CODE_LIFETIME_MINUTES * MINUTE_MILLISECONDS
    ? [reason('verificationCode.expired')]
    : [];

/** Codes sent earlier; `lastSentAt` is `null` if there were none. */
export interface EarlierCodes {
  readonly lastSentAt: Date | null;
  /** Consecutive SMS requests so far. */
  readonly smsInARow: number;
  readonly channel: 'email' | 'sms' | 'voice';
  readonly now: Date;
}

/** Why another code cannot be sent yet. [MSG-25, MSG-26] */
export function resendReasons({ lastSentAt, smsInARow, channel, now }: EarlierCodes): Reason[] {
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

/** Why a locked-out person must wait; `lockedAt` is `null` without a lockout. [AUTH-115, MSG-24] */
export const lockoutReasons = (lockedAt: Date | null, now: Date): Reason[] =>
  lockedAt && ageOf(lockedAt, now) < LOCKOUT_MINUTES * MINUTE_MILLISECONDS
    ? [reason('lockout.wait', { minutes: LOCKOUT_MINUTES })]
    : [];

/**
 * Stops after too many wrong entries of details that prove account ownership. The account is then
 * locked, and only a phone call unlocks it. [MSG-23]
 */
export const attemptsReasons = (
  wrongEntries: number,
  maxEntries: number = VERIFICATION_CODE_TRIES_MAX,
): Reason[] => (wrongEntries >= maxEntries ? [reason('lockout.call')] : []);

/** A single-use link to set a password, valid for 7 days. */
export interface PasswordLink {
  readonly sentAt: Date;
  readonly isUsed: boolean;
  readonly now: Date;
  /** Whether it was requested to reset an existing password; another can be requested. */
  readonly isReset?: boolean;
}

/** Why a link cannot be used. [MSG-29, MSG-30, MSG-32] */
export function passwordLinkReasons({ sentAt, isUsed, now, isReset }: PasswordLink): Reason[] {
  if (isUsed) return [reason('passwordLink.expiredOrInvalid')];
  if (ageOf(sentAt, now) <= PASSWORD_LINK_DAYS * MILLISECONDS_PER_DAY) return [];
  return [
    reason('passwordLink.expiredOrInvalid'),
    ...(isReset ? [reason('passwordLink.resetExpired')] : []),
  ];
}

/** Why the current password, as typed, is rejected. [MSG-33] */
export const currentPasswordReasons = (password: {
  readonly isRight: boolean;
  /** Whether it has expired under the host's password-age rule. */
  readonly isExpired: boolean;
}): Reason[] =>
  password.isRight && !password.isExpired ? [] : [reason('password.currentExpired')];
