import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../commonPasswords/index.ts';
import * as everything from '../index.ts';
import type { fieldIssues } from './issue.ts';
import { en } from '../messages/en.ts';
import * as phones from '../phones/index.ts';

interface Schema {
  readonly _zod: { readonly def: object };
  safeParse(
    value: unknown,
  ):
    | { readonly success: true }
    | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };
}
/** Names of the fields of a schema of an object; none of any other. */
function fieldsOf({ _zod: { def } }: Schema): string[] {
  const shape: unknown = 'shape' in def ? def.shape : null;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value;

const password = { username: 'dmorales7', email: 'dana.morales@acmefreight.example' };
const now = new Date('2026-11-21T12:00:00Z');
const schemas: readonly (readonly [string, Schema])[] = [
  ...Object.entries(everything).flatMap(([name, value]) =>
    isSchema(value) ? [[name, value] as const] : [],
  ),
  ['newPassword', everything.newPassword(password)],
  ['newPasswordPair', everything.newPasswordPair(password)],
  ...Object.entries({
    atLeastOneOf: everything.atLeastOneOf(['phone', 'email']),
    attachments: everything.attachments({ maxCount: 2, maxBytes: 1000 }),
    dateRange: everything.dateRange({ now, maxDays: 93 }),
    disputeFormFor: everything.disputeFormFor({ purchaseCents: 8000 }),
    expiryMonthYear: everything.expiryMonthYear({ now }),
    freeDriverId: everything.freeDriverId({ driverIds: ['E2044'] }),
    freeEmployeeId: everything.freeEmployeeId({ employeeIds: ['417'] }),
    freeUnitNumber: everything.freeUnitNumber({ unitNumbers: ['118'] }),
    insightsRange: everything.insightsRange({ now }),
    mfaPhoneByLibphonenumber: phones.mfaPhone,
    newFundingMethod: everything.newFundingMethod({ existingMethods: ['bank'] }),
    newPasswordNotCommon: everything.newPassword({ ...password, isCommonPassword }),
    odometerReading: everything.odometerReading({ previous: 48_120 }),
    paymentHistoryRange: everything.paymentHistoryRange({ now }),
    promptedId: everything.promptedId({ existingNames: ['Night shift'] }),
    promptedIdNumber: everything.promptedIdNumber(),
    registrationExpiry: everything.registrationExpiry({ now }),
    reportsRange: everything.reportsRange({ now }),
    tankFill: everything.tankFill({ tankCapacityGallons: 31 }),
    transactionsRange: everything.transactionsRange({ now }),
  }),
];

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

/** The issues as the schema gives them, before anything is mapped. */
const rawKeys = (schema: Schema, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : parsed.error.issues.map(({ message }) => message);
};

describe('schemas', () => {
  it('exports many', () => {
    expect(schemas.length).toBeGreaterThan(40);
  });

  it.each(schemas)(
    '%s gives known keys for whatever it is fed, and never throws',
    (_name, schema) => {
      for (const value of hostile) {
        const keys = rawKeys(schema, value);
        if (keys === null) continue;
        expect(keys.length).toBeGreaterThan(0);
        expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
      }
    },
  );

  const objects = schemas.flatMap(([name, schema]) => {
    const fields = fieldsOf(schema);
    return fields.length === 0 ? [] : [[name, schema, fields] as const];
  });

  it('look at fields by name', () => {
    expect(objects.length).toBeGreaterThan(40);
  });

  it.each(objects)(
    '%s gives known keys whatever is in its fields, and never throws',
    (_name, schema, fields) => {
      for (const value of hostile) {
        const filled = Object.fromEntries(fields.map((field) => [field, value]));
        for (const key of rawKeys(schema, filled) ?? []) expect(en).toHaveProperty([key]);
      }
    },
  );

  it.each(schemas)('%s gives known keys for any fields and texts', (_name, schema) => {
    const field = fc.constantFrom(
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
    const anything = fc.oneof(fc.anything(), fc.string(), fc.dictionary(field, fc.anything()));
    fc.assert(
      fc.property(anything, (value) => {
        for (const key of rawKeys(schema, value) ?? []) expect(Object.hasOwn(en, key)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
