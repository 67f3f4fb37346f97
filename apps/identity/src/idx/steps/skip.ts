import { isAt, isEnrolling, missingEnrolments } from '../stage.ts';
import { defineStep, type SignIn } from '../step.ts';
import { emptyBody } from './bodies.ts';

/** What can be skipped now; an optional enrollment, at the choice and midway. */
export const skippable = (signIn: SignIn): 'enrolment' | 'newPassword' | undefined => {
  if (isAt(signIn, 'passwordWarning')) return 'newPassword';
  if (!isEnrolling(signIn) || signIn.facts.enrolment?.kind === 'password') return undefined;
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
