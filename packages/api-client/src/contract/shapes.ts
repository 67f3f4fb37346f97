import * as z from 'zod/mini';

/** Builders that set their own message key, so that no text of the library reaches a user. */
const error = 'value.invalid';

export const shape = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, { error });
export const list = <T extends z.core.SomeType>(item: T) => z.array(item, { error });
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error });
export const text = z.string({ error });
export const flag = z.boolean({ error });
export const integer = z.int({ error });
export const natural = z.int({ error }).check(z.minimum(0, { error: 'value.atLeast' }));
/** Values that a message text names in braces. */
export const messageParams = z.record(text, z.union([text, z.number({ error })], { error }), {
  error,
});
