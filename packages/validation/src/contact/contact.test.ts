import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  expectRefused,
  expectRoundTrip,
  issuesOf,
  keysOf,
  placedKeysOf,
} from '../core/issues.test.fixtures.ts';
import { cardholderName } from './cardholderName.ts';
import { email } from './email.ts';
import { emailList } from './emailList.ts';
import {
  familyName,
  firstName,
  fullNameIssues,
  lastName,
  nameOnCard,
  personName,
} from './names.ts';
import { personFullName } from './personFullName.ts';

describe('email, with arbitrary input', () => {
  it('[USER-17] [USER-18] accepts valid addresses of up to 60 characters', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9._+'-]{0,20}$/);
    const address = fc.tuple(name, fc.domain()).map(([user, host]) => `${user}@${host}`);
    expectRoundTrip(
      email,
      address.filter(({ length }) => length <= 60),
    );
    expectRefused(
      email,
      name.map((user) => `${user}@${'a'.repeat(58)}.com`),
      'text.tooLong',
    );
    expect(keysOf(email, 'da\u0000na@acme.example')).toEqual(['email.invalid']);
    expect(keysOf(email, 'da\u202Ena@acme.example')).toEqual(['email.invalid']);
    expectRefused(email, fc.stringMatching(/^\s{0,9}$/), 'email.required');
    expect(issuesOf(email, 'a'.repeat(70))[0]?.params).toEqual({ max: 60 });
  });
});

describe('emailList', () => {
  const five = ['a@b.co', 'b@b.co', 'c@b.co', 'd@b.co', 'e@b.co'];
  it.each([
    ['USER-19', [], []],
    ['USER-19', five, []],
    ['USER-19', [...five, 'f@b.co'], [': email.tooMany']],
    ['USER-19', five.join(', '), []],
    ['USER-19', `${five.join(';\n')};`, []],
    ['USER-19', [...five, 'f@b.co'].join(' '), [': email.tooMany']],
    ['USER-18', ';', ['0: email.required']],
    ['USER-18', '; a@b.co', ['0: email.required']],
    ['USER-18', '', ['0: email.required']],
    ['USER-18', ['a@b.co', ' '], ['1: email.required']],
    ['USER-18', ['a@b.co', null], ['1: email.required']],
    ['USER-17', ['a@b.co', `${'x'.repeat(60)}@b.co`], ['1: text.tooLong']],
    ['USER-17', 'a@b.co, dana', ['1: email.invalid']],
    ['USER-19', null, [': value.invalid']],
    ['USER-19', 'x'.repeat(10_001), [': text.tooLong']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(emailList, value)).toEqual(expected);
  });

  it('[USER-19] returns a list without duplicates', () => {
    expect(accepted(emailList, ' a@b.co; b@b.co a@b.co ')).toEqual(['a@b.co', 'b@b.co']);
    expect(accepted(emailList, 'a@b.co, ;; b@b.co;, ;')).toEqual(['a@b.co', 'b@b.co']);
    expect(issuesOf(emailList, [...five, 'f@b.co'])[0]?.params).toEqual({ max: 5 });
  });

  it('[USER-19] accepts any list of up to five addresses', () => {
    const address = fc.tuple(fc.stringMatching(/^[a-z]{1,9}$/), fc.constant('@acme.example'));
    const list = fc.array(
      address.map((parts) => parts.join('')),
      { maxLength: 5 },
    );
    expectRoundTrip(emailList, list);
  });
});

const PEOPLE = [
  "O'Brien",
  'D’Angelo',
  'Kapule‘a',
  "'t Hooft",
  'Gal·la',
  'Li',
  'García-Márquez',
  'Nguyễn',
  'St. John',
  'van der Berg',
  'Łukasz',
  'Björk',
  '李小龙',
  'Мария',
  'José',
  'Mary Ann',
];

describe.each([
  ['personName', personName, 'name.required'],
  ['firstName', firstName, 'name.firstRequired'],
  ['familyName', familyName, 'name.lastRequired'],
] as const)('%s', (_name, schema, missing) => {
  it.each(PEOPLE)('[CARD-24] accepts %s', (name) => {
    expect(keysOf(schema, name)).toEqual([]);
  });

  it.each([
    ['', [missing]],
    ['  ', [missing]],
    [null, [missing]],
    ['x'.repeat(30), []],
    ['x'.repeat(31), ['text.tooLong']],
    ['R2D2', ['name.characters']],
    ['<b>Dana</b>', ['name.characters']],
    ['\u202EanaD', ['name.characters']],
    ['💥', ['name.characters']],
    [4, ['value.invalid']],
  ])('[CARD-24] for %o, reports %o', (value, expected) => {
    expect(keysOf(schema, value)).toEqual(expected);
  });

  it('[CARD-24] normalizes to composed form and round-trips', () => {
    expect(accepted(schema, ' Jose\u0301 ')).toBe('Jos\u00E9');
    expectRoundTrip(schema, fc.stringMatching(/^[A-Zé]([a-z' .-]{0,28}[a-zñ])?$/));
    expectRefused(schema, fc.stringMatching(/^[A-Z][a-z]{0,9}[0-9<>"@#]$/), 'name.characters');
  });
});

describe('lastName', () => {
  it.each([
    ['Lee', []],
    ['Li', ['name.lastTooShort']],
    ['', ['name.lastRequired']],
    [' ', ['name.lastRequired']],
  ])('[DRIVER-01] for %o, reports %o', (value, expected) => {
    expect(keysOf(lastName, value)).toEqual(expected);
  });
});

describe('nameOnCard', () => {
  it.each([
    ['Unit 4 - Reefer #2', []],
    ['A & B Hauling', []],
    ['x'.repeat(31), ['text.tooLong']],
    ['Rig 💥', ['name.characters']],
    ['', ['card.nameRequired']],
  ])('[CARD-25] for %o, reports %o', (value, expected) => {
    expect(keysOf(nameOnCard, value)).toEqual(expected);
  });
});

describe('cardholderName', () => {
  it.each([
    [{ firstName: 'Dana', lastName: 'Morales' }, []],
    [{ firstName: 'x'.repeat(13), lastName: 'y'.repeat(10) }, []],
    [{ firstName: 'x'.repeat(13), lastName: 'y'.repeat(11) }, ['lastName: name.fullTooLong']],
    [{ firstName: 'José'.normalize('NFD'), lastName: 'y'.repeat(19) }, []],
    [{ firstName: '𠮷'.repeat(13), lastName: '𠮷'.repeat(10) }, []],
    [{ firstName: '𠮷'.repeat(13), lastName: '𠮷'.repeat(11) }, ['lastName: name.fullTooLong']],
    [{ lastName: 'Morales' }, ['firstName: name.firstRequired']],
    [null, [': value.invalid']],
  ])('[CARD-23] for %o, reports %o', (value, expected) => {
    expect(placedKeysOf(cardholderName, value)).toEqual(expected);
  });

  it('[CARD-23] reports the maximum length, and ignores spaces around the names', () => {
    expect(fullNameIssues(` ${'x'.repeat(13)} `, ` ${'y'.repeat(10)} `)).toEqual([]);
    expect(fullNameIssues('x'.repeat(13), 'y'.repeat(11))).toEqual([
      { path: ['lastName'], key: 'name.fullTooLong', params: { max: 23 } },
    ]);
    expect(fullNameIssues(null, 4)).toEqual([]);
  });

  it('[CARD-23] counts the letters of both names, without the space between', () => {
    const first = fc.stringMatching(/^[a-z]{1,30}$/);
    const last = fc.stringMatching(/^[a-z]{3,30}$/);
    fc.assert(
      fc.property(first, last, (one, other) => {
        const fits = one.length + other.length <= 23;
        expect(keysOf(cardholderName, { firstName: one, lastName: other })).toEqual(
          fits ? [] : ['name.fullTooLong'],
        );
      }),
    );
  });
});

describe('personFullName', () => {
  it.each([
    [{ firstName: 'Wei', lastName: 'Li' }, []],
    [{ firstName: 'x'.repeat(30), lastName: 'y'.repeat(30) }, []],
    [{ firstName: 'Wei' }, ['lastName: name.lastRequired']],
    [{}, ['firstName: name.firstRequired', 'lastName: name.lastRequired']],
  ])('[CARD-24] of a person without a card, for %o, reports %o', (value, expected) => {
    expect(placedKeysOf(personFullName, value)).toEqual(expected);
  });
});
