import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { everySchema, type KnownSchema } from './everySchema.test.fixtures.ts';

/** Names of an object schema's fields; empty for other schemas. */
function fieldsOf({ _zod: { def } }: KnownSchema): string[] {
  const shape: unknown = 'shape' in def ? def.shape : null;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}
const hostile = [
  null,
  undefined,
  {},
  [],
  4,
  Number.NaN,
  -1,
  1e308,
  true,
  'x',
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\u202Eabc',
  '💥'.repeat(40),
  'a'.repeat(1_000_000),
  JSON.parse('{"__proto__":{"admin":true}}'),
  { __proto__: null, cardType: 'driver' },
  Symbol('card'),
  () => 'x',
  10n,
  new Date(Number.NaN),
];

/** The issues' messages as the schema returns them, before any mapping. */
const rawKeys = (schema: KnownSchema, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : parsed.error.issues.map(({ message }) => message);
};

const someField = fc.constantFrom(
  'cardType',
  'limits',
  'lastName',
  'state',
  'postalCode',
  'password',
  'allowedTimes',
  'cardholderIds',
  'deviceId',
  'address',
  'attachments',
  'confirmation',
  'fromDate',
  'issuer',
  'mobileNumber',
  'pin',
  'scopes',
  'securityAnswer',
  'toDate',
);
const anything = fc.oneof(fc.anything(), fc.string(), fc.dictionary(someField, fc.anything()));

const isUnknown = (key: string) => !Object.hasOwn(en, key);

describe('schemas', () => {
  it('include more than 40', () => {
    expect(everySchema.length).toBeGreaterThan(40);
  });

  it.each(everySchema)(
    '%s returns only known keys for hostile values, and never throws',
    (_name, schema) => {
      const refusals = hostile
        .map((value) => rawKeys(schema, value))
        .filter((keys) => keys !== null);
      expect(refusals.filter((keys) => keys.length === 0)).toEqual([]);
      expect(refusals.flat().filter(isUnknown)).toEqual([]);
    },
  );

  const objects = everySchema.flatMap(([name, schema]) => {
    const fields = fieldsOf(schema);
    return fields.length === 0 ? [] : [[name, schema, fields] as const];
  });

  it('include more than 40 with named fields', () => {
    expect(objects.length).toBeGreaterThan(40);
  });

  it.each(objects)(
    '%s returns only known keys for hostile field values, and never throws',
    (_name, schema, fields) => {
      const keys = hostile.flatMap((value) => {
        const filled = Object.fromEntries(fields.map((field) => [field, value]));
        return rawKeys(schema, filled) ?? [];
      });
      expect(keys.filter(isUnknown)).toEqual([]);
    },
  );

  it.each(everySchema)('%s returns only known keys for arbitrary input', (_name, schema) => {
    fc.assert(
      fc.property(anything, (value) => !rawKeys(schema, value)?.some(isUnknown)),
      { numRuns: 60 },
    );
  });
});
