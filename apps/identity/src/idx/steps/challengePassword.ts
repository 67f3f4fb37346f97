import { passcode } from '../form.ts';
import { checkPassword } from '../passwordCheck.ts';
import { stageOf } from '../stage.ts';
import { defineStep } from '../step.ts';
import { CHALLENGE, ENROLL, passwordBody } from './bodies.ts';

/** Enters the password on its own page, after the username. */
export const challengePassword = defineStep({
  ...CHALLENGE,
  relatesTo: ENROLL.relatesTo,
  body: passwordBody,
  isOffered: (signIn) => stageOf(signIn) === 'password',
  fields: (_, error) => [passcode('Password', true, error)],
  handle: (context, signIn, { credentials }) =>
    checkPassword(context, signIn, signIn.facts.identifier ?? '', credentials.passcode),
});
