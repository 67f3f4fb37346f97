import * as z from 'zod/mini';
import type { MessageKey } from '../messages/keys.ts';

const invalid = 'value.invalid';

/** At least `min` characters unless blank, which another check reports. */
export const atLeastCharacters = (min: number, error: MessageKey) =>
  z.refine<string>((value) => value === '' || value.length >= min, { error, params: { min } });

/** Exactly `count` digits; fails with `missing` if omitted or blank. */
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

/** Control characters other than tabs and line breaks, and bidirectional formatting characters. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Text on any number of lines without invisible characters. */
export const visibleText = () =>
  z.refine<string>((value) => !HIDDEN.test(value), { error: 'text.invisible' });
