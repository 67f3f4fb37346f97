import * as z from 'zod/mini';
import { base64Characters, messageParams } from '@forecourt/validation';
import { flag, list, reason, rows, shape, text } from './shapes.ts';

const error = 'value.invalid';

/** The most that a body takes which carries a file of so many bytes in Base64, with room for the rest. */
export const bodyWithFile = (fileBytes: number): number => base64Characters(fileBytes) + 10_000;

/** One body for every failure: keys and params, never sentences. */
export const failure = shape({
  errorCode: text,
  params: messageParams,
  fields: rows({ path: text, ...reason.shape }),
  requestId: text,
  retryable: flag,
});
export type Failure = z.infer<typeof failure>;

/** Error codes that any call can answer. */
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

/** Bounds of the numbers in queries; on the wire they are text. */
export const queryNumbers = z.registry<{ readonly minimum: number; readonly maximum: number }>();

/** Query values arrive as text; this reads a whole number out of it. */
export function queryNumber(minimum: number, maximum: number) {
  const written = z.union([text, z.number({ error })], { error });
  const number = z
    .int({ error })
    .check(
      z.minimum(minimum, { error: 'value.atLeast' }),
      z.maximum(maximum, { error: 'value.atMost' }),
    );
  const read = z.transform((value: string | number) => (value === '' ? Number.NaN : Number(value)));
  const schema = z.pipe(written, z.pipe(read, number));
  queryNumbers.add(schema, { minimum, maximum });
  return schema;
}

export const queryText = (maxCharacters: number) =>
  text.check(z.maxLength(maxCharacters, { error: 'text.tooLong' }));

/** Largest body of a call that declares none of its own; 500 rows of an order are about 350 kB. */
export const BODY_BYTES_MAX = 2 * 1024 * 1024;

/** Most rows of one page. */
export const PAGE_MAX_ROWS = 500;

/** Keyset page: `cursor` comes from the answer before, `limit` is 1 to 500. */
export const pageQuery = {
  cursor: z.optional(queryText(500)),
  limit: z.optional(queryNumber(1, PAGE_MAX_ROWS)),
  /** `true` asks for the total, which costs a count. */
  total: z.optional(z.literal('true', { error })),
};
export const page = <T extends z.core.SomeType>(item: T) =>
  shape({
    items: list(item),
    nextCursor: z.nullable(text),
    total: z.nullable(z.number({ error })),
  });
