import * as z from 'zod/mini';

const error = 'value.invalid';

/** Values for the placeholders of a message. */
export const messageParams = z.record(
  z.string({ error }),
  z.union([z.string({ error }), z.number({ error })], { error }),
  { error },
);
