import * as z from 'zod/mini';

const error = 'value.invalid';

/** Values that a message text names in braces. */
export const messageParams = z.record(
  z.string({ error }),
  z.union([z.string({ error }), z.number({ error })], { error }),
  { error },
);
