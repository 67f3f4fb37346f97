import { readKeyAnswer } from '../../security/securityKeys.ts';
import { updateFactor } from '../../store/factors.ts';
import { credentials, textField } from '../form.ts';
import { messages } from '../messages.ts';
import { proved } from '../proof.ts';
import { isChallenged } from '../stage.ts';
import { defineStep, notNow } from '../step.ts';
import { tryFactor } from '../tries.ts';
import { CHALLENGE, keyAnswerBody } from './bodies.ts';

/** Verifies a security key's signature. Any of the person's keys will do. */
export const challengeWebauthn = defineStep({
  ...CHALLENGE,
  body: keyAnswerBody,
  isOffered: (signIn) => isChallenged(signIn, 'webauthn'),
  fields: (_, error) => [
    credentials([
      { ...textField('authenticatorData', 'Authenticator data'), visible: false },
      { ...textField('clientData', 'Client data'), visible: false },
      { ...textField('signatureData', 'Signature', error), visible: false },
    ]),
  ],
  async handle(context, signIn, body) {
    const { facts, user, client } = signIn;
    const data = facts.challenge?.data;
    if (!user || !data) return notNow(signIn);
    const keys = user.factors.filter(({ kind }) => kind === 'webauthn');
    const refusal = await tryFactor(context, signIn, 'webauthn', {
      wrong: messages.keyWrong,
      isRight: async () => {
        for (const key of keys) {
          const counter = await readKeyAnswer(client, data, key.profile, body.credentials);
          if (counter === undefined) continue;
          const profile = { ...key.profile, counter: String(counter) };
          await updateFactor(context, user, key.id, { profile });
          return true;
        }
        return false;
      },
    });
    return refusal ?? proved(context, signIn, 'webauthn');
  },
});
