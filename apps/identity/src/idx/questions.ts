import {
  fieldIssues,
  securityAnswer,
  securityQuestion,
  type FieldIssue,
} from '@forecourt/validation';
import type { Context } from '../context.ts';
import { hashAnswer } from '../security/answers.ts';

/** The questions to choose from, with the vendor's keys. */
export const QUESTIONS = [
  { questionKey: 'disliked_food', question: 'What is the food you least liked as a child?' },
  {
    questionKey: 'name_of_first_plush_toy',
    question: 'What is the name of your first stuffed animal?',
  },
  { questionKey: 'first_award', question: 'What did you earn your first medal or award for?' },
  { questionKey: 'first_music_purchase', question: 'What was the first music that you bought?' },
  {
    questionKey: 'favorite_vacation_location',
    question: 'Where did you go for your favorite vacation?',
  },
] as const;

/** The same questions in the classic API's format. */
export const listedQuestions = QUESTIONS.map(({ questionKey, question }) => ({
  question: questionKey,
  questionText: question,
}));

/** The key of a question that the person wrote. */
export const CUSTOM = 'custom';

/** Validates a question, ours or the person's, and hashes its answer; or returns the issues. */
export async function readQuestion(
  context: Context,
  key: string,
  customQuestion: string | undefined,
  answerInput: string | undefined,
): Promise<
  | { readonly issues: readonly FieldIssue[] }
  | {
      readonly profile: { readonly questionKey: string; readonly question: string };
      readonly secret: string;
    }
> {
  const preset = QUESTIONS.find(({ questionKey }) => questionKey === key);
  const question = securityQuestion.safeParse(preset?.question ?? customQuestion);
  const answer = securityAnswer.safeParse(answerInput);
  if (!question.success || !answer.success) {
    const results = [question, answer];
    return {
      issues: results.flatMap((result) => (result.success ? [] : fieldIssues(result.error))),
    };
  }
  return {
    profile: { questionKey: preset?.questionKey ?? CUSTOM, question: question.data },
    secret: await hashAnswer(context, answer.data),
  };
}
