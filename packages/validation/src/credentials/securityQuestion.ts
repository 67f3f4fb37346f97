import * as z from 'zod/mini';
import { atLeastCharacters, visibleText } from '../core/characters.ts';
import { lineText } from '../core/shape.ts';
import {
  SECURITY_ANSWER_CHARACTERS_MAX,
  SECURITY_ANSWER_CHARACTERS_MIN,
  SECURITY_QUESTION_CHARACTERS_MAX,
  SECURITY_QUESTION_CHARACTERS_MIN,
} from './constants.ts';

/** At least 3 characters. [AUTH-48] */
export const securityQuestion = lineText(
  SECURITY_QUESTION_CHARACTERS_MAX,
  'securityQuestion.required',
).check(atLeastCharacters(SECURITY_QUESTION_CHARACTERS_MIN, 'securityQuestion.tooShort'));

const isOnlySpaces = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.trim() === '';

/** 4 to 100 characters, not only spaces; outer spaces are trimmed. [AUTH-45 to AUTH-47] */
export const securityAnswer = z
  .string({
    error: ({ input }) =>
      input === undefined || input === null ? 'securityAnswer.required' : 'value.invalid',
  })
  .check(
    z.refine((value) => !isOnlySpaces(value), {
      error: 'securityAnswer.onlySpaces',
      abort: true,
    }),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, { error: 'securityAnswer.required' }),
    atLeastCharacters(SECURITY_ANSWER_CHARACTERS_MIN, 'securityAnswer.tooShort'),
    z.maxLength(SECURITY_ANSWER_CHARACTERS_MAX, { error: 'securityAnswer.tooLong' }),
    visibleText(),
  );
