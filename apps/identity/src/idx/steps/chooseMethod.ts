import { beginChallenge, choosable } from '../begin.ts';
import { stageOf } from '../stage.ts';
import { defineStep, notNow, type SignIn } from '../step.ts';
import { choiceBody } from './bodies.ts';
import { authenticatorForm } from './selectAuthenticator.ts';

const chosenOf = (signIn: SignIn) => {
  const { choice } = signIn.facts;
  return choosable(signIn).find(
    ({ kind, factor }) => kind === choice?.kind && (factor?.id ?? 'none') === choice.factorId,
  );
};

/** Chooses the method of a chosen factor, such as SMS or voice. */
export const chooseMethod = defineStep({
  name: 'authenticator-verification-data',
  path: 'challenge',
  relatesTo: ['$.currentAuthenticatorEnrollment'],
  body: choiceBody,
  isOffered: (signIn) => stageOf(signIn) === 'method',
  fields: (signIn) => {
    const chosen = chosenOf(signIn);
    return [authenticatorForm(chosen?.id ?? '', chosen?.kind ?? 'phone')];
  },
  async handle(context, signIn, { authenticator }) {
    const among = choosable(signIn);
    const chosen = among.find(({ id }) => id === authenticator.id) ?? chosenOf(signIn);
    if (!chosen) return notNow(signIn);
    return beginChallenge(context, signIn, chosen, authenticator.methodType);
  },
});
