import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import {
  attemptsReasons,
  codeReasons,
  currentPasswordReasons,
  lockoutReasons,
  passwordLinkReasons,
  resendReasons,
} from './codes.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const MINUTE = 60_000;
const WEEK = 7 * 86_400_000;

describe('codeReasons', () => {
  it.each([
    ['AUTH-113', 5 * MINUTE - 1, 0, []],
    ['AUTH-113', 5 * MINUTE, 0, ['verificationCode.expired']],
    ['AUTH-114', 0, 4, []],
    ['AUTH-114', 0, 5, ['verificationCode.expired']],
    ['MSG-28', 9 * MINUTE, 9, ['verificationCode.expired']],
  ])('[%s] at %i ms old with %i wrong entries, returns %o', (_id, age, wrongEntries, expected) => {
    const reasons = codeReasons({ sentAt: ago(age), wrongEntries, now });
    expect(reasons.map(({ key }) => key)).toEqual(expected);
  });
});

describe('resendReasons', () => {
  const sent = { lastSentAt: ago(30_000), smsInARow: 4, channel: 'sms', now } as const;

  it('[MSG-25] requires a wait of 30 seconds', () => {
    expect(resendReasons(sent)).toEqual([]);
    expect(resendReasons({ ...sent, lastSentAt: null })).toEqual([]);
    expect(resendReasons({ ...sent, lastSentAt: ago(29_999) })).toEqual([
      { key: 'verificationCode.recentlySent', params: { seconds: 30 } },
    ]);
  });

  it('[MSG-26] allows five SMS in a row, then only another channel', () => {
    expect(resendReasons({ ...sent, smsInARow: 5 })).toEqual([
      { key: 'verificationCode.tooManySms', params: { max: 5 } },
    ]);
    expect(resendReasons({ ...sent, smsInARow: 5, channel: 'voice' })).toEqual([]);
  });
});

describe('lockoutReasons', () => {
  it('[AUTH-115] [MSG-24] returns a reason for five minutes', () => {
    expect(lockoutReasons(null, now)).toEqual([]);
    expect(lockoutReasons(ago(5 * MINUTE), now)).toEqual([]);
    expect(lockoutReasons(ago(5 * MINUTE - 1), now)).toEqual([
      { key: 'lockout.wait', params: { minutes: 5 } },
    ]);
  });
});

describe('passwordLinkReasons', () => {
  const invalid = [{ key: 'passwordLink.expiredOrInvalid', params: {} }];

  it('[MSG-29] accepts a link only once', () => {
    expect(passwordLinkReasons({ sentAt: ago(MINUTE), isUsed: false, now })).toEqual([]);
    expect(passwordLinkReasons({ sentAt: ago(MINUTE), isUsed: true, now })).toEqual(invalid);
  });

  it('[MSG-30] accepts a link for seven days', () => {
    expect(passwordLinkReasons({ sentAt: ago(WEEK), isUsed: false, now })).toEqual([]);
    expect(passwordLinkReasons({ sentAt: ago(WEEK + 1), isUsed: false, now })).toEqual(invalid);
  });
});

describe('a password reset link', () => {
  const link = { sentAt: ago(WEEK + 1), isUsed: false, now, isReset: true };

  it('[MSG-32] reports that it expired', () => {
    expect(passwordLinkReasons(link).map(({ key }) => key)).toEqual([
      'passwordLink.expiredOrInvalid',
      'passwordLink.resetExpired',
    ]);
    expect(passwordLinkReasons({ ...link, sentAt: ago(WEEK) })).toEqual([]);
    expect(passwordLinkReasons({ ...link, isUsed: true })).toHaveLength(1);
  });
});

describe('attemptsReasons', () => {
  it('[MSG-23] locks at the last attempt', () => {
    expect(attemptsReasons(4)).toEqual([]);
    expect(attemptsReasons(5)).toEqual([{ key: 'lockout.call', params: {} }]);
    expect(attemptsReasons(2, 3)).toEqual([]);
    expect(attemptsReasons(3, 3)).toHaveLength(1);
    expect(en['lockout.call']).toBe(
      'Maximum Number of Attempts Reached, account locked (call the number on the card)',
    );
  });
});

describe('currentPasswordReasons', () => {
  it.each([
    [true, false, 0],
    [true, true, 1],
    [false, false, 1],
    [false, true, 1],
  ])('[MSG-33] with right %s and expired %s, returns %i reasons', (isRight, isExpired, count) => {
    const reasons = currentPasswordReasons({ isRight, isExpired });
    expect(reasons).toHaveLength(count);
    for (const { key } of reasons)
      expect(en[key]).toMatch(/current password has expired or is invalid/);
  });
});
