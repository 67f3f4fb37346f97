import {
  PASSWORD_CHARACTERS_MIN,
  PASSWORD_HISTORY_COUNT,
  PASSWORD_CHANGE_WAIT_HOURS,
} from '@forecourt/validation';
import { toSvgDataUrl } from '../security/qrCode.ts';
import { appAddress } from '../security/oneTimeCodes.ts';
import { unseal } from '../security/seal.ts';
import { pushNumber } from '../store/pushes.ts';
import { readTransports, rpIdOf } from '../security/securityKeys.ts';
import type { Context } from '../context.ts';
import { describeAuthenticator, describeFactor } from './authenticators.ts';
import { array, object } from './form.ts';
import { choosable } from './begin.ts';
import type { FactorKind } from './facts.ts';
import { QUESTIONS } from './questions.ts';
import { challengedFactor, concealsUser, daysToExpiry, isEnrolling, stageOf } from './stage.ts';
import type { SignIn } from './step.ts';
import { enrollable } from './steps/selectEnroll.ts';

const KEY_ALGORITHMS = [-7, -257];

type Actions = Readonly<Record<string, unknown>>;

/** The authenticator of the current page, and the lists that its options refer to. */
export function entries(
  context: Context,
  signIn: SignIn,
  actions: Actions,
): Record<string, unknown> {
  return {
    ...current(context, signIn, actions),
    ...authenticatorList(signIn),
    ...enrolmentList(signIn),
  };
}

function current(context: Context, signIn: SignIn, actions: Actions) {
  switch (stageOf(signIn)) {
    case 'identify':
    case 'password':
      return { currentAuthenticator: object({ ...describeAuthenticator('password'), ...actions }) };
    case 'resetPassword':
    case 'renewPassword':
    case 'passwordWarning':
      return { currentAuthenticator: object(passwordWithRules(signIn)) };
    case 'enrolData':
    case 'enrol':
      return { currentAuthenticator: object(enrolmentEntry(context, signIn, actions)) };
    case 'method':
    case 'challenge':
      return { currentAuthenticatorEnrollment: object(challengeEntry(context, signIn, actions)) };
    case 'identifyRecovery':
    case 'selectUnlock':
    case 'profile':
    case 'select':
    case 'enrolSelect':
    case 'proved':
    case 'over':
      return {};
  }
}

/** The password authenticator, with the rules for a new password. */
function passwordWithRules(signIn: SignIn) {
  const days = daysToExpiry(signIn);
  return {
    ...describeAuthenticator('password'),
    settings: {
      complexity: { minLength: PASSWORD_CHARACTERS_MIN, excludeUsername: true },
      age: { minAgeMinutes: PASSWORD_CHANGE_WAIT_HOURS * 60, historyCount: PASSWORD_HISTORY_COUNT },
      ...(days === undefined ? {} : { daysToExpiry: days }),
    },
  };
}

function challengeEntry(context: Context, signIn: SignIn, actions: Actions) {
  const { facts, user } = signIn;
  const kind = facts.challenge?.kind ?? facts.choice?.kind ?? 'email';
  const factorId = facts.challenge?.factorId ?? facts.choice?.factorId;
  const factor = user?.factors.find(({ id }) => id === factorId);
  const isHidden = concealsUser(signIn) && kind !== 'question';
  const description = factor && !isHidden ? describeFactor(factor) : describeAuthenticator(kind);
  return { ...description, ...challengeData(context, signIn), ...actions };
}

function challengeData(context: Context, signIn: SignIn): Record<string, unknown> {
  const { challenge } = signIn.facts;
  const factor = challengedFactor(signIn);
  if (challenge?.kind === 'question' && factor) {
    const { questionKey = 'custom', question = '' } = factor.profile;
    return { contextualData: { enrolledQuestion: { questionKey, question } } };
  }
  if (challenge?.method === 'push') {
    return { contextualData: { correctAnswer: pushNumber(context, challenge.data ?? '') } };
  }
  if (challenge?.kind !== 'webauthn') return {};
  const keyChallenge = {
    challenge: challenge.data,
    rpId: rpIdOf(signIn.client),
    userVerification: 'preferred',
    allowCredentials: keysOf(signIn),
  };
  return { contextualData: { challengeData: keyChallenge } };
}

/** The person's security keys, as descriptors for the browser. */
const keysOf = ({ user }: SignIn) =>
  (user?.factors ?? [])
    .filter(({ kind }) => kind === 'webauthn')
    .map(({ profile }) => ({
      type: 'public-key',
      id: profile['credentialId'],
      transports: readTransports(profile['transports']),
    }));

function enrolmentEntry(context: Context, signIn: SignIn, actions: Actions) {
  const { enrolment } = signIn.facts;
  const kind = enrolment?.kind ?? 'password';
  if (kind === 'password') return passwordWithRules(signIn);
  const data = enrolmentData(context, signIn, kind);
  return { ...describeAuthenticator(kind), ...(data ? { contextualData: data } : {}), ...actions };
}

/** What enrolling a factor shows: a QR code, the questions, or a security key's challenge. */
export function enrolmentData(
  context: Context,
  signIn: SignIn,
  kind: FactorKind,
): Readonly<Record<string, unknown>> | undefined {
  const { enrolment } = signIn.facts;
  const label = signIn.user?.username ?? '';
  if (kind === 'totp' && enrolment?.secret) {
    const sharedSecret = unseal(context.hashKey, enrolment.secret);
    return { qrcode: qrCode(appAddress(sharedSecret, label)), sharedSecret };
  }
  if (kind === 'verify') {
    const address = `${context.config.environment.url}/demo/verify`;
    return { selectedChannel: 'qrcode', qrcode: qrCode(address) };
  }
  if (kind === 'question') return { questions: QUESTIONS, questionKeys: ['custom'] };
  return kind === 'webauthn' ? { activationData: activationData(signIn) } : undefined;
}

const qrCode = (text: string) => ({
  method: 'embedded',
  href: toSvgDataUrl(text),
  type: 'image/svg+xml',
});

function activationData(signIn: SignIn) {
  const { facts, user, client } = signIn;
  return {
    rp: { name: client.name, id: rpIdOf(client) },
    user: {
      id: Buffer.from(user?.subject ?? '').toString('base64url'),
      name: user?.username,
      displayName: `${user?.firstName} ${user?.lastName}`,
    },
    challenge: facts.enrolment?.challenge?.data,
    pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    attestation: 'none',
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
    excludeCredentials: keysOf(signIn),
  };
}

function authenticatorList(signIn: SignIn) {
  if (isEnrolling(signIn)) {
    return signIn.user
      ? { authenticators: array(enrollable(signIn).map(describeAuthenticator)) }
      : {};
  }
  const isKnown = signIn.facts.verified.includes('password');
  const kinds = isKnown ? choosable(signIn).map(({ kind }) => kind) : [];
  return kinds.length > 0
    ? { authenticators: array([...new Set(kinds)].map(describeAuthenticator)) }
    : {};
}

/** Describes the person's own factors only after the password; otherwise all look alike. */
function enrolmentList(signIn: SignIn) {
  const isShown = signIn.facts.verified.includes('password') || concealsUser(signIn);
  if (!isShown) return {};
  const enrolments = choosable(signIn).map(({ id, kind, factor }) =>
    factor && !concealsUser(signIn)
      ? describeFactor(factor)
      : { ...describeAuthenticator(kind), id },
  );
  return { authenticatorEnrollments: array(enrolments) };
}
