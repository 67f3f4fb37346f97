import { beginChallenge, choosable } from '../begin.ts';
import { stageOf } from '../stage.ts';
import { defineStep, notNow, type SignIn } from '../step.ts';
import { choiceBody } from './bodies.ts';
import { authenticatorForm } from './selectAuthenticator.ts';

const chosenFactor = (signIn: SignIn) => {
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
    const chosen = chosenFactor(signIn);
    return [authenticatorForm(chosen?.id ?? '', chosen?.kind ?? 'phone')];
  },
  async handle(context, signIn, { authenticator }) {
    const choices = choosable(signIn);
    const chosen = choices.find(({ id }) => id === authenticator.id) ?? chosenFactor(signIn);
    if (!chosen) return notNow(signIn);
    return beginChallenge(context, signIn, chosen, authenticator.methodType);
  },
});
