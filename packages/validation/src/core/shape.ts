import * as z from 'zod/mini';

/** Every builder below sets its own message key, so that no text of the library reaches a user. */
const error = 'value.invalid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-\d\d$/;

/** Any text up to `maxCharacters` long. */
export const text = (maxCharacters = 500) =>
  z.string({ error }).check(z.maxLength(maxCharacters, { error: 'text.tooLong' }));
/** A UUID in lower case. */
export const id = z.string({ error }).check(z.regex(UUID, { error }));
/** A safe integer; may be negative. */
export const integer = z.int({ error });
/** A safe integer from zero up. */
export const natural = z.int({ error }).check(z.minimum(0, { error: 'value.atLeast' }));
export const flag = z.boolean({ error });
/** An instant in UTC, ISO 8601 with `Z`. */
export const instant = z.string({ error }).check(z.regex(INSTANT, { error }));
/** A calendar day, `YYYY-MM-DD`, in a zone that stands beside it. */
export const day = z.string({ error }).check(z.regex(DAY, { error }));
/** A calendar month, `YYYY-MM`. */
export const month = z.string({ error }).check(z.regex(MONTH, { error }));

export const list = <T extends z.core.SomeType>(item: T) => z.array(item, { error });
export const shape = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, { error });
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error });
export const nullable = <T extends z.core.SomeType>(item: T) => z.nullable(item);
export const optional = <T extends z.core.SomeType>(item: T) => z.optional(item);
