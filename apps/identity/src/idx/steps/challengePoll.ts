import { appAnswer } from '../../store/pushes.ts';
import { recordInSignIn } from '../signInEvents.ts';
import { messages } from '../messages.ts';
import { proved } from '../proof.ts';
import { isChallenged } from '../stage.ts';
import { defineStep } from '../step.ts';
import { emptyBody } from './bodies.ts';

/**
 * Polls for the verify app's approval. If it is denied or too late, the person chooses again: that
 * is a new page, which clients accept only from a successful response. [AUTH-21]
 */
export const challengePoll = defineStep({
  name: 'challenge-poll',
  path: 'authenticators/poll',
  relatesTo: ['$.currentAuthenticatorEnrollment'],
  refresh: 4000,
  body: emptyBody,
  isOffered: (signIn) => isChallenged(signIn, 'push'),
  async handle(context, signIn) {
    const { facts } = signIn;
    const answer = await appAnswer(context, facts.challenge?.data ?? '');
    if (answer === null) return { facts };
    const afterSave = () =>
      recordInSignIn(context, signIn, {
        kind: 'signIn.pushAnswered',
        details: { answer: answer ?? 'none' },
      });
    if (answer === 'approved') {
      return { ...proved(context, signIn, 'verify'), afterSave };
    }
    return {
      facts: { ...facts, challenge: undefined },
      message: answer === 'denied' ? messages.denied : messages.pushOver,
      afterSave,
    };
  },
});
