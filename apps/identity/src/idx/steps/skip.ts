import { missingEnrolments, stageOf, type Stage } from '../stage.ts';
import { defineStep, type SignIn } from '../step.ts';
import { emptyBody } from './bodies.ts';

/** A set-up that need not be can be left at its choice and in the middle. */
const STAGES: readonly Stage[] = ['enrolSelect', 'enrolData', 'enrol'];

export const skippable = (signIn: SignIn): 'enrolment' | 'newPassword' | undefined => {
  const stage = stageOf(signIn);
  if (stage === 'passwordWarning') return 'newPassword';
  if (!STAGES.includes(stage) || signIn.facts.enrolment?.kind === 'password') return undefined;
  const isPerson = signIn.facts.subject !== undefined;
  return isPerson && missingEnrolments(signIn).required.length === 0 ? 'enrolment' : undefined;
};

/** Leaves out what need not be done now. [AUTH-23] */
export const skip = defineStep({
  name: 'skip',
  path: 'skip',
  body: emptyBody,
  isOffered: (signIn) => skippable(signIn) !== undefined,
  handle: (_, signIn) => {
    const what = skippable(signIn);
    const { facts } = signIn;
    const skipped = [...(facts.skipped ?? []), ...(what ? [what] : [])];
    return { facts: { ...facts, enrolment: undefined, skipped } };
  },
});
