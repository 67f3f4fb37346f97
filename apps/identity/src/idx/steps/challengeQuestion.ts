import * as z from 'zod/mini';
import { sameAnswer } from '../../security/answers.ts';
import { credentials, fixedField, textField } from '../form.ts';
import { messages } from '../messages.ts';
import { proved } from '../proof.ts';
import { challengedFactor, isChallenged } from '../stage.ts';
import { defineStep, notNow } from '../step.ts';
import { tryFactor } from '../tries.ts';
import { CHALLENGE } from './bodies.ts';

/** Answers the person's security question. */
export const challengeQuestion = defineStep({
  ...CHALLENGE,
  body: z.object({
    credentials: z.object({
      questionKey: z.optional(z.string()),
      answer: z.string().check(z.minLength(1), z.maxLength(400)),
    }),
  }),
  isOffered: (signIn) => isChallenged(signIn, 'security_question'),
  fields: (signIn, error) => {
    const factor = challengedFactor(signIn);
    const value = factor?.profile['questionKey'] ?? 'custom';
    return [
      credentials([
        { ...fixedField('questionKey', value), type: 'string' },
        { ...textField('answer', factor?.profile['question'] ?? 'Answer', error), secret: true },
      ]),
    ];
  },
  async handle(context, signIn, body) {
    const factor = challengedFactor(signIn);
    if (!factor) return notNow(signIn);
    const refusal = await tryFactor(context, signIn, 'question', {
      wrong: messages.answerWrong,
      isRight: () => sameAnswer(context, body.credentials.answer, factor.secret),
    });
    return refusal ?? proved(context, signIn, 'question');
  },
});
