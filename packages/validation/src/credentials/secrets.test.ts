import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  expectRefused,
  expectRoundTrip,
  issuesOf,
  keysOf,
} from '../core/issues.test.fixtures.ts';
import { currentPassword } from './newPassword.ts';
import { liveHelpPin, pin, pinPair, verbalPasscode } from './pins.ts';
import { securityAnswer, securityQuestion } from './securityQuestion.ts';

describe('securityQuestion', () => {
  it.each([
    ['Pet', []],
    ['  Name of your first truck?  ', []],
    ['ab', ['securityQuestion.tooShort']],
    [' ab ', ['securityQuestion.tooShort']],
    ['', ['securityQuestion.required']],
    ['   ', ['securityQuestion.required']],
    ['Pet\u0000', ['text.invisible']],
    ['?'.repeat(200), []],
    ['?'.repeat(201), ['text.tooLong']],
    [null, ['securityQuestion.required']],
    [4, ['value.invalid']],
  ])('[AUTH-48] for %o, reports %o', (value, expected) => {
    expect(keysOf(securityQuestion, value)).toEqual(expected);
  });

  it('[AUTH-48] accepts any question of at least three characters', () => {
    expect(issuesOf(securityQuestion, 'ab')[0]?.params).toEqual({ min: 3 });
    expectRoundTrip(securityQuestion, fc.stringMatching(/^[A-Z][a-z é'-]{1,190}\?$/));
    expectRefused(
      securityQuestion,
      fc.stringMatching(/^ {0,3}[a-z?]{1,2} {0,3}$/),
      'securityQuestion.tooShort',
    );
  });
});

describe('securityAnswer', () => {
  it.each([
    ['AUTH-45', 'Rex1', []],
    ['AUTH-45', 'Rex', ['securityAnswer.tooShort']],
    ['AUTH-45', ' Rex ', ['securityAnswer.tooShort']],
    ['AUTH-46', 'x'.repeat(100), []],
    ['AUTH-46', 'x'.repeat(101), ['securityAnswer.tooLong']],
    ['AUTH-47', 'Rex\u0000', ['text.invisible']],
    ['AUTH-47', '      ', ['securityAnswer.onlySpaces']],
    ['AUTH-47', '', ['securityAnswer.required']],
    ['AUTH-47', undefined, ['securityAnswer.required']],
    ['AUTH-47', null, ['securityAnswer.required']],
    ['AUTH-47', 7, ['value.invalid']],
    ['AUTH-47', {}, ['value.invalid']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(keysOf(securityAnswer, value)).toEqual(expected);
  });

  it('[AUTH-45] [AUTH-46] includes its bounds in the issues', () => {
    expect(issuesOf(securityAnswer, 'Rex')[0]?.params).toEqual({ min: 4 });
    expect(issuesOf(securityAnswer, 'x'.repeat(101))[0]?.params).toEqual({ max: 100 });
  });

  it('[AUTH-45] [AUTH-46] [AUTH-47] accepts 4 to 100 characters of any kind', () => {
    expectRoundTrip(securityAnswer, fc.stringMatching(/^[a-z'é0-9]{4,100}$/));
    expectRefused(securityAnswer, fc.stringMatching(/^ *[a-z]{1,3} *$/), 'securityAnswer.tooShort');
    expectRefused(securityAnswer, fc.stringMatching(/^\s{1,200}$/), 'securityAnswer.onlySpaces');
  });
});

describe('verbalPasscode', () => {
  it.each([
    ['USER-22', 'AB12', []],
    ['USER-22', 'AB1', ['verbalPasscode.tooShort']],
    ['USER-22', 'a'.repeat(20), []],
    ['USER-22', 'a'.repeat(21), ['verbalPasscode.tooLong']],
    ['USER-23', 'blue moon', ['verbalPasscode.characters']],
    ['USER-23', 'blue-moon', ['verbalPasscode.characters']],
    ['USER-23', 'Ñandú', []],
    ['USER-24', '', ['verbalPasscode.required']],
    ['USER-24', '    ', ['verbalPasscode.required']],
    ['USER-24', null, ['verbalPasscode.required']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(keysOf(verbalPasscode, value)).toEqual(expected);
  });

  it('[USER-22] [USER-23] accepts 4 to 20 letters and digits, and no symbols', () => {
    expectRoundTrip(verbalPasscode, fc.stringMatching(/^[A-Za-z0-9]{4,20}$/));
    const withSign = fc.stringMatching(/^[a-z]{3}[^\p{L}\p{M}\p{Nd}\s][a-z]{3}$/u);
    expectRefused(verbalPasscode, withSign, 'verbalPasscode.characters');
  });
});

describe.each([
  ['PID-10', 'pin', pin],
  ['HELP-04', 'liveHelpPin', liveHelpPin],
] as const)('[%s] %s', (_id, name, schema) => {
  it.each([
    ['0000', []],
    [' 1234 ', []],
    ['123', [`${name}.digits`]],
    ['12345', [`${name}.digits`]],
    ['12a4', [`${name}.digits`]],
    ['12 4', [`${name}.digits`]],
    ['١٢٣٤', [`${name}.digits`]],
    ['', [`${name}.required`]],
    [null, [`${name}.required`]],
    [1234, ['value.invalid']],
  ])('for %o, reports %o', (value, expected) => {
    expect(keysOf(schema, value)).toEqual(expected);
  });

  it('accepts exactly four digits', () => {
    expect(issuesOf(schema, '1')[0]?.params).toEqual({ count: 4 });
    expectRoundTrip(schema, fc.stringMatching(/^\d{4}$/));
    expectRefused(schema, fc.stringMatching(/^(\d{1,3}|\d{5,9}|\d{3}[a-z])$/), `${name}.digits`);
  });
});

describe('pinPair', () => {
  it.each([
    [{ pin: '2580', confirmation: '2580' }, []],
    [{ pin: '2580', confirmation: ' 2580 ' }, []],
    [{ pin: '2580', confirmation: '2581' }, ['pin.differs']],
    [{ pin: '2580', confirmation: '' }, ['pin.confirmationRequired']],
    [{ pin: '2580' }, ['pin.confirmationRequired']],
    [{ pin: '25', confirmation: '25' }, ['pin.digits']],
    [null, ['value.invalid']],
  ])('[PID-11] for %o, reports %o', (value, expected) => {
    expect(keysOf(pinPair, value)).toEqual(expected);
  });

  it('[PID-11] reports a mismatch on the confirmation field', () => {
    const [issue] = issuesOf(pinPair, { pin: '2580', confirmation: '2581' });
    expect(issue?.path).toBe('confirmation');
  });

  it('[PID-11] accepts only two equal PINs', () => {
    const four = fc.stringMatching(/^\d{4}$/);
    fc.assert(
      fc.property(four, four, (one, other) => {
        expect(keysOf(pinPair, { pin: one, confirmation: other })).toEqual(
          one === other ? [] : ['pin.differs'],
        );
      }),
    );
  });
});

describe('currentPassword', () => {
  it.each([
    ['x', []],
    ['', ['password.currentRequired']],
    [undefined, ['password.currentRequired']],
  ])('[AUTH-56] for %o, reports %o', (value, expected) => {
    expect(keysOf(currentPassword, value)).toEqual(expected);
  });

  it('[AUTH-56] preserves leading and trailing spaces', () => {
    expect(accepted(currentPassword, ' a b ')).toBe(' a b ');
  });
});
