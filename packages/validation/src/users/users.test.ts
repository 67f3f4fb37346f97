import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { sessionUser } from '../accounts/accounts.ts';
import {
  accepted,
  expectRefused,
  expectRoundTrip,
  issuesOf,
  keysOf,
  placedKeysOf,
} from '../core/issues.test.fixtures.ts';
import { dispute } from '../forms/dispute.ts';
import { feeConsent } from '../funds/consent.ts';
import { transfer } from '../funds/transfer.ts';
import { order } from '../orders/order.ts';
import { savedReport } from '../reports/savedReport.ts';
import { savedView } from '../savedViews/savedView.ts';
import { PERSON_NAME_CHARACTERS_MAX } from './constants.ts';
import { department, fleet, subDepartmentNumber } from './departments.ts';
import { feedback } from './feedback.ts';
import { userProfile } from './userProfile.ts';

describe('subDepartmentNumber', () => {
  it.each([
    ['00110', []],
    [' 00110 ', []],
    ['0110', ['department.number']],
    ['001100', ['department.number']],
    ['0011O', ['department.number']],
    ['', ['department.numberRequired']],
    [null, ['department.numberRequired']],
    [110, ['value.invalid']],
  ])('[USER-04] for %o, reports %o', (value, expected) => {
    expect(keysOf(subDepartmentNumber, value)).toEqual(expected);
  });

  it('[USER-04] accepts exactly five digits', () => {
    expect(issuesOf(subDepartmentNumber, '1')[0]?.params).toEqual({ count: 5 });
    expectRoundTrip(subDepartmentNumber, fc.stringMatching(/^\d{5}$/));
    expectRefused(
      subDepartmentNumber,
      fc.stringMatching(/^(\d{1,4}|\d{6,9}|\d{4}[a-z])$/),
      'department.number',
    );
  });
});

describe('department', () => {
  const night = {
    subDepartmentNumber: '00110',
    name: 'Night shift',
    description: 'Linehaul, 10-6',
  };
  it.each([
    ['ENT-36', night, []],
    ['USER-05', { ...night, name: ' ' }, ['name: department.nameRequired']],
    ['USER-05', { ...night, name: undefined }, ['name: department.nameRequired']],
    ['USER-06', { ...night, description: '' }, ['description: department.descriptionRequired']],
    ['USER-05', { ...night, name: 'a\u0000b' }, ['name: text.invisible']],
    ['USER-06', { ...night, description: 'Two\nlines\tof text' }, []],
    ['USER-06', { ...night, description: 'a\u202Eb' }, ['description: text.invisible']],
    ['MSG-06', { ...night, name: 'x'.repeat(61) }, ['name: text.tooLong']],
    ['MSG-06', { ...night, description: 'x'.repeat(201) }, ['description: text.tooLong']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(department, value)).toEqual(expected);
  });

  it('[USER-05] [USER-06] is returned without surrounding spaces', () => {
    expect(accepted(department, { ...night, name: ' Night shift ' })).toEqual(night);
    const words = fc.stringMatching(/^[A-Za-z]([a-z ]{0,50}[a-z])?$/);
    expectRoundTrip(
      department,
      fc.record({
        subDepartmentNumber: fc.stringMatching(/^\d{5}$/),
        name: words,
        description: words,
      }),
    );
  });
});

describe('fleet', () => {
  const linehaul = { name: 'Linehaul', code: 'LH-1', number: '1001' };
  it.each([
    [linehaul, []],
    [{}, ['name: fleet.nameRequired', 'code: fleet.codeRequired', 'number: fleet.numberRequired']],
    [{ ...linehaul, code: 'L H' }, ['code: text.lettersNumbersDashes']],
    [{ ...linehaul, number: '1/2' }, ['number: text.lettersNumbersDashes']],
    [{ ...linehaul, code: 'x'.repeat(11) }, ['code: text.tooLong']],
    [{ ...linehaul, number: '1'.repeat(13) }, ['number: text.tooLong']],
    [{ ...linehaul, name: 'x'.repeat(61) }, ['name: text.tooLong']],
    [{ ...linehaul, name: 'a\u0000b' }, ['name: text.invisible']],
  ])('[ENT-37] for %o, reports %o', (value, expected) => {
    expect(placedKeysOf(fleet, value)).toEqual(expected);
  });

  it('[ENT-37] accepts letters, numbers, and dashes in its code and number', () => {
    const mark = fc.stringMatching(/^[A-Za-z0-9-]{1,10}$/);
    expectRoundTrip(fleet, fc.record({ name: fc.constant('Linehaul'), code: mark, number: mark }));
  });
});

describe('userProfile', () => {
  const dana = {
    username: 'dmorales7',
    firstName: 'Dana',
    lastName: 'Li',
    email: 'dana.li@acmefreight.example',
    role: 'manager',
  };
  it.each([
    ['ENT-47', dana, []],
    ['ENT-47', { ...dana, verbalPasscode: null, address: null }, []],
    [
      'ENT-47',
      {},
      [
        'username: loginName.required',
        'firstName: name.firstRequired',
        'lastName: name.lastRequired',
        'email: email.required',
        'role: user.roleRequired',
      ],
    ],
    ['AUTH-34', { ...dana, username: 'dana.li' }, ['username: loginName.characters']],
    ['ENT-47', { ...dana, role: 'owner' }, ['role: value.invalid']],
    ['USER-22', { ...dana, verbalPasscode: 'a1' }, ['verbalPasscode: verbalPasscode.tooShort']],
    [
      'AUTH-45',
      { ...dana, securityQuestion: 'First truck?', securityAnswer: 'Rig' },
      ['securityAnswer: securityAnswer.tooShort'],
    ],
    [
      'AUTH-45',
      { ...dana, securityQuestion: 'First truck?' },
      ['securityAnswer: securityAnswer.required'],
    ],
    [
      'AUTH-48',
      { ...dana, securityAnswer: 'Freightliner' },
      ['securityQuestion: securityQuestion.required'],
    ],
    [
      'AUTH-54',
      { ...dana, mobileNumber: '312-555-0142' },
      ['mobileNumber: mobileNumber.characters'],
    ],
    [
      'USER-16',
      { ...dana, address: { street: '1 A St', city: 'Chicago', state: 'IL', postalCode: '606' } },
      ['address.postalCode: address.zip'],
    ],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(userProfile, value)).toEqual(expected);
  });

  it('[ENT-47] accepts every role and round-trips', () => {
    expectRoundTrip(
      userProfile,
      fc.record({
        username: fc.stringMatching(/^[a-z0-9]{3,20}$/),
        firstName: fc.constant('Dana'),
        lastName: fc.stringMatching(/^[A-Z][a-z]{0,20}$/),
        email: fc.stringMatching(/^[a-z]{1,20}@[a-z]{1,10}\.com$/),
        role: fc.constantFrom(...ROLES),
        verbalPasscode: fc.option(fc.stringMatching(/^[a-z0-9]{4,20}$/)),
        mobileNumber: fc.option(fc.stringMatching(/^\d{3} \d{3} \d{4}$/)),
      }),
    );
  });
});

describe('feedback', () => {
  it.each([
    ['ENT-48', { rating: 1 }, []],
    ['ENT-48', { rating: 5, comment: 'Good', consentToContact: true }, []],
    ['HELP-02', { rating: 4, comment: null }, []],
    ['HELP-02', {}, ['rating: feedback.ratingRequired']],
    ['MSG-03', { rating: 0 }, ['rating: value.between']],
    ['MSG-03', { rating: 6 }, ['rating: value.between']],
    ['HELP-02', { rating: 4.5 }, ['rating: value.invalid']],
    ['MSG-06', { rating: 4, comment: 'x'.repeat(1001) }, ['comment: text.tooLong']],
    ['ENT-48', { rating: 4, comment: 'a\u0000b' }, ['comment: text.invisible']],
    ['ENT-48', { rating: 4, consentToContact: 'yes' }, ['consentToContact: value.invalid']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(feedback, value)).toEqual(expected);
  });

  it('[ENT-48] defaults to no consent to contact', () => {
    expect(accepted(feedback, { rating: 3 })).toEqual({ rating: 3, consentToContact: false });
    expect(issuesOf(feedback, { rating: 9 })[0]?.params).toEqual({ min: 1, max: 5 });
  });

  it('[HELP-02] accepts every rating with any comment', () => {
    const input = fc.record({
      rating: fc.integer({ min: 1, max: 5 }),
      comment: fc.stringMatching(/^[^\p{Cc}\p{Cf}]*$/u),
    });
    expectRoundTrip(feedback, input);
  });
});

describe('people’s names in responses', () => {
  const name = 'x'.repeat(PERSON_NAME_CHARACTERS_MAX);
  const fullName = `${name} ${name}`;

  it('may be as long as the identity provider allows', () => {
    const { firstName, lastName, username, email } = sessionUser.shape;
    for (const schema of [firstName, lastName]) expect(accepted(schema, name)).toBe(name);
    // Maximum length of a subject in OpenID Connect, and of an email address
    for (const [schema, length] of [
      [username, 255],
      [email, 254],
    ] as const)
      expect(accepted(schema, 'x'.repeat(length))).toHaveLength(length);
    const { agreedBy, endedBy } = feeConsent.shape;
    const { filedBy } = dispute.shape;
    const { placedBy } = order.shape;
    const { savedBy } = savedReport.shape;
    const { sharedBy } = savedView.shape;
    const { askedBy } = transfer.shape;
    for (const schema of [agreedBy, endedBy, filedBy, placedBy, savedBy, sharedBy, askedBy])
      expect(accepted(schema, fullName)).toBe(fullName);
  });
});
