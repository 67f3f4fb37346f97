import * as z from 'zod/mini';
import { requiredText } from '../core/shape.ts';
import { VERIFICATION_CODE_DIGITS } from './constants.ts';

export const LOGIN_NAME_CHARACTERS_MAX = 60;

/** Letters, digits, apostrophe, backtick, and space. [AUTH-34] */
export const loginName = requiredText(LOGIN_NAME_CHARACTERS_MAX, 'loginName.required').check(
  z.regex(/^[\p{L}\p{M}\p{N}'` ]*$/u, { error: 'loginName.characters' }),
);

/** A 6-digit code; whitespace from pasting is removed. [AUTH-49] */
export const verificationCode = requiredText(40, 'verificationCode.required').check(
  z.overwrite((value) => value.replaceAll(/\s/g, '')),
  z.regex(new RegExp(`^$|^\\d{${VERIFICATION_CODE_DIGITS}}$`), {
    error: 'verificationCode.digits',
  }),
);
