import * as z from 'zod/mini';
import { EMAILS_PER_SECTION_MAX } from './constants.ts';
import { email } from './email.ts';

const error = 'value.invalid';
const emails = z
  .array(email, { error })
  .check(z.maxLength(EMAILS_PER_SECTION_MAX, { error: 'email.tooMany' }));

const SEPARATORS = /[,;\s]+/;
/** More than any list that could be accepted. */
const TEXT_CHARACTERS_MAX = 10_000;

/** Addresses as typed into one field: with commas, semicolons, spaces or lines between them. */
function splitEmails(typed: string): string[] {
  const parts = typed.trim().split(SEPARATORS);
  // nothing stands behind the last separator
  if (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Up to 5 email addresses of a section: a list, or a text with one after the other. Each is given
 * once. [USER-17 to USER-19]
 */
export const emailList = z.pipe(
  z.union(
    [
      z.string().check(z.maxLength(TEXT_CHARACTERS_MAX, { error: 'text.tooLong' })),
      z.array(z.unknown()),
    ],
    { error },
  ),
  z.pipe(
    z.transform((given: string | unknown[]) =>
      typeof given === 'string' ? splitEmails(given) : given,
    ),
    z.pipe(
      emails,
      z.transform((list: string[]) => [...new Set(list)]),
    ),
  ),
);
