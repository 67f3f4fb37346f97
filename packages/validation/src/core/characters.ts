import * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';

const invalid = 'value.invalid';

/** At least `min` characters once something is typed; blank text has its issue already. */
export const atLeastCharacters = (min: number, error: MessageKey) =>
  z.refine<string>((value) => value === '' || value.length >= min, { error, params: { min } });

/** Exactly `count` digits; `missing` when left out or blank. */
export const exactDigits = (count: number, missing: MessageKey, wrong: MessageKey) =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? missing : invalid),
    })
    .check(
      z.trim(),
      z.minLength(1, { error: missing }),
      z.refine((value) => value === '' || (value.length === count && /^\d+$/.test(value)), {
        error: wrong,
        params: { count },
      }),
    );
