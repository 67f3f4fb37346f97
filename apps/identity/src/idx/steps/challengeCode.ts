import { refuseCode } from '../codeCheck.ts';
import { resetSmsLimit } from '../codes.ts';
import { passcode } from '../form.ts';
import { proved } from '../proof.ts';
import { isChallenged } from '../stage.ts';
import { defineStep, notNow } from '../step.ts';
import { CHALLENGE, codeBody, emptyBody } from './bodies.ts';

/** Enters a code sent by email, SMS, or voice; the link in the email carries it too. */
export const challengeCode = defineStep({
  ...CHALLENGE,
  body: codeBody,
  isOffered: (signIn) => isChallenged(signIn, 'email', 'sms', 'voice'),
  fields: (_, error) => [passcode('Enter code', false, error)],
  async handle(context, signIn, { credentials }) {
    const { facts } = signIn;
    const { challenge } = facts;
    if (!challenge) return notNow(signIn);
    const entry = { challenge, code: credentials.passcode };
    const refusal = refuseCode(context, signIn, entry, (next) => ({ ...facts, challenge: next }));
    if (refusal) return refusal;
    if (challenge.method === 'sms') await resetSmsLimit(context, signIn);
    return proved(context, signIn, challenge.kind);
  },
});

/** Polls whether the link in the email was opened, which has then moved the sign-in on. */
export const pollEmail = defineStep({
  name: 'poll',
  path: 'challenge/poll',
  kind: 'action',
  refresh: 4000,
  body: emptyBody,
  isOffered: (signIn) => isChallenged(signIn, 'email'),
  handle: (_, { facts }) => ({ facts }),
});
