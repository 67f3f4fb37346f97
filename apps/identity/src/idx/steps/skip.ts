import { missingEnrolments, stageOf } from '../stage.ts';
import { defineStep, type SignIn } from '../step.ts';
import { emptyBody } from './bodies.ts';

const skippable = (signIn: SignIn): 'enrolment' | 'newPassword' | undefined => {
  const stage = stageOf(signIn);
  if (stage === 'passwordWarning') return 'newPassword';
  if (stage !== 'enrolSelect') return undefined;
  return missingEnrolments(signIn).required.length === 0 ? 'enrolment' : undefined;
};

/** Leaves out what need not be done now. [AUTH-23] */
export const skip = defineStep({
  name: 'skip',
  path: 'skip',
  kind: 'form',
  body: emptyBody,
  isOffered: (signIn) => skippable(signIn) !== undefined,
  fields: () => [],
  handle: (_, signIn) => {
    const what = skippable(signIn);
    const { facts } = signIn;
    return Promise.resolve({
      facts: { ...facts, skipped: [...(facts.skipped ?? []), ...(what ? [what] : [])] },
    });
  },
});
