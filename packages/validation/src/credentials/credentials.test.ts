import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectRefused,
  expectRoundTrip,
  issuesOf,
  keysOf as keys,
} from '../core/issues.test.fixtures.ts';
import { email } from '../contact/email.ts';
import * as constants from './constants.ts';
import { loginName, verificationCode } from './loginName.ts';
import { newPassword, newPasswordPair, type PasswordContext } from './newPassword.ts';

const person = { username: 'dmorales7', email: 'dana.morales@acmefreight.example' };

describe('loginName', () => {
  it.each([
    ["o'brien 7`", []],
    ['', ['loginName.required']],
    ['dana.morales', ['loginName.characters']],
    ['dana@acme', ['loginName.characters']],
    ['d'.repeat(60), []],
    ['d'.repeat(61), ['text.tooLong']],
    [null, ['loginName.required']],
  ])('[AUTH-34] for %o, reports %o', (value, expected) => {
    expect(keys(loginName, value)).toEqual(expected);
  });
});

describe('verificationCode', () => {
  it.each([
    ['123456', []],
    ['123 456', []],
    ['12345', ['verificationCode.digits']],
    ['1234567', ['verificationCode.digits']],
    ['12345a', ['verificationCode.digits']],
    ['', ['verificationCode.required']],
  ])('[AUTH-49] for %o, reports %o', (value, expected) => {
    expect(keys(verificationCode, value)).toEqual(expected);
  });
});

describe('loginName and verificationCode, with arbitrary input', () => {
  it('[AUTH-34] limits loginName to letters, digits, apostrophes, backticks, and spaces', () => {
    expectRoundTrip(loginName, fc.stringMatching(/^[A-Za-zß0-9'`]([A-Za-z0-9'` ]{0,50}[a-z])?$/));
    expectRefused(
      loginName,
      fc.stringMatching(/^[a-z]{1,9}[!"#$%&()*+,./:;<=>?@[\]^_{|}~-][a-z]{0,9}$/),
      'loginName.characters',
    );
  });

  it('[AUTH-49] limits verificationCode to six digits, with an optional space', () => {
    expectRoundTrip(verificationCode, fc.stringMatching(/^\d{3} ?\d{3}$/));
    expectRefused(
      verificationCode,
      fc.stringMatching(/^(\d{1,5}|\d{7,12}|\d{5}[a-z])$/),
      'verificationCode.digits',
    );
  });
});

describe('email', () => {
  it.each([
    ['dana.morales@acmefreight.example', []],
    [`${'a'.repeat(49)}@acme.co.uk`, []],
    [`${'a'.repeat(51)}@acme.co.uk`, ['text.tooLong']],
    ['  ', ['email.required']],
    ['dana', ['email.invalid']],
    ['dana@acme', ['email.invalid']],
    ['da na@acme.example', ['email.invalid']],
  ])('[USER-17] [USER-18] for %o, reports %o', (value, expected) => {
    expect(keys(email, value)).toEqual(expected);
  });
});

describe('newPassword', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each<[ids: string, password: string, expected: string[], more?: Partial<PasswordContext>]>([
    ['AUTH-35', 'Copper-Lantern-41', []],
    ['AUTH-35', 'Copper-Lan1', ['password.tooShort']],
    ['AUTH-36', `Aa1-${'x'.repeat(27)}`, ['password.tooLong']],
    ['AUTH-37', 'copperlantern', ['password.classes']],
    ['AUTH-37', 'Copperlantern4', []],
    ['AUTH-38', 'Copper-ORAL-lant', ['password.sharesUsername']],
    ['AUTH-39', 'Copper-Freight-9', []],
    ['AUTH-39', 'Copper-Dana-1234', ['password.sharesEmail']],
    ['AUTH-39', 'Copper-ACMEFREIGHT-1', ['password.sharesEmail']],
    ['AUTH-39', 'For-Example-2026', []],
    ['AUTH-39', 'Copper-Annex-1234', ['password.sharesEmail'], { email: 'ann@hexa.com' }],
    ['AUTH-39', 'Copper-Alley-1234', [], { email: 'al@hexa.com' }],
    ['AUTH-39', 'Copper-Hexagon-12', ['password.sharesEmail'], { email: 'al@hexa.com' }],
    ['AUTH-38', 'Copper-Mor-12345', ['password.sharesUsername'], { username: 'mor' }],
    ['AUTH-38', 'Copper-Mor-12345', [], { username: 'mo' }],
    ['AUTH-37', 'copper lantern 41', ['password.classes']],
    ['AUTH-39', 'Compass-Harvester-1', [], { email: 'do@hexa.com' }],
    ['AUTH-38', 'Copper-Lantern-41', [], { username: null, email: null }],
    ['AUTH-36', `Aa1-${'x'.repeat(26)}`, []],
    ['AUTH-37', 'COPPERLANTERN-41', []],
    ['AUTH-37', 'COPPERLANTERN41', ['password.classes']],
    ['AUTH-41', 'Copper-Lantern-41', ['password.common'], { isCommonPassword: () => true }],
    ['AUTH-41', 'Copper-Lantern-41', [], { isCommonPassword: () => false }],
    [
      'AUTH-40',
      'Copper-Lantern-41',
      ['password.isCurrent'],
      { currentPassword: 'Copper-Lantern-41' },
    ],
    [
      'AUTH-43',
      'Copper-Lantern-41',
      ['password.isPrevious'],
      { previousPasswords: ['Copper-Lantern-41'] },
    ],
    [
      'AUTH-43',
      'Copper-Lantern-41',
      [],
      { previousPasswords: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'Copper-Lantern-41'] },
    ],
    [
      'AUTH-42',
      'Copper-Lantern-41',
      ['password.changedTooRecently'],
      { now, lastChangedAt: new Date('2026-11-21T10:00:01Z') },
    ],
    ['AUTH-42', 'Copper-Lantern-41', [], { now, lastChangedAt: new Date('2026-11-21T10:00:00Z') }],
    [
      'MSG-31',
      'Copper-Lantern-41',
      ['password.changedTooRecently'],
      { now: now.getTime(), lastChangedAt: '2026-11-21T11:00:00Z' },
    ],
    ['AUTH-42', 'Copper-Lantern-41', [], { now, lastChangedAt: null }],
    ['AUTH-42', 'Copper-Lantern-41', [], { lastChangedAt: now }],
    [
      'AUTH-39',
      'Copper-Freight-41',
      ['password.sharesEmail'],
      { email: 'dana@acme.freight.example' },
    ],
    ['AUTH-39', 'Copper-Lantern-41', [], { email: 'dana@acme.lantern' }],
    ['AUTH-35', '', ['password.required']],
  ])('[%s] for %s, reports %o', (_ids, password, expected, more = {}) => {
    expect(keys(newPassword({ ...person, ...more }), password)).toEqual(expected);
  });

  it('[AUTH-44] [AUTH-55] requires the same password twice', () => {
    const pair = newPasswordPair(person);
    const password = 'Copper-Lantern-41';
    expect(keys(pair, { password, confirmation: password })).toEqual([]);
    expect(keys(pair, { password, confirmation: 'Copper-Lantern-42' })).toEqual([
      'password.differs',
    ]);
    expect(keys(pair, { password, confirmation: '' })).toEqual(['password.confirmationRequired']);
    expect(keys(pair, { password })).toEqual(['password.confirmationRequired']);
    expect(keys(pair, { confirmation: password })).toContain('password.required');
    const [issue] = issuesOf(pair, { password, confirmation: 'Copper-Lantern-42' });
    expect(issue?.path).toBe('confirmation');
  });

  it('skips the personal checks without a username, email, or history', () => {
    expect(keys(newPassword({}), 'Here was a stranger 1')).toEqual([]);
    expect(keys(newPassword({}), undefined)).toEqual(['password.required']);
    const short = newPassword(person).safeParse('Copper-dmo-41-xyz');
    expect(short.error?.issues).toMatchObject([{ code: 'custom' }]);
  });
});

const paramsOf = (password: string, more = {}) =>
  issuesOf(newPassword(more), password).map(({ params }) => params);

describe('newPassword, with arbitrary input', () => {
  const strong = fc
    .stringMatching(/^[A-Z]{4}[a-z]{4}[0-9]{4}[!-/]{0,18}$/)
    .filter((password) => keys(newPassword({}), password).length === 0);

  it('[AUTH-35] [AUTH-36] [AUTH-37] accepts 12 to 30 characters of three classes unchanged', () => {
    expectRoundTrip(newPassword({}), strong);
    expectRefused(
      newPassword({}),
      fc.stringMatching(/^[A-Z][a-z]{1,8}[0-9]{2}$/),
      'password.tooShort',
    );
    expectRefused(newPassword({}), fc.stringMatching(/^[A-Za-z0-9]{31,90}$/), 'password.tooLong');
    expectRefused(newPassword({}), fc.stringMatching(/^[a-z0-9]{12,30}$/), 'password.classes');
  });

  it('[AUTH-38] refuses any three consecutive characters of the username', () => {
    const parts = fc.tuple(fc.stringMatching(/^[a-z]{3,20}$/), fc.nat(), strong);
    fc.assert(
      fc.property(parts, ([username, at, password]) => {
        const from = at % (username.length - 2);
        const run = username.slice(from, from + 3).toUpperCase();
        const shared = (run + password).slice(0, constants.PASSWORD_CHARACTERS_MAX);
        expect(keys(newPassword({ username }), shared)).toContain('password.sharesUsername');
      }),
    );
  });

  it('[AUTH-40] [AUTH-43] refuses the current password and each of the last eight', () => {
    fc.assert(
      fc.property(strong, fc.nat({ max: 12 }), (password, age) => {
        const previousPasswords = [...Array.from({ length: age }, String), password];
        expect(keys(newPassword({ previousPasswords }), password)).toEqual(
          age < 8 ? ['password.isPrevious'] : [],
        );
        expect(keys(newPassword({ currentPassword: password }), password)).toEqual([
          'password.isCurrent',
        ]);
      }),
    );
  });

  it('[AUTH-35] [AUTH-36] [AUTH-37] [AUTH-43] [MSG-31] includes its limits in the issues', () => {
    expect(paramsOf('Aa1')).toEqual([{ min: 12 }]);
    expect(paramsOf('x'.repeat(31))).toEqual([{ max: 30 }]);
    expect(paramsOf('copperlantern')).toEqual([{ count: 3 }]);
    const previousPasswords = ['Copper-Lantern-41'];
    expect(paramsOf('Copper-Lantern-41', { previousPasswords })).toEqual([{ count: 8 }]);
    expect(paramsOf('Copper-Lantern-41', { now: 5, lastChangedAt: 4 })).toEqual([{ hours: 2 }]);
  });

  it('[AUTH-44] accepts a pair only if both are equal', () => {
    fc.assert(
      fc.property(strong, strong, (password, confirmation) => {
        expect(keys(newPasswordPair({}), { password, confirmation })).toEqual(
          password === confirmation ? [] : ['password.differs'],
        );
      }),
    );
  });
});

describe('constants for codes, links, and lockouts', () => {
  const figures = { ...constants };
  it.each([
    ['AUTH-112', 'VERIFICATION_CODE_ARRIVES_MINUTES', 3],
    ['AUTH-113', 'VERIFICATION_CODE_LIFETIME_MINUTES', 5],
    ['AUTH-114', 'VERIFICATION_CODE_TRIES_MAX', 5],
    ['AUTH-115', 'LOCKOUT_MINUTES', 5],
    ['MSG-25', 'VERIFICATION_CODE_RESEND_SECONDS', 30],
    ['MSG-26', 'VERIFICATION_CODE_SMS_MAX', 5],
    ['MSG-30', 'PASSWORD_LINK_DAYS', 7],
  ] as const)('[%s] %s is %i', (_id, name, expected) => {
    expect(figures[name]).toBe(expected);
  });
});
