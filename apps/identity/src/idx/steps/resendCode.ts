import { sendCode, wasSentRecently, type Channel } from '../codes.ts';
import type { Challenge, Facts } from '../facts.ts';
import { messages } from '../messages.ts';
import { challengedFactor, stageOf } from '../stage.ts';
import { defineStep, notNow, type SignIn } from '../step.ts';
import { emptyBody } from './bodies.ts';

const channelOf = ({ method }: Challenge): Channel | undefined =>
  method === 'email' || method === 'sms' || method === 'voice' ? method : undefined;

/** The challenge whose code can be sent again, for a verification or an enrollment. */
const pendingChallenge = (signIn: SignIn): Challenge | undefined => {
  const stage = stageOf(signIn);
  if (stage === 'challenge') return signIn.facts.challenge;
  return stage === 'enrol' ? signIn.facts.enrolment?.challenge : undefined;
};

function addressOf(signIn: SignIn): string | undefined {
  const { enrolment } = signIn.facts;
  const profile = enrolment ? enrolment.profile : challengedFactor(signIn)?.profile;
  return profile?.['email'] ?? profile?.['phoneNumber'];
}

/** Sends a new code, which replaces the last one. */
export const resendCode = defineStep({
  name: 'resend',
  path: 'challenge/resend',
  kind: 'action',
  body: emptyBody,
  isOffered: (signIn) => {
    const challenge = pendingChallenge(signIn);
    return challenge !== undefined && channelOf(challenge) !== undefined;
  },
  async handle(context, signIn) {
    const { facts } = signIn;
    const challenge = pendingChallenge(signIn);
    const channel = challenge && channelOf(challenge);
    if (!challenge || !channel) return notNow(signIn);
    if (wasSentRecently(context, challenge)) {
      return { facts, status: 429, message: messages.sentRecently };
    }
    const { factorId, kind } = challenge;
    const to = addressOf(signIn);
    const place = (next: Challenge): Facts =>
      facts.enrolment
        ? { ...facts, enrolment: { ...facts.enrolment, challenge: next } }
        : { ...facts, challenge: next };
    return sendCode(context, signIn, { factorId, kind, channel, to }, place);
  },
});
