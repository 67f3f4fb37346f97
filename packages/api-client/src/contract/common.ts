import * as z from 'zod/mini';
import { base64Characters, messageParams } from '@forecourt/validation';
import { flag, integer, list, literal, number, reason, rows, shape, text } from './shapes.ts';

const error = 'value.invalid';

/** Body size limit for a call that carries a Base64 file of `fileBytes` plus other fields. */
export const bodyWithFile = (fileBytes: number): number => base64Characters(fileBytes) + 10_000;

/** The body of every failure: keys and params, never sentences. */
export const failure = shape({
  errorCode: text,
  params: messageParams,
  fields: rows({ path: text, ...reason.shape }),
  requestId: text,
  retryable: flag,
});
export type Failure = z.infer<typeof failure>;

/** Error codes that any call can return. */
export const COMMON_ERRORS = [
  'auth.tokenMissing',
  'auth.tokenInvalid',
  'access.denied',
  'account.unknown',
  'request.invalid',
  'idempotency.missing',
  'idempotency.mismatch',
  'notFound',
  'rateLimited',
  'server.error',
  'server.unavailable',
] as const;

export const uuid = z.uuid({ error });

/** Minimum and maximum of numeric query values, which are text on the wire. */
export const queryNumbers = z.registry<{ readonly minimum: number; readonly maximum: number }>();

/** Parses an integer query value, which arrives as text. */
export function queryNumber(minimum: number, maximum: number) {
  const input = z.union([text, number], { error });
  const inRange = integer.check(
    z.minimum(minimum, { error: 'value.atLeast' }),
    z.maximum(maximum, { error: 'value.atMost' }),
  );
  const toNumber = z.transform((value: string | number) =>
    value === '' ? Number.NaN : Number(value),
  );
  const schema = z.pipe(input, z.pipe(toNumber, inRange));
  queryNumbers.add(schema, { minimum, maximum });
  return schema;
}

export const queryText = (maxCharacters: number) =>
  text.check(z.maxLength(maxCharacters, { error: 'text.tooLong' }));

/** A password as typed; the gateway applies the rules of `newPassword`. */
export const typedPassword = queryText(200);

/** Default maximum body size; an order of 500 rows is about 350 kB. */
export const BODY_BYTES_MAX = 2 * 1024 * 1024;

/** Maximum rows per page. */
export const PAGE_MAX_ROWS = 500;

/** Keyset pagination: `cursor` is the previous response's `nextCursor`; `limit` is 1 to 500. */
export const pageQuery = {
  cursor: z.optional(queryText(500)),
  limit: z.optional(queryNumber(1, PAGE_MAX_ROWS)),
  /** `true` requests the total, which costs a count. */
  total: z.optional(literal('true')),
};
export const page = <T extends z.core.SomeType>(item: T) =>
  shape({
    items: list(item),
    nextCursor: z.nullable(text),
    total: z.nullable(number),
  });
/** Query and response of a list whose query has these filters besides the page. */
export const paged = <T extends z.core.SomeType, F extends z.core.$ZodLooseShape>(
  item: T,
  filters: F,
) => ({ query: shape({ ...pageQuery, ...filters }), response: page(item) });
