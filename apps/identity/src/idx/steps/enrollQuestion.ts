import * as z from 'zod/mini';
import { CUSTOM, QUESTIONS, readQuestion } from '../questions.ts';
import { finishEnrolment } from '../enrolment.ts';
import { choiceField, fixedField, option, textField, type Field } from '../form.ts';
import { messages, ruleMessage, type Message } from '../messages.ts';
import { stageOf } from '../stage.ts';
import { defineStep } from '../step.ts';
import { ENROLL } from './bodies.ts';

/** Saves a security question, ours or the person's, with its answer. [AUTH-45 to AUTH-48] */
export const enrollQuestion = defineStep({
  ...ENROLL,
  body: z.object({
    credentials: z.object({
      questionKey: z.optional(z.string()),
      question: z.optional(z.string()),
      answer: z.string().check(z.maxLength(400)),
    }),
  }),
  isOffered: (signIn) => stageOf(signIn) === 'enrol' && signIn.facts.enrolment?.kind === 'question',
  fields: (_, error) => [questionField(error)],
  async handle(context, signIn, { credentials: { questionKey = CUSTOM, question, answer } }) {
    const result = await readQuestion(context, questionKey, question, answer);
    if (!('issues' in result)) return finishEnrolment(context, signIn, 'question', result);
    const [issue] = result.issues;
    const fieldMessage = issue ? ruleMessage(issue) : messages.fieldRequired;
    return { facts: signIn.facts, status: 400, fieldMessage };
  },
});

const answerField = (error: Message | undefined): Field => ({
  ...textField('answer', 'Answer', error),
  secret: true,
});

const presetField: Field = {
  ...textField('questionKey', 'Question'),
  options: QUESTIONS.map(({ question, questionKey }) => ({ label: question, value: questionKey })),
};

const questionField = (error: Message | undefined): Field =>
  choiceField('credentials', [
    option('Choose a security question', [presetField, answerField(error)]),
    option('Write your own security question', [
      fixedField('questionKey', CUSTOM),
      textField('question', 'Question'),
      answerField(error),
    ]),
  ]);
