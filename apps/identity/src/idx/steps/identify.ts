import * as z from 'zod/mini';
import { passcode, textField } from '../form.ts';
import { messages } from '../messages.ts';
import { checkPassword } from '../passwordCheck.ts';
import { stageOf } from '../stage.ts';
import { defineStep } from '../step.ts';

const IDENTIFIER_CHARACTERS_MAX = 100;
/** A username as typed, but trimmed. */
export const identifierBody = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(IDENTIFIER_CHARACTERS_MAX));

/** Takes the username; the password comes with it or on the next page. */
export const identify = defineStep({
  name: 'identify',
  path: 'identify',
  body: z.object({
    identifier: identifierBody,
    credentials: z.optional(z.object({ passcode: z.optional(z.string()) })),
  }),
  isOffered: (signIn) => stageOf(signIn) === 'identify',
  fields: (_, error) => [
    textField('identifier', 'Username'),
    { ...passcode('Password', true, error), required: false },
  ],
  async handle(context, signIn, { identifier, credentials }) {
    if (!credentials) return { facts: { ...signIn.facts, identifier } };
    if (!credentials.passcode) {
      return { facts: signIn.facts, status: 400, fieldMessage: messages.fieldRequired };
    }
    return checkPassword(context, signIn, identifier, credentials.passcode);
  },
});
