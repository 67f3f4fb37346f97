import type { Context } from '../context.ts';
import type { Advance, Engine } from '../idx/engine.ts';
import { isAt } from '../idx/stage.ts';
import type { SignIn } from '../idx/step.ts';
import { saveFacts } from '../idx/transaction.ts';
import { tryCurrentPassword } from '../security/currentPassword.ts';
import { messages } from '../idx/messages.ts';
import { FACTOR_TYPES } from './describe.ts';
import type { ClassicBody } from './body.ts';

const METHODS: Readonly<Record<string, string>> = {
  email: 'email',
  sms: 'sms',
  call: 'voice',
  push: 'push',
  'token:software:totp': 'otp',
  question: 'security_question',
  webauthn: 'webauthn',
};

/** `POST /factors/{id}/verify`: starts a challenge, answers it, or polls for its result. */
export async function verifyFactor(
  engine: Engine,
  signIn: SignIn,
  factorId: string,
  body: ClassicBody,
): Promise<Advance> {
  const separator = factorId.indexOf('.');
  const id = factorId.slice(0, separator);
  const methodType = METHODS[factorId.slice(separator + 1)] ?? '';
  const { challenge } = signIn.facts;
  const isChallenged = challenge?.factorId === id && challenge.method === methodType;
  const proof = credentialsOf(body);
  if (isChallenged) {
    if (methodType === 'push') return engine.advance('authenticators/poll', signIn, {});
    if (proof) return engine.advance('challenge/answer', signIn, { credentials: proof });
  }
  const advance = await engine.advance('challenge', signIn, { authenticator: { id, methodType } });
  const needsPrompt = methodType === 'push' || methodType === 'webauthn';
  if (!proof || needsPrompt || advance.status !== undefined) return advance;
  return engine.advance('challenge/answer', advance.signIn, { credentials: proof });
}

/** `POST /factors`: starts an enrollment; a security question is enrolled immediately. */
export async function enrollFactor(
  engine: Engine,
  signIn: SignIn,
  { factorType = '', profile = {} }: ClassicBody,
): Promise<Advance> {
  const id = FACTOR_TYPES[factorType] ?? '';
  const { phoneNumber, questionKey, question = questionKey, answer = '' } = profile;
  const advance = await engine.advance('credential/enroll', signIn, {
    authenticator: { id, methodType: METHODS[factorType], phoneNumber },
  });
  if (id !== 'question' || advance.status !== undefined) return advance;
  const credentials = { questionKey: questionKey ?? 'custom', question, answer };
  return engine.advance('challenge/answer', advance.signIn, { credentials });
}

/** `POST /factors/{id}/lifecycle/activate` */
export function activateFactor(
  engine: Engine,
  signIn: SignIn,
  body: ClassicBody,
): Promise<Advance> {
  const { attestation, clientData } = body;
  const credentials =
    attestation === undefined ? { passcode: body.passCode } : { attestation, clientData };
  return engine.advance('challenge/answer', signIn, { credentials });
}

function credentialsOf({ passCode, answer, ...key }: ClassicBody) {
  if (answer !== undefined) return { answer };
  if (key.signatureData !== undefined) {
    const { clientData, authenticatorData, signatureData } = key;
    return { clientData, authenticatorData, signatureData };
  }
  return passCode === undefined ? undefined : { passcode: passCode };
}

/** `POST /credentials/change_password`: checks the old one only after verifying the person. */
export async function changePassword(
  context: Context,
  engine: Engine,
  signIn: SignIn,
  { oldPassword = '', newPassword = '' }: ClassicBody,
): Promise<Advance> {
  const { user } = signIn;
  if (!user || !isAt(signIn, 'renewPassword', 'passwordWarning')) {
    return { signIn, status: 400, message: messages.notPossibleNow };
  }
  const result = await tryCurrentPassword(context, user, oldPassword);
  if (result === 'suspended') return { signIn, status: 429, message: messages.tooManyRequests };
  if (result === 'wrong') return { signIn, status: 403, message: messages.currentWrong };
  return engine.advance('challenge/answer', signIn, { credentials: { passcode: newPassword } });
}

/** `POST /previous`: back to the choice; not in a recovery, where it would skip the question. */
export async function goBack(context: Context, signIn: SignIn): Promise<Advance> {
  const { facts, transaction } = signIn;
  const canGoBack = isAt(signIn, 'challenge', 'method', 'enrol', 'enrolData');
  if (facts.purpose !== undefined || !canGoBack) {
    return { signIn, status: 400, message: messages.notPossibleNow };
  }
  const next = { ...facts, challenge: undefined, enrolment: undefined, choice: undefined };
  const saved = await saveFacts(context, transaction, next);
  if (!saved) return { signIn, status: 429, message: messages.tooManyRequests };
  return { signIn: { ...signIn, facts: next, transaction: saved } };
}
