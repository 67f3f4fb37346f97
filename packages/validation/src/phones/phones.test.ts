import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefused, expectRoundTrip, keysOf } from '../core/issues.test.fixtures.ts';
import { mfaPhone as mfaPhoneByAreaCode } from '../credentials/mobileNumber.ts';
import { phoneKindByAreaCode } from '../credentials/phoneKinds.ts';
import { mfaPhone, mobileNumber, phoneKind } from './index.ts';

describe.each([
  ['by libphonenumber', mfaPhone],
  ['by area code', mfaPhoneByAreaCode],
])('mfaPhone %s', (_name, schema) => {
  it.each([
    ['AUTH-53', '212 555 0142', []],
    ['AUTH-53', '1 212 555 0142', []],
    ['AUTH-53', '2125550142', []],
    ['AUTH-53', '212 55501', ['mobileNumber.tooShort']],
    ['AUTH-54', '(212) 555-0142', ['mobileNumber.characters']],
    ['AUTH-50', '800 555 0142', ['mfaPhone.tollFree']],
    ['AUTH-50', '1 888 555 0142', ['mfaPhone.tollFree']],
    ['AUTH-51', '900 555 0142', ['mfaPhone.premium']],
    ['AUTH-52', '416 555 0142', ['mfaPhone.nonUs']],
    ['AUTH-52', '242 555 0142', ['mfaPhone.nonUs']],
    ['AUTH-52', '44 20 7946 0958', ['mfaPhone.nonUs']],
    ['AUTH-52', '112 555 0142', ['mfaPhone.nonUs']],
    ['AUTH-52', '212 155 0142', ['mfaPhone.nonUs']],
    ['AUTH-52', '1 2 3 4 5 6', ['mfaPhone.nonUs']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(keysOf(schema, value)).toEqual(expected);
  });
});

describe('mobileNumber', () => {
  it.each([
    ['AUTH-53', '5551234 56', []],
    ['AUTH-53', '555123456', ['mobileNumber.tooShort']],
    ['AUTH-53', '1'.repeat(20), []],
    ['AUTH-53', '1'.repeat(21), ['mobileNumber.tooLong']],
    ['AUTH-53', '', ['mobileNumber.required']],
    ['AUTH-53', null, ['mobileNumber.required']],
    ['AUTH-54', '+1 312 555 0142', ['mobileNumber.characters']],
    ['AUTH-54', '312\t555\t0142', ['mobileNumber.characters']],
    ['AUTH-54', 3_125_550_142, ['value.invalid']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(keysOf(mobileNumber, value)).toEqual(expected);
  });

  it('[AUTH-53] [AUTH-54] accepts 10 to 20 digits and spaces', () => {
    expectRoundTrip(mobileNumber, fc.stringMatching(/^\d[\d ]{8,18}\d$/));
    expectRefused(mobileNumber, fc.stringMatching(/^\d{1,9}$/), 'mobileNumber.tooShort');
    expectRefused(mobileNumber, fc.stringMatching(/^\d{9}[a-z+().-]$/), 'mobileNumber.characters');
  });
});

describe('phoneKind', () => {
  it.each([
    ['+1 212 555 0142', 'us'],
    ['+44 20 7946 0958', 'nonUs'],
    ['+1 868 123 4567', 'nonUs'],
    ['+', 'nonUs'],
    ['', 'nonUs'],
  ])('[AUTH-52] of %s is %s', (number, kind) => {
    expect(phoneKind(number)).toBe(kind);
  });

  it('[AUTH-50] [AUTH-51] [AUTH-52] agrees with the table for every area code', () => {
    const areaCodes = Array.from({ length: 900 }, (_, at) => String(100 + at));
    const numbers = areaCodes.map((areaCode) => `${areaCode}5550142`);
    expect(numbers.map((number) => [number, phoneKindByAreaCode(number)])).toEqual(
      numbers.map((number) => [number, phoneKind(number)]),
    );
  });

  it('[AUTH-50] [AUTH-51] [AUTH-52] agrees with phoneKindByAreaCode for any ten digits', () => {
    const number = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/);
    fc.assert(
      fc.property(number, (digits) => {
        expect(phoneKind(digits)).toBe(phoneKindByAreaCode(digits));
        expect(phoneKind(`1 ${digits}`)).toBe(phoneKindByAreaCode(digits));
      }),
    );
  });

  it('[AUTH-52] never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof phoneKind(text) === 'string'));
  });
});
