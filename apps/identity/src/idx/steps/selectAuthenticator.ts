import { AUTHENTICATORS, methodOptions, methodsOf } from '../authenticators.ts';
import { beginChallenge, choosable, type Choosable } from '../begin.ts';
import type { Method } from '../facts.ts';
import { choiceField, fixedField, objectField, option, textField, type Field } from '../form.ts';
import { isAt } from '../stage.ts';
import { defineStep, notNow, type SignIn } from '../step.ts';
import { choiceBody } from './bodies.ts';

/** Whether there is something to choose, or the issuer lets people choose first. */
function isOffered(signIn: SignIn): boolean {
  if (isAt(signIn, 'select', 'method')) return true;
  const { facts, issuer } = signIn;
  if (!isAt(signIn, 'challenge') || (facts.challenge?.kind === 'question' && facts.purpose))
    return false;
  return !issuer.sendsCodeAtOnce || choosable(signIn).length > 1;
}

/** Chooses the factor to verify with. [AUTH-18] */
export const selectAuthenticator = defineStep({
  name: 'select-authenticator-authenticate',
  path: 'challenge',
  body: choiceBody,
  isOffered,
  fields: (signIn) => [authenticatorChoice(choosable(signIn))],
  async handle(context, signIn, { authenticator }) {
    const chosen = choosable(signIn).find(({ id }) => id === authenticator.id);
    if (!chosen) return notNow(signIn);
    return beginChallenge(context, signIn, chosen, authenticator.methodType);
  },
});

/** The field for choosing a factor; each option refers to an entry of the response's `list`. */
export const authenticatorChoice = (
  choices: readonly Pick<Choosable, 'id' | 'kind'>[],
  list = 'authenticatorEnrollments',
): Field =>
  choiceField(
    'authenticator',
    choices.map(({ id, kind }, index) => ({
      ...option(AUTHENTICATORS[kind].displayName, [
        { name: 'id', required: true, value: id, mutable: false },
        methodField(methodsOf(kind)),
      ]),
      relatesTo: `$.${list}.value[${index}]`,
    })),
  );

/** The field of one authenticator: the choice of its method, and any further inputs. */
export const authenticatorForm = (
  id: string,
  kind: Choosable['kind'],
  ...more: readonly Field[]
): Field =>
  objectField('authenticator', [
    fixedField('id', id),
    { ...textField('methodType', 'Method'), options: methodOptions(methodsOf(kind)) },
    ...more,
  ]);

/** The method of a factor: fixed if there is only one, otherwise a choice. */
function methodField(methods: readonly Method[]): Field {
  const [onlyMethod] = methods;
  if (methods.length === 1) {
    return { name: 'methodType', required: false, value: onlyMethod, mutable: false };
  }
  const options = methodOptions(methods);
  return { name: 'methodType', type: 'string', required: false, options };
}
