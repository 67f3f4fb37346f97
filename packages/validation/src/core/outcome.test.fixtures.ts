import type * as z from 'zod/mini';
import { fieldIssues, type FieldIssue } from './issue.ts';

interface Schema {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: unknown }
    | { readonly success: false; readonly error: z.core.$ZodError };
}

/** Returns the parsed value, or the issues' keys, each preceded by its path if it has one. */
export function outcome(schema: Schema, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return fieldIssues(parsed.error)
    .map(({ path, key }) => (path === '' ? key : `${path} ${key}`))
    .join(', ');
}

/** Returns a schema's issues with their params. */
export function issuesOf(schema: Schema, value: unknown): FieldIssue[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error);
}

/** Whether a schema accepts a value. */
export const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;

/** A well-formed ID. */
export const idOf = (number: number): string =>
  `0197a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;
