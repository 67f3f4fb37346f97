import * as z from 'zod/mini';

/** Non-blank text, a non-empty list, a number, a checked box: anything that is not empty. */
function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return !Array.isArray(value) || value.length > 0;
}

/**
 * An object with at least one of `fields` filled in; other fields are unchanged. The issue is
 * reported on the first of the fields. [UI-25]
 */
export const atLeastOneOf = (fields: readonly string[]) =>
  z
    .looseObject({}, { error: 'value.invalid' })
    .check(
      z.refine(
        (values: Readonly<Record<string, unknown>>) =>
          fields.some((field) => Object.hasOwn(values, field) && isFilled(values[field])),
        { error: 'fields.atLeastOne', path: fields.slice(0, 1) },
      ),
    );
