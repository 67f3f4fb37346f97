import { describe, expect, it } from 'vitest';
import { fieldIssues } from '../core/issue.ts';
import { email } from '../contact/email.ts';
import { loginName, verificationCode } from './loginName.ts';
import { newPassword, newPasswordPair, type PasswordContext } from './newPassword.ts';

interface Schema {
  safeParse(
    value: unknown,
  ): { success: true } | { success: false; error: Parameters<typeof fieldIssues>[0] };
}
const keys = (schema: Schema, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error).map(({ key }) => key);
};
const person = { username: 'dmorales7', email: 'dana.morales@acmefreight.example' };

describe('loginName', () => {
  it.each([
    ["o'brien 7`", []],
    ['', ['loginName.required']],
    ['dana.morales', ['loginName.characters']],
    ['dana@acme', ['loginName.characters']],
  ])('[AUTH-34] %o gives %o', (value, expected) => {
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
  ])('[AUTH-49] %o gives %o', (value, expected) => {
    expect(keys(verificationCode, value)).toEqual(expected);
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
  ])('[USER-17] [USER-18] %o gives %o', (value, expected) => {
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
    ['AUTH-35', '', ['password.required']],
  ])('[%s] %s gives %o', (_ids, password, expected, more = {}) => {
    expect(keys(newPassword({ ...person, ...more }), password)).toEqual(expected);
  });

  it('[AUTH-44] [AUTH-55] wants the same password twice', () => {
    const pair = newPasswordPair(person);
    const password = 'Copper-Lantern-41';
    expect(keys(pair, { password, confirmation: password })).toEqual([]);
    expect(keys(pair, { password, confirmation: 'Copper-Lantern-42' })).toEqual([
      'password.differs',
    ]);
    expect(keys(pair, { password, confirmation: '' })).toEqual(['password.confirmationRequired']);
  });
});
