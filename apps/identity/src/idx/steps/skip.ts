import { missingEnrolments, stageOf, type Stage } from '../stage.ts';
import { defineStep, type SignIn } from '../step.ts';
import { emptyBody } from './bodies.ts';

/** An optional enrollment can be skipped at the choice and midway. */
const STAGES: readonly Stage[] = ['enrolSelect', 'enrolData', 'enrol'];

export const skippable = (signIn: SignIn): 'enrolment' | 'newPassword' | undefined => {
  const stage = stageOf(signIn);
  if (stage === 'passwordWarning') return 'newPassword';
  if (!STAGES.includes(stage) || signIn.facts.enrolment?.kind === 'password') return undefined;
  const isPerson = signIn.facts.subject !== undefined;
  return isPerson && missingEnrolments(signIn).required.length === 0 ? 'enrolment' : undefined;
};

/** Skips what is optional for now. [AUTH-23] */
export const skip = defineStep({
  name: 'skip',
  path: 'skip',
  body: emptyBody,
  isOffered: (signIn) => skippable(signIn) !== undefined,
  handle: (_, signIn) => {
    const kind = skippable(signIn);
    const { facts } = signIn;
    const skipped = [...(facts.skipped ?? []), ...(kind ? [kind] : [])];
    return { facts: { ...facts, enrolment: undefined, skipped } };
  },
});
