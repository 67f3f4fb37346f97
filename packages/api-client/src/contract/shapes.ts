import * as z from 'zod/mini';
import { messageParams } from '@forecourt/validation';

/** These builders set our own message key, so that the library's text never reaches a user. */
const error = 'value.invalid';

export const shape = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, { error });
export const list = <T extends z.core.SomeType>(item: T) => z.array(item, { error });
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error });
export const literal = <const T extends z.core.util.Literal>(value: T) =>
  z.literal(value, { error });
/** One of several objects, told apart by the value of a field. */
export const choice = <
  const Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(
  field: string,
  options: Options,
) => z.discriminatedUnion(field, options, { error });
export const text = z.string({ error });
/** Text like a pattern. */
export const like = (pattern: RegExp) => text.check(z.regex(pattern, { error }));
export const record = <K extends z.core.$ZodRecordKey, V extends z.core.SomeType>(
  key: K,
  value: V,
) => z.record(key, value, { error });
export const flag = z.boolean({ error });
export const number = z.number({ error });
export const integer = z.int({ error });
export const natural = z.int({ error }).check(z.minimum(0, { error: 'value.atLeast' }));

/** An array of objects with these fields. */
export const rows = <T extends z.core.$ZodLooseShape>(fields: T) => list(shape(fields));
/** The response of a list call that is not paginated. */
export const items = <T extends z.core.SomeType>(item: T) => shape({ items: list(item) });
/** Why something is refused: a message key and its parameters. */
export const reason = shape({ key: text, params: messageParams });
