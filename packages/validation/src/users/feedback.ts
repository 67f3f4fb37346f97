import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { visibleText } from '../core/characters.ts';
import { flag, nullable, shape, text } from '../core/shape.ts';
import {
  FEEDBACK_COMMENT_CHARACTERS_MAX,
  FEEDBACK_RATING_MAX,
  FEEDBACK_RATING_MIN,
} from './constants.ts';

const rating = z
  .int({
    error: ({ input }) =>
      input === undefined || input === null ? 'feedback.ratingRequired' : 'value.invalid',
  })
  .check(
    z.refine((value) => value >= FEEDBACK_RATING_MIN && value <= FEEDBACK_RATING_MAX, {
      error: 'value.between',
      params: { min: FEEDBACK_RATING_MIN, max: FEEDBACK_RATING_MAX },
    }),
  );

/** Feedback on the product; people are contacted only with their consent. [HELP-02, ENT-48] */
export const feedback = shape({
  rating,
  comment: z.optional(nullable(text(FEEDBACK_COMMENT_CHARACTERS_MAX).check(visibleText()))),
  consentToContact: withDefault(flag, false),
});
export type Feedback = z.infer<typeof feedback>;
