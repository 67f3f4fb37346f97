import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted, expectRoundTrip, keysOf, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { en } from '../messages/en.ts';
import { atLeastOneOf } from './atLeastOneOf.ts';
import { deleteConfirmation, termsAccepted } from './confirmations.ts';

describe('deleteConfirmation', () => {
  it.each([
    ['DELETE', []],
    [' DELETE ', []],
    ['delete', ['confirmation.delete']],
    ['DELETE!', ['confirmation.delete']],
    ['', ['confirmation.delete']],
    [null, ['confirmation.delete']],
  ])('[UI-23] for %o, reports %o', (value, expected) => {
    expect(keysOf(deleteConfirmation, value)).toEqual(expected);
  });

  it('[UI-23] accepts only the word DELETE, and asks for it', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(keysOf(deleteConfirmation, typed).length === 0).toBe(typed.trim() === 'DELETE');
      }),
    );
    expect(en['confirmation.delete']).toContain('DELETE');
  });
});

describe('termsAccepted', () => {
  it('[UI-24] accepts true', () => {
    expect(accepted(termsAccepted, true)).toBe(true);
  });

  it.each([false, 'true', 1, null, undefined, {}])('[UI-24] refuses %o', (value) => {
    expect(keysOf(termsAccepted, value)).toEqual(['terms.required']);
  });
});

// Created in each test, so that mutation testing attributes its creation to the test
const schema = () => atLeastOneOf(['phone', 'email']);

describe('atLeastOneOf', () => {
  it.each([
    [{ phone: '312 555 0142' }, []],
    [{ phone: '', email: 'a@b.co' }, []],
    [{ email: 0 }, []],
    [{ email: true }, []],
    [{ email: ['a@b.co'] }, []],
    [{}, ['phone: fields.atLeastOne']],
    [{ phone: ' ', email: '' }, ['phone: fields.atLeastOne']],
    [{ phone: null, email: undefined }, ['phone: fields.atLeastOne']],
    [{ phone: false, email: [] }, ['phone: fields.atLeastOne']],
    [{ phone: Number.NaN }, ['phone: fields.atLeastOne']],
    [{ name: 'Dana' }, ['phone: fields.atLeastOne']],
    [null, [': value.invalid']],
    [4, [': value.invalid']],
  ])('[UI-25] for %o, reports %o', (value, expected) => {
    expect(placedKeysOf(schema(), value)).toEqual(expected);
  });

  it('[UI-25] ignores inherited properties', () => {
    expect(keysOf(atLeastOneOf(['toString', '__proto__']), {})).toEqual(['fields.atLeastOne']);
    expect(keysOf(atLeastOneOf([]), { phone: '1' })).toEqual(['fields.atLeastOne']);
  });

  it('[UI-25] accepts any one filled field and returns all fields', () => {
    const filled = fc.record({ phone: fc.stringMatching(/^\d+$/), name: fc.string() });
    expectRoundTrip(schema(), filled);
    fc.assert(
      fc.property(filled, (value) => {
        expect(accepted(schema(), value)).toEqual(value);
      }),
    );
  });
});
