import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { exactDigits, visibleText } from './characters.ts';
import { idOf, issuesOf, outcome } from './outcome.test.fixtures.ts';
import * as core from './shape.ts';

const digits = () =>
  core.digitText({
    minDigits: 2,
    maxDigits: 4,
    missing: 'pin.required',
    invalid: 'pin.digits',
  });
const few = () =>
  core.uniqueList(core.id, {
    min: 1,
    max: 2,
    tooFew: 'fields.atLeastOne',
    tooMany: 'value.tooLarge',
    twice: 'exception.codeTwice',
  });

/** A newly created schema, a value, and the expected outcome. */
type Row = readonly [name: string, make: () => z.ZodMiniType, value: unknown, expected: unknown];
const rows: readonly Row[] = [
  ['list', () => core.list(core.flag), {}, 'value.invalid'],
  ['list', () => core.list(core.flag), [true, 1], '1 value.invalid'],
  ['shape', () => core.shape({ on: core.flag }), [], 'value.invalid'],
  ['oneOf', () => core.oneOf(['a', 'b']), 'c', 'value.invalid'],
  ['nullable', () => core.nullable(core.flag), null, null],
  ['text', () => core.text(3), 'abcd', 'text.tooLong'],
  ['text', () => core.text(), 'x'.repeat(501), 'text.tooLong'],
  ['text', () => core.text(3), 7, 'value.invalid'],
  ['requiredText', () => core.requiredText(3), undefined, 'value.required'],
  ['requiredText', () => core.requiredText(3), null, 'value.required'],
  ['requiredText', () => core.requiredText(3), {}, 'value.invalid'],
  ['requiredText', () => core.requiredText(3), ' ', 'value.required'],
  ['requiredText', () => core.requiredText(3), ' abc ', 'abc'],
  ['requiredText', () => core.requiredText(3), 'e\u0301tat', 'text.tooLong'],
  ['requiredText', () => core.requiredText(4), 'e\u0301tat', 'état'],
  ['requiredText', () => core.requiredText(3, 'pin.required'), '', 'pin.required'],
  [
    'requiredText',
    () => core.requiredText(3, 'pin.required', 'value.tooLarge'),
    'abcd',
    'value.tooLarge',
  ],
  ['lineText', () => core.lineText(9), 'a\u0000b', 'text.invisible'],
  ['digitText', digits, undefined, 'pin.required'],
  ['digitText', digits, {}, 'value.invalid'],
  ['digitText', digits, ' ', 'pin.required'],
  ['digitText', digits, ' 1-2 3 ', '123'],
  ['digitText', digits, '1', 'pin.digits'],
  ['digitText', digits, '12345', 'pin.digits'],
  ['digitText', digits, '1--2', 'pin.digits'],
  ['uniqueList', few, undefined, 'fields.atLeastOne'],
  ['uniqueList', few, 'a', 'value.invalid'],
  ['uniqueList', few, [], 'fields.atLeastOne'],
  ['uniqueList', few, [1, 2, 3].map(idOf), 'value.tooLarge'],
  ['uniqueList', few, [idOf(1), idOf(1)], 'exception.codeTwice'],
  ['uniqueList', few, [idOf(1), idOf(2)], [idOf(1), idOf(2)]],
  ['requiredId', () => core.requiredId('card.fleetRequired'), undefined, 'card.fleetRequired'],
  ['requiredId', () => core.requiredId('card.fleetRequired'), '', 'card.fleetRequired'],
  ['requiredId', () => core.requiredId('card.fleetRequired'), 7, 'value.invalid'],
  ['requiredId', () => core.requiredId('card.fleetRequired'), 'north', 'value.invalid'],
  ['requiredId', () => core.requiredId('card.fleetRequired'), idOf(1), idOf(1)],
  ['chosen', () => core.requiredChoice(['a'], 'card.typeRequired'), undefined, 'card.typeRequired'],
  ['chosen', () => core.requiredChoice(['a'], 'card.typeRequired'), null, 'card.typeRequired'],
  ['chosen', () => core.requiredChoice(['a'], 'card.typeRequired'), '', 'card.typeRequired'],
  ['chosen', () => core.requiredChoice(['a'], 'card.typeRequired'), 'b', 'value.invalid'],
  ['exactDigits', () => exactDigits(4, 'pin.required', 'pin.digits'), undefined, 'pin.required'],
  ['exactDigits', () => exactDigits(4, 'pin.required', 'pin.digits'), null, 'pin.required'],
  ['exactDigits', () => exactDigits(4, 'pin.required', 'pin.digits'), 2580, 'value.invalid'],
  ['exactDigits', () => exactDigits(4, 'pin.required', 'pin.digits'), ' ', 'pin.required'],
  ['exactDigits', () => exactDigits(4, 'pin.required', 'pin.digits'), '258', 'pin.digits'],
  ['exactDigits', () => exactDigits(4, 'pin.required', 'pin.digits'), '258x', 'pin.digits'],
  ['exactDigits', () => exactDigits(4, 'pin.required', 'pin.digits'), ' 2580 ', '2580'],
  ['visibleText', () => core.text().check(visibleText()), 'a\tb\nc', 'a\tb\nc'],
  ['visibleText', () => core.text().check(visibleText()), 'a\u202Eb', 'text.invisible'],
];

describe('schema builders', () => {
  it.each(rows)('%s %# returns the expected value or key', (_name, make, value, expected) => {
    expect(outcome(make(), value)).toEqual(expected);
  });

  it('report the bounds on the number of digits', () => {
    expect(issuesOf(digits(), '1')[0]?.params).toEqual({ min: 2, max: 4 });
    const pin = exactDigits(4, 'pin.required', 'pin.digits');
    expect(issuesOf(pin, '258')[0]?.params).toEqual({ count: 4 });
  });

  it('detect a value in use regardless of case, Unicode form, and outer spaces', () => {
    const free = core.text().check(core.isNotTaken([' Né-1', 'straße'], 'driver.idInUse'));
    for (const taken of ['NÉ-1', 'ne\u0301-1 ', 'STRASSE']) {
      expect(outcome(free, taken)).toBe('driver.idInUse');
    }
    expect(outcome(free, 'Né-2')).toBe('Né-2');
  });

  it('report params and path of a check across fields, and skip non-objects', () => {
    const both = core
      .shape({ a: core.integer, b: core.integer })
      .check(
        core.across<{ a: number; b: number }>(({ a = 0, b = 0 }) =>
          a > b ? [{ path: ['a'], key: 'value.atMost', params: { max: b } }] : [],
        ),
      );
    expect(issuesOf(both, { a: 2, b: 1 })).toEqual([
      { path: 'a', key: 'value.atMost', params: { max: 1 } },
    ]);
    expect(outcome(both, { a: 'x', b: -1 })).toBe('a value.invalid');
    const parsed = both.safeParse({ a: 2, b: 1 });
    expect(parsed.error?.issues).toMatchObject([{ code: 'custom' }]);
    expect(outcome(both, null)).toBe('value.invalid');
  });

  it('report a cross-field issue alongside an issue in another field', () => {
    const both = core
      .shape({ a: core.integer, b: core.integer, name: core.requiredText(9) })
      .check(core.across(() => [{ path: ['a'], key: 'value.atMost' }]));
    expect(outcome(both, { a: 2, b: 'x', name: ' ' })).toBe(
      'b value.invalid, name value.required, a value.atMost',
    );
  });

  it('read only text and numbers, and report a missing value', () => {
    const even = core.read<number>((input) =>
      Number(input) % 2 === 0
        ? { value: Number(input) }
        : { key: 'value.between', params: { min: 0, max: 8 } },
    );
    expect(outcome(even, '4')).toBe(4);
    expect(issuesOf(even, 3)).toEqual([
      { path: '', key: 'value.between', params: { min: 0, max: 8 } },
    ]);
    expect(even.safeParse(3).error?.issues).toMatchObject([{ code: 'custom' }]);
    expect(outcome(even, undefined)).toBe('value.required');
    expect(outcome(even, null)).toBe('value.required');
    expect(outcome(even, [])).toBe('value.invalid');
  });
});
