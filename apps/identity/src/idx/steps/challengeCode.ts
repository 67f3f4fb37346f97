import * as z from 'zod/mini';
import { refuseCode } from '../codeCheck.ts';
import { forgetSms } from '../codes.ts';
import { passcode } from '../form.ts';
import { messages } from '../messages.ts';
import { proved } from '../proof.ts';
import { stageOf } from '../stage.ts';
import { defineStep, type SignIn } from '../step.ts';
import { CHALLENGE, codeBody } from './bodies.ts';

const isSent = ({ facts }: SignIn) =>
  facts.challenge?.kind === 'email' || facts.challenge?.kind === 'phone';

/** The code that was sent by email, SMS or voice; the link of an email carries it too. */
export const challengeCode = defineStep({
  ...CHALLENGE,
  body: codeBody,
  isOffered: (signIn) => stageOf(signIn) === 'challenge' && isSent(signIn),
  fields: (_, wrong) => [passcode('Enter code', false, wrong)],
  async handle(context, signIn, { credentials }) {
    const { facts } = signIn;
    const { challenge } = facts;
    if (!challenge) return { facts, status: 400, message: messages.notPossibleNow };
    const entered = { challenge, code: credentials.passcode };
    const refusal = refuseCode(context, signIn, entered, (next) => ({ ...facts, challenge: next }));
    if (refusal) return refusal;
    if (challenge.method === 'sms') await forgetSms(context, signIn);
    return proved(context, signIn, challenge.kind);
  },
});

/** Whether the link of the email was opened in the meantime: then the sign-in is already further. */
export const pollEmail = defineStep({
  name: 'poll',
  path: 'challenge/poll',
  kind: 'action',
  refresh: 4000,
  body: z.object({}),
  isOffered: (signIn) =>
    stageOf(signIn) === 'challenge' && signIn.facts.challenge?.method === 'email',
  handle: (_, { facts }) => Promise.resolve({ facts }),
});
