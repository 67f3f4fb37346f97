import * as z from 'zod/mini';
import { requiredText } from '../core/shape.ts';
import { EMAIL_CHARACTERS_MAX } from './constants.ts';

const EMAIL =
  /^$|^[^\s\p{Cc}\p{Cf}@<>()[\],;:"\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu;

/** An email address in common form. [USER-17, USER-18] */
export const email = requiredText(EMAIL_CHARACTERS_MAX, 'email.required').check(
  z.regex(EMAIL, { error: 'email.invalid' }),
);
