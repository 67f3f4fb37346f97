import { stepOfCode } from '../../security/oneTimeCodes.ts';
import { unseal } from '../../security/seal.ts';
import { readNewKey } from '../../security/securityKeys.ts';
import { appAnswer } from '../../store/pushes.ts';
import { refuseCode } from '../codeCheck.ts';
import { resetSmsLimit } from '../codes.ts';
import { finishEnrolment } from '../enrolment.ts';
import { credentials, passcode, textField } from '../form.ts';
import { messages } from '../messages.ts';
import { changePassword } from '../passwordChange.ts';
import { stageOf } from '../stage.ts';
import { defineStep, notNow, type SignIn } from '../step.ts';
import { tryFactor } from '../tries.ts';
import { ENROLL, codeBody, emptyBody, keyEnrolmentBody, passwordBody } from './bodies.ts';
import { choosePassword, register } from './register.ts';

const enrols = (signIn: SignIn, ...kinds: readonly string[]) =>
  stageOf(signIn) === 'enrol' && kinds.includes(signIn.facts.enrolment?.kind ?? '');

/** Enters the code that confirms a new phone, or the email of a person who is registering. */
export const enrollCode = defineStep({
  ...ENROLL,
  body: codeBody,
  isOffered: (signIn) => enrols(signIn, 'phone', 'email'),
  fields: (_, error) => [passcode('Enter code', false, error)],
  async handle(context, signIn, body) {
    const { facts } = signIn;
    const { enrolment, registration } = facts;
    if (!enrolment?.challenge) return notNow(signIn);
    const entry = { challenge: enrolment.challenge, code: body.credentials.passcode };
    const refusal = refuseCode(context, signIn, entry, (challenge) => ({
      ...facts,
      enrolment: { ...enrolment, challenge },
    }));
    if (refusal) return refusal;
    if (enrolment.kind === 'phone') {
      await resetSmsLimit(context, signIn);
      return finishEnrolment(context, signIn, 'phone', { profile: enrolment.profile ?? {} });
    }
    return registration ? choosePassword(context, signIn, registration) : notNow(signIn);
  },
});

/** Enters the first code of a one-time-code app. */
export const enrollTotp = defineStep({
  ...ENROLL,
  body: codeBody,
  isOffered: (signIn) => enrols(signIn, 'totp'),
  fields: (_, error) => [passcode('Enter code', false, error)],
  async handle(context, signIn, body) {
    const sealed = signIn.facts.enrolment?.secret;
    if (!sealed) return notNow(signIn);
    const code = body.credentials.passcode.replaceAll(/\s/g, '');
    const step = stepOfCode(unseal(context.hashKey, sealed), code, signIn.now);
    const refusal = await tryFactor(context, signIn, 'totp', {
      wrong: messages.codeWrong,
      isRight: () => Promise.resolve(step !== undefined),
    });
    if (refusal) return refusal;
    const profile = { lastStep: String(step) };
    return finishEnrolment(context, signIn, 'totp', { profile, secret: sealed });
  },
});

/** Polls whether the verify app is enrolled, or a registration's email is confirmed. */
export const enrollPoll = defineStep({
  ...ENROLL,
  name: 'enroll-poll',
  path: 'challenge/poll',
  refresh: 4000,
  body: emptyBody,
  isOffered: (signIn) => enrols(signIn, 'verify', 'email'),
  async handle(context, signIn) {
    const { facts } = signIn;
    const { enrolment } = facts;
    if (enrolment?.kind !== 'verify') return { facts };
    const answer = await appAnswer(context, enrolment.challenge?.data ?? '');
    if (answer === null) return { facts };
    if (answer !== 'approved') {
      const message = answer === 'denied' ? messages.denied : messages.pushOver;
      return { facts: { ...facts, enrolment: undefined }, message };
    }
    const profile = { deviceName: 'Demo phone' };
    const { secret } = enrolment;
    return finishEnrolment(context, signIn, 'verify', { profile, ...(secret && { secret }) });
  },
});

/** Saves the public key of a new security key. */
export const enrollWebauthn = defineStep({
  ...ENROLL,
  body: keyEnrolmentBody,
  isOffered: (signIn) => enrols(signIn, 'webauthn'),
  fields: (_, error) => [
    credentials([
      { ...textField('clientData', 'Client data'), visible: false },
      { ...textField('attestation', 'Attestation', error), visible: false },
      { name: 'transports', type: 'string', label: 'Transports', visible: false },
    ]),
  ],
  async handle(context, signIn, body) {
    const { facts, client } = signIn;
    const challenge = facts.enrolment?.challenge?.data ?? '';
    const profile = await readNewKey(client, challenge, body.credentials);
    if (!profile) return { facts, status: 400, fieldMessage: messages.keyWrong };
    return finishEnrolment(context, signIn, 'webauthn', { profile });
  },
});

/** Sets the first password, at the end of a registration or after an activation link. */
export const enrollPassword = defineStep({
  ...ENROLL,
  body: passwordBody,
  isOffered: (signIn) => enrols(signIn, 'password'),
  fields: (_, error) => [passcode('New password', true, error)],
  handle: (context, signIn, { credentials: { passcode: password } }) =>
    signIn.facts.registration
      ? register(context, signIn, password)
      : changePassword(context, signIn, { password, isForced: true }),
});
