import { fieldIssues, type FieldIssue } from '@forecourt/validation';
import { mfaPhone, phoneKind } from '@forecourt/validation/phones';
import type { Context } from '../../context.ts';
import { newSharedSecret } from '../../security/oneTimeCodes.ts';
import { seal } from '../../security/seal.ts';
import { methodsOf } from '../authenticators.ts';
import { newKeyChallenge, push } from '../begin.ts';
import { sendCode } from '../codes.ts';
import type { Enrolment, FactorKind } from '../facts.ts';
import { textField } from '../form.ts';
import { ruleMessage } from '../messages.ts';
import { openChallenge } from '../proof.ts';
import { isEnrolling, missingEnrolments, stageOf } from '../stage.ts';
import { defineStep, notNow, type Outcome, type SignIn } from '../step.ts';
import { choiceBody } from './bodies.ts';
import { authenticatorChoice, authenticatorForm } from './selectAuthenticator.ts';

/** Factors that the person can enroll now, in the order of the `authenticators` list. */
export const enrollable = (signIn: SignIn): readonly FactorKind[] => {
  const { required, optional } = missingEnrolments(signIn);
  return [...required, ...optional];
};

/** Chooses the authenticator to enroll. [AUTH-19] */
export const selectEnroll = defineStep({
  name: 'select-authenticator-enroll',
  path: 'credential/enroll',
  body: choiceBody,
  isOffered: (signIn) =>
    isEnrolling(signIn) &&
    enrollable(signIn).length > 0 &&
    signIn.user !== undefined &&
    signIn.facts.enrolment?.kind !== 'password',
  fields: (signIn) => {
    const choices = enrollable(signIn).map((kind) => ({ id: kind, kind }));
    return [authenticatorChoice(choices, 'authenticators')];
  },
  async handle(context, signIn, { authenticator }) {
    const kind = enrollable(signIn).find((one) => one === authenticator.id);
    if (!kind) return notNow(signIn);
    if (kind === 'phone' && authenticator.phoneNumber) {
      return enrolPhone(context, signIn, authenticator.phoneNumber, authenticator.methodType);
    }
    const enrolment = await begin(context, signIn, kind);
    return { facts: { ...signIn.facts, enrolment } };
  },
});

async function begin(context: Context, signIn: SignIn, kind: FactorKind): Promise<Enrolment> {
  const open = (data?: string) =>
    openChallenge(context, {
      factorId: 'new',
      kind,
      method: methodsOf(kind)[0] ?? 'otp',
      ...(data && { data }),
    });
  const secret = () => seal(context.hashKey, newSharedSecret());
  switch (kind) {
    case 'phone':
      return { kind, needsData: true };
    case 'totp':
      return { kind, secret: secret() };
    case 'verify': {
      const id = await push(context, signIn, 'enroll');
      return { kind, secret: secret(), challenge: open(id) };
    }
    case 'webauthn':
      return { kind, challenge: open(newKeyChallenge()) };
    case 'email':
    case 'question':
      return { kind };
  }
}

/** Takes a phone number, and how to send its first code. */
export const enrollmentData = defineStep({
  name: 'authenticator-enrollment-data',
  path: 'credential/enroll',
  relatesTo: ['$.currentAuthenticator'],
  body: choiceBody,
  isOffered: (signIn) => stageOf(signIn) === 'enrolData',
  fields: (_, error) => [
    authenticatorForm('phone', 'phone', textField('phoneNumber', 'Phone number', error)),
  ],
  async handle(context, signIn, { authenticator }) {
    const { id, phoneNumber = '', methodType } = authenticator;
    const otherKind = enrollable(signIn).find((kind) => kind === id && kind !== 'phone');
    if (otherKind) {
      return { facts: { ...signIn.facts, enrolment: await begin(context, signIn, otherKind) } };
    }
    return enrolPhone(context, signIn, phoneNumber, methodType);
  },
});

async function enrolPhone(
  context: Context,
  signIn: SignIn,
  input: string,
  methodType: string | undefined,
): Promise<Outcome> {
  const { facts } = signIn;
  const number = readPhone(input);
  if ('wrong' in number) return { facts, status: 400, fieldMessage: number.wrong };
  const { phoneNumber } = number;
  const channel = methodType === 'voice' ? 'voice' : 'sms';
  const target = { factorId: 'new', kind: 'phone', channel, to: phoneNumber } as const;
  return sendCode(context, signIn, target, (challenge) => ({
    ...facts,
    enrolment: { kind: 'phone', profile: { phoneNumber }, challenge },
  }));
}

/** Normalizes a US number, typed with or without `+1`, to `+1…`. [AUTH-50 to AUTH-52] */
export function readPhone(input: string) {
  const national = input.replaceAll(/[()\-.]/g, ' ').replace(/^\s*\+1/, '');
  if (national.trim().startsWith('+') && phoneKind(input) !== 'us') {
    return wrongPhone({ path: '', key: 'mfaPhone.nonUs', params: {} });
  }
  const result = mfaPhone.safeParse(national.trim());
  if (result.success) return { phoneNumber: `+1${result.data.replaceAll(/\s/g, '').slice(-10)}` };
  const [issue] = fieldIssues(result.error);
  return wrongPhone(issue ?? { path: '', key: 'mobileNumber.required', params: {} });
}

const wrongPhone = (issue: FieldIssue) => ({ wrong: ruleMessage(issue), issue });
