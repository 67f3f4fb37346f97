import * as z from 'zod/mini';
import { EMAILS_PER_SECTION_MAX } from './constants.ts';
import { email } from './email.ts';

const error = 'value.invalid';
const emails = z
  .array(email, { error })
  .check(z.maxLength(EMAILS_PER_SECTION_MAX, { error: 'email.tooMany' }));

const SEPARATORS = /[,;\s]+/;
/** Longer than any acceptable list. */
const TEXT_CHARACTERS_MAX = 10_000;

/** Splits addresses typed into one field at commas, semicolons, spaces, or line breaks. */
function splitEmails(typed: string): string[] {
  const parts = typed.trim().split(SEPARATORS);
  // A trailing separator leaves an empty part.
  if (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Up to 5 email addresses, as a list or as text with separators; duplicates are removed. [USER-17
 * to USER-19]
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
    z.transform((input: string | unknown[]) =>
      typeof input === 'string' ? splitEmails(input) : input,
    ),
    z.pipe(
      emails,
      z.transform((list: string[]) => [...new Set(list)]),
    ),
  ),
);
