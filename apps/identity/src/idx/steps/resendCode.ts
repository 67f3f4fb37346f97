import * as z from 'zod/mini';
import { sendCode, wasSentRecently } from '../codes.ts';
import { messages } from '../messages.ts';
import { defineStep } from '../step.ts';
import { challengeEmail } from './challengeEmail.ts';

/** Another code in place of the one that was sent. */
export const resendCode = defineStep({
  name: 'resend',
  path: 'challenge/resend',
  kind: 'action',
  body: z.object({}),
  isOffered: (signIn) => challengeEmail.isOffered(signIn),
  fields: () => [],
  async handle(context, signIn) {
    const factor = signIn.user?.factors.find(({ id }) => id === signIn.facts.challenge?.factorId);
    if (!factor) return { facts: signIn.facts, status: 400, message: messages.notPossibleNow };
    if (wasSentRecently(context, signIn)) {
      return { facts: signIn.facts, status: 429, message: messages.sentRecently };
    }
    return sendCode(context, signIn, factor);
  },
});
