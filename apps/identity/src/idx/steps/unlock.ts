import * as z from 'zod/mini';
import { beginChallenge, choosable } from '../begin.ts';
import { textField } from '../form.ts';
import { isAt, stageOf } from '../stage.ts';
import { defineStep, notNow } from '../step.ts';
import { findUser } from '../../store/users.ts';
import { choiceBody, emptyBody } from './bodies.ts';
import { identifierBody } from './identify.ts';
import { beginFor } from './recover.ts';
import { authenticatorChoice } from './selectAuthenticator.ts';

/** Starts an unlock; offered only if the issuer allows it. [AUTH-67] */
export const unlockAccount = defineStep({
  name: 'unlock-account',
  path: 'unlock-account',
  body: emptyBody,
  isOffered: (signIn) =>
    signIn.issuer.allowsUnlock === true && isAt(signIn, 'identify', 'password'),
  handle: () => ({ facts: { purpose: 'unlock', verified: [] } }),
});

/** Takes the username of the locked account, and the factor to verify with. */
export const selectUnlock = defineStep({
  name: 'select-authenticator-unlock-account',
  path: 'challenge',
  body: z.extend(choiceBody, { identifier: identifierBody }),
  isOffered: (signIn) => stageOf(signIn) === 'selectUnlock',
  fields: (signIn, error) => [
    textField('identifier', 'Username', error),
    authenticatorChoice(choosable(signIn)),
  ],
  async handle(context, signIn, { identifier, authenticator }) {
    const outcome = await beginFor(context, signIn, 'unlock', identifier);
    if (outcome.message) return outcome;
    const { facts } = outcome;
    const { issuer } = signIn.transaction;
    const user = facts.subject ? await findUser(context, issuer, facts.subject) : undefined;
    const next = { ...signIn, facts, user };
    const chosen = choosable(next).find(({ id }) => id === authenticator.id);
    if (!chosen) return notNow(signIn);
    return beginChallenge(context, next, chosen, authenticator.methodType);
  },
});
