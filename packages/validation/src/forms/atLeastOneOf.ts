import * as z from 'zod/mini';

/** Text that is not blank, a list that is not empty, a figure, a ticked box: anything but nothing. */
function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return !Number.isNaN(value);
  return !Array.isArray(value) || value.length > 0;
}

/**
 * An object in which at least one of `fields` is filled; other fields stay as they are. The issue
 * stands at the first of the fields. [UI-25]
 */
export const atLeastOneOf = (fields: readonly string[]) =>
  z
    .looseObject({}, { error: 'value.invalid' })
    .check(
      z.refine(
        (given: Readonly<Record<string, unknown>>) =>
          fields.some((field) => Object.hasOwn(given, field) && isFilled(given[field])),
        { error: 'fields.atLeastOne', path: fields.slice(0, 1) },
      ),
    );
