import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fieldIssues, type FieldIssue } from './issue.ts';

/** The part of a schema that tests use. */
export interface TestedSchema {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: unknown }
    | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };
}

/** Returns every issue with a value; empty if it is accepted. */
export function issuesOf(schema: TestedSchema, value: unknown): readonly FieldIssue[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error);
}

/** Returns only the keys of the issues. */
export const keysOf = (schema: TestedSchema, value: unknown) =>
  issuesOf(schema, value).map(({ key }) => key);

/** Returns each issue as `path: key`. */
export const placedKeysOf = (schema: TestedSchema, value: unknown) =>
  issuesOf(schema, value).map(({ path, key }) => `${path}: ${key}`);

/** Returns the parsed value; throws if it is not accepted. */
export function accepted(schema: TestedSchema, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(JSON.stringify(fieldIssues(parsed.error)));
  return parsed.data;
}

/** Asserts that accepted values, when parsed again, stay the same. */
export function expectRoundTrip(schema: TestedSchema, values: fc.Arbitrary<unknown>) {
  fc.assert(
    fc.property(values, (value) => {
      const once = accepted(schema, value);
      expect(accepted(schema, once)).toEqual(once);
    }),
  );
}

/** Asserts that no value is accepted, and that each has `key` among its issues. */
export function expectRefused(schema: TestedSchema, values: fc.Arbitrary<unknown>, key: string) {
  fc.assert(
    fc.property(values, (value) => {
      expect(keysOf(schema, value)).toContain(key);
    }),
  );
}
