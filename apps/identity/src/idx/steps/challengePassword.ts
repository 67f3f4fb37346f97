import * as z from 'zod/mini';
import { passcode } from '../form.ts';
import { checkPassword } from '../passwordCheck.ts';
import { defineStep } from '../step.ts';

/** The password on a page of its own, after the user name. */
export const challengePassword = defineStep({
  name: 'challenge-authenticator',
  path: 'challenge/answer',
  kind: 'form',
  relatesTo: ['$.currentAuthenticator'],
  body: z.object({
    credentials: z.object({ passcode: z.string().check(z.minLength(1)) }),
  }),
  isOffered: ({ facts }) => facts.identifier !== undefined && !facts.verified.includes('password'),
  fields: (_, wrong) => [passcode('Password', true, wrong)],
  handle: (context, signIn, { credentials }) =>
    checkPassword(context, signIn, signIn.facts.identifier ?? '', credentials.passcode),
});
