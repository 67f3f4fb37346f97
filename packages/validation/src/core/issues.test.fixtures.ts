import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fieldIssues, type FieldIssue } from './issue.ts';

/** What a test needs of a schema. */
export interface TestedSchema {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: unknown }
    | { readonly success: false; readonly error: Parameters<typeof fieldIssues>[0] };
}

/** Every issue of a value; none when it is accepted. */
export function issuesOf(schema: TestedSchema, value: unknown): readonly FieldIssue[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error);
}

/** The keys alone. */
export const keysOf = (schema: TestedSchema, value: unknown) =>
  issuesOf(schema, value).map(({ key }) => key);

/** Each issue as `path: key`. */
export const placedKeysOf = (schema: TestedSchema, value: unknown) =>
  issuesOf(schema, value).map(({ path, key }) => `${path}: ${key}`);

/** The value that a schema makes of an input that it accepts. */
export function accepted(schema: TestedSchema, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(JSON.stringify(fieldIssues(parsed.error)));
  return parsed.data;
}

/** Whatever is accepted is given, and accepted again, unchanged. */
export function expectRoundTrip(schema: TestedSchema, values: fc.Arbitrary<unknown>) {
  fc.assert(
    fc.property(values, (value) => {
      const once = accepted(schema, value);
      expect(accepted(schema, once)).toEqual(once);
    }),
  );
}

/** None of the values is accepted, and each gives `key` among its issues. */
export function expectRefused(schema: TestedSchema, values: fc.Arbitrary<unknown>, key: string) {
  fc.assert(
    fc.property(values, (value) => {
      expect(keysOf(schema, value)).toContain(key);
    }),
  );
}
