import * as z from 'zod/mini';

const error = 'value.invalid';

/** One body for every failure: keys and params, never sentences. */
export const failure = z.object({
  errorCode: z.string({ error }),
  params: z.record(z.string({ error }), z.union([z.string({ error }), z.number({ error })])),
  fields: z.array(
    z.object({
      path: z.string({ error }),
      key: z.string({ error }),
      params: z.record(z.string({ error }), z.union([z.string({ error }), z.number({ error })])),
    }),
  ),
  requestId: z.string({ error }),
  retryable: z.boolean({ error }),
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
/** Query values arrive as text; this reads a whole number out of it. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.union([z.string({ error }), z.number({ error })]),
    z.pipe(
      z.transform((value: string | number) => Number(value)),
      z
        .int({ error })
        .check(
          z.minimum(min, { error: 'value.atLeast' }),
          z.maximum(max, { error: 'value.atMost' }),
        ),
    ),
  );
export const queryText = (maxCharacters: number) =>
  z.string({ error }).check(z.maxLength(maxCharacters, { error: 'text.tooLong' }));

/** Keyset page: `cursor` comes from the answer before, `limit` is 1 to 500. */
export const pageQuery = {
  cursor: z.optional(queryText(500)),
  limit: z.optional(queryNumber(1, 500)),
  /** `true` asks for the total, which costs a count. */
  total: z.optional(z.literal('true', { error })),
};
export const page = <T extends z.core.SomeType>(item: T) =>
  z.object({
    items: z.array(item),
    nextCursor: z.nullable(z.string({ error })),
    total: z.nullable(z.number({ error })),
  });
