import { appAnswer } from '../../store/pushes.ts';
import { recordSecurityEvent } from '../../store/securityEvents.ts';
import { messages } from '../messages.ts';
import { proved } from '../proof.ts';
import { stageOf } from '../stage.ts';
import { defineStep } from '../step.ts';
import { emptyBody } from './bodies.ts';

/**
 * Whether the verify app approved. Denied or too late, the person chooses again: that is another
 * page, which clients take up from a success only. [AUTH-21]
 */
export const challengePoll = defineStep({
  name: 'challenge-poll',
  path: 'authenticators/poll',
  kind: 'form',
  relatesTo: ['$.currentAuthenticatorEnrollment'],
  refresh: 4000,
  body: emptyBody,
  isOffered: (signIn) =>
    stageOf(signIn) === 'challenge' && signIn.facts.challenge?.method === 'push',
  fields: () => [],
  async handle(context, signIn) {
    const { facts, transaction, address } = signIn;
    const answer = await appAnswer(context, facts.challenge?.data ?? '');
    if (answer === null) return { facts };
    const afterward = () =>
      recordSecurityEvent(context, {
        kind: 'signIn.pushAnswered',
        issuer: transaction.issuer,
        clientId: transaction.clientId,
        subject: facts.subject,
        address,
        details: { answer: answer ?? 'none' },
      });
    if (answer === 'approved') {
      return { ...proved(context, signIn, 'verify'), afterward };
    }
    return {
      facts: { ...facts, challenge: undefined },
      message: answer === 'denied' ? messages.denied : messages.pushOver,
      afterward,
    };
  },
});
