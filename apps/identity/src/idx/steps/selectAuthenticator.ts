import * as z from 'zod/mini';
import { sendCode, wasSentRecently } from '../codes.ts';
import { messages } from '../messages.ts';
import { defineStep } from '../step.ts';

/** Where the code shall go. Only there when there is something to choose, or when asking is set. */
export const selectAuthenticator = defineStep({
  name: 'select-authenticator-authenticate',
  path: 'challenge',
  kind: 'form',
  body: z.object({ authenticator: z.object({ id: z.string() }) }),
  isOffered: ({ facts, user, issuer }) =>
    facts.verified.includes('password') &&
    !facts.verified.includes('email') &&
    (facts.challenge === undefined || !issuer.sendsCodeAtOnce || (user?.factors.length ?? 0) > 1),
  fields: ({ user }) => [
    {
      name: 'authenticator',
      type: 'object',
      required: true,
      options: (user?.factors ?? []).map((factor, index) => ({
        label: 'Email',
        relatesTo: `$.authenticatorEnrollments.value[${index}]`,
        value: {
          form: {
            value: [
              { name: 'id', required: true, value: factor.id, mutable: false },
              { name: 'methodType', required: false, value: 'email', mutable: false },
            ],
          },
        },
      })),
    },
  ],
  async handle(context, signIn, { authenticator }) {
    const { facts, user } = signIn;
    const factor = user?.factors.find(({ id }) => id === authenticator.id);
    if (!factor) return { facts, status: 400, message: messages.notPossibleNow };
    const isSame = facts.challenge?.factorId === factor.id;
    if (isSame && wasSentRecently(context, signIn)) {
      return { facts, status: 429, message: messages.sentRecently };
    }
    return sendCode(context, signIn, factor);
  },
});
