import type { Context } from '../context.ts';
import { maskedProfile } from '../idx/authenticators.ts';
import { choosable } from '../idx/begin.ts';
import { enrolmentData } from '../idx/entries.ts';
import type { Challenge, FactorKind } from '../idx/facts.ts';
import { concealsUser, missingEnrolments, stageOf, usableFactors } from '../idx/stage.ts';
import type { SignIn } from '../idx/step.ts';
import { enrollable } from '../idx/steps/selectEnroll.ts';
import { skippable } from '../idx/steps/skip.ts';
import { pushNumber } from '../store/pushes.ts';
import { emailOf } from '../store/users.ts';

/** The classic factor types, with our kind for each. */
export const FACTOR_TYPES: Readonly<Record<string, FactorKind>> = {
  email: 'email',
  sms: 'phone',
  call: 'phone',
  'token:software:totp': 'totp',
  question: 'question',
  push: 'verify',
  webauthn: 'webauthn',
};
const PROVIDERS: Readonly<Record<string, string>> = {
  'token:software:totp': 'GOOGLE',
  webauthn: 'FIDO',
};
export const providerOf = (factorType: string): string => PROVIDERS[factorType] ?? 'OKTA';

const typesOf = (kind: FactorKind): readonly string[] =>
  Object.entries(FACTOR_TYPES).flatMap(([type, factorKind]) => (factorKind === kind ? [type] : []));
const typeOfChallenge = ({ kind, method }: Challenge): string =>
  method === 'voice' ? 'call' : (typesOf(kind)[0] ?? kind);

type Json = Readonly<Record<string, unknown>>;

/** The classic response body for the current stage of a sign-in. */
export function describe(context: Context, signIn: SignIn): Json {
  const href = (path: string) => `${context.config.environment.url}/api/v1/authn${path}`;
  const post = (path: string, name?: string) => ({
    ...(name ? { name } : {}),
    href: href(path),
    hints: { allow: ['POST'] },
  });
  const { transaction } = signIn;
  const shared = {
    stateToken: transaction.handle,
    expiresAt: transaction.expiresAt.toISOString(),
  };
  const user = describeUser(signIn);
  const cancel = post('/cancel');
  const change = post('/credentials/change_password', 'changePassword');
  const bodyOf = (status: string, embedded: Json, links: Json, more: Json = {}) => ({
    ...shared,
    status,
    ...more,
    _embedded: { ...user, ...embedded },
    _links: { ...links, cancel },
  });
  const stage = stageOf(signIn);
  switch (stage) {
    case 'select':
    case 'method':
      return bodyOf('MFA_REQUIRED', { factors: factorList(signIn, post) }, {});
    case 'challenge':
      return challengeBody(context, signIn, bodyOf, post);
    case 'enrolSelect': {
      const skip = skippable(signIn) ? { skip: post('/skip') } : {};
      return bodyOf(enrolStatus(signIn), { factors: enrolList(signIn, post, href) }, skip);
    }
    case 'enrolData':
    case 'enrol':
      return enrolmentBody(context, signIn, bodyOf, post);
    case 'resetPassword': {
      const reset = post('/credentials/reset_password', 'resetPassword');
      return bodyOf('PASSWORD_RESET', {}, { next: reset });
    }
    case 'renewPassword':
      return bodyOf('PASSWORD_EXPIRED', {}, { next: change });
    case 'passwordWarning':
      return bodyOf('PASSWORD_WARN', {}, { next: change, skip: post('/skip') });
    case 'identify':
    case 'identifyRecovery':
    case 'selectUnlock':
    case 'profile':
    case 'password':
      return bodyOf('UNAUTHENTICATED', {}, { next: post('', 'authenticate') });
    case 'proved':
    case 'over':
      return { status: 'SUCCESS', recoveryType: 'UNLOCK' };
  }
}

/** `FACTOR_ENROLL` if a factor is required on top of a usable one, else `MFA_ENROLL`. [AUTH-26] */
function enrolStatus(signIn: SignIn): 'MFA_ENROLL' | 'FACTOR_ENROLL' {
  const hasFactor = usableFactors(signIn).length > 0;
  const isRequired = missingEnrolments(signIn).required.length > 0;
  return hasFactor && isRequired ? 'FACTOR_ENROLL' : 'MFA_ENROLL';
}

type BodyOf = (status: string, embedded: Json, links: Json, more?: Json) => Json;
type Post = (path: string, name?: string) => Json;

function factorList(signIn: SignIn, post: Post) {
  return choosable(signIn).flatMap(({ id, kind, factor }) =>
    typesOf(kind).map((factorType) => ({
      id: `${id}.${factorType}`,
      factorType,
      provider: providerOf(factorType),
      profile: concealsUser(signIn) ? {} : maskedProfile(factor?.profile ?? {}),
      _links: { verify: post(`/factors/${id}.${factorType}/verify`) },
    })),
  );
}

function challengeBody(context: Context, signIn: SignIn, bodyOf: BodyOf, post: Post): Json {
  const { challenge, purpose } = signIn.facts;
  if (!challenge) return bodyOf('UNAUTHENTICATED', {}, {});
  const factorType = typeOfChallenge(challenge);
  if (concealsUser(signIn)) {
    const recoveryType = purpose === 'unlock' ? 'UNLOCK' : 'PASSWORD';
    if (challenge.kind === 'question') {
      return bodyOf('RECOVERY', {}, { next: post('/recovery/answer', 'answer') }, { recoveryType });
    }
    const type = factorType.toUpperCase();
    const links = {
      next: post(`/recovery/factors/${type}/verify`, 'verify'),
      resend: post(`/recovery/factors/${type}/resend`, factorType),
    };
    return bodyOf('RECOVERY_CHALLENGE', {}, links, { factorType: type, recoveryType });
  }
  const path = `/factors/${challenge.factorId}.${factorType}`;
  const isPush = challenge.method === 'push';
  const number = isPush
    ? { _embedded: { challenge: { correctAnswer: pushNumber(context, challenge.data ?? '') } } }
    : {};
  const factor = { id: `${challenge.factorId}.${factorType}`, factorType, ...number };
  const links = {
    next: post(`${path}/verify`, isPush ? 'poll' : 'verify'),
    prev: post('/previous'),
    resend: [post(`${path}/resend`, factorType)],
  };
  return bodyOf('MFA_CHALLENGE', { factor, ...keyChallenge(challenge) }, links, {
    factorResult: isPush ? 'WAITING' : 'CHALLENGE',
    factorType,
  });
}

const keyChallenge = ({ kind, data }: Challenge): Json =>
  kind === 'webauthn' ? { challenge: { challenge: data } } : {};

function enrolList(signIn: SignIn, post: Post, href: (path: string) => string) {
  const { required } = missingEnrolments(signIn);
  return enrollable(signIn).flatMap((kind) =>
    typesOf(kind).map((factorType) => ({
      factorType,
      provider: providerOf(factorType),
      enrollment: required.some((requiredKind) => requiredKind === kind) ? 'REQUIRED' : 'OPTIONAL',
      status: 'NOT_SETUP',
      _links: {
        enroll: post('/factors'),
        ...(kind === 'question'
          ? { questions: { href: href('/factors/questions'), hints: { allow: ['GET'] } } }
          : {}),
      },
    })),
  );
}

function enrolmentBody(context: Context, signIn: SignIn, bodyOf: BodyOf, post: Post): Json {
  const { enrolment } = signIn.facts;
  const kind = enrolment && enrolment.kind !== 'password' ? enrolment.kind : 'phone';
  const challenge = enrolment?.challenge;
  const factorType = challenge ? typeOfChallenge(challenge) : (typesOf(kind)[0] ?? kind);
  const isPush = kind === 'verify';
  const path = `/factors/new.${factorType}/lifecycle/activate`;
  const links = {
    next: post(isPush ? `${path}/poll` : path, isPush ? 'poll' : 'activate'),
    prev: post('/previous'),
    ...(skippable(signIn) ? { skip: post('/skip') } : {}),
  };
  const { qrcode, ...activation } = enrolmentData(context, signIn, kind) ?? {};
  const factor = {
    id: `new.${factorType}`,
    factorType,
    _embedded: { activation: { ...activation, _links: qrcode ? { qrcode } : {} } },
  };
  const more = { factorType, ...(isPush ? { factorResult: 'WAITING' } : {}) };
  return bodyOf('MFA_ENROLL_ACTIVATE', { factor }, links, more);
}

/** Reveals the user only after at least one factor has been verified. */
export function describeUser({ user, facts }: SignIn): Json {
  if (!user || facts.verified.length === 0) return {};
  const { subject: id, username: login, firstName, lastName } = user;
  return { user: { id, profile: { login, firstName, lastName, email: emailOf(user) } } };
}
