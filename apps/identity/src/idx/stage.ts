import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { Factor } from '../store/factors.ts';
import type { FactorKind, Method, Proof } from './facts.ts';
import type { SignIn } from './step.ts';

/** Factors that can receive a code, which is enough to recover or unlock an account. */
const REACHABLE: readonly FactorKind[] = ['email', 'phone'];

/** The stages of a sign-in, which determine the steps it offers. */
export type Stage =
  | 'identify'
  | 'identifyRecovery'
  | 'selectUnlock'
  | 'profile'
  | 'password'
  | 'select'
  | 'method'
  | 'challenge'
  | 'resetPassword'
  | 'enrolData'
  | 'enrol'
  | 'enrolSelect'
  | 'renewPassword'
  | 'passwordWarning'
  | 'proved'
  | 'over';

export function stageOf(signIn: SignIn): Stage {
  const { facts } = signIn;
  if (facts.completed || facts.isOver) return 'over';
  if (facts.purpose === 'register' && facts.subject === undefined) {
    return facts.enrolment ? 'enrol' : 'profile';
  }
  if (facts.identifier === undefined && facts.subject === undefined) {
    if (facts.purpose === 'recover') return 'identifyRecovery';
    return facts.purpose === 'unlock' ? 'selectUnlock' : 'identify';
  }
  if (facts.purpose === undefined && !facts.verified.includes('password')) return 'password';
  if (facts.challenge) return 'challenge';
  if (facts.choice) return 'method';
  if (facts.enrolment) return facts.enrolment.needsData ? 'enrolData' : 'enrol';
  if (!hasSecondProof(signIn))
    return usableFactors(signIn).length > 0 || concealsUser(signIn) ? 'select' : 'enrolSelect';
  return afterProof(signIn);
}

/** What remains to be done once a person's identity is verified. */
function afterProof(signIn: SignIn): Stage {
  const { facts } = signIn;
  if (!facts.verified.includes('password')) return 'resetPassword';
  if (isPasswordOver(signIn)) return 'renewPassword';
  if (daysToExpiry(signIn) !== undefined && !facts.skipped?.includes('newPassword')) {
    return 'passwordWarning';
  }
  const { required, optional } = missingEnrolments(signIn);
  const isOffered = optional.length > 0 && !facts.skipped?.includes('enrolment');
  return required.length > 0 || isOffered ? 'enrolSelect' : 'proved';
}

/** Whether a sign-in is at one of these stages. */
export const isAt = (signIn: SignIn, ...stages: readonly Stage[]): boolean =>
  stages.includes(stageOf(signIn));

/** Whether the person is choosing a factor to enroll, or enrolling it. */
export const isEnrolling = (signIn: SignIn): boolean =>
  isAt(signIn, 'enrolSelect', 'enrolData', 'enrol');

/** Whether a challenge by one of these methods is open. */
export const isChallenged = (signIn: SignIn, ...methods: readonly Method[]): boolean =>
  stageOf(signIn) === 'challenge' &&
  methods.some((method) => method === signIn.facts.challenge?.method);

/** The factor being challenged; `undefined` if it is nobody's. */
export const challengedFactor = ({ facts, user }: SignIn): Factor | undefined =>
  user?.factors.find(({ id }) => id === facts.challenge?.factorId);

/** Whether pages must look the same for every username, as in recovery and unlock. */
export const concealsUser = ({ facts }: SignIn): boolean =>
  facts.purpose === 'recover' || facts.purpose === 'unlock';

const countsAsSecond = (signIn: SignIn, kind: Proof): boolean => {
  if (kind === 'password') return false;
  if (concealsUser(signIn)) return REACHABLE.includes(kind);
  return kind !== 'question' || signIn.issuer.asksQuestionsAtSignIn === true;
};

const hasSecondProof = (signIn: SignIn): boolean =>
  signIn.facts.verified.some((kind) => countsAsSecond(signIn, kind));

/** The factors with which a person can prove their identity here. */
export const usableFactors = (signIn: SignIn): readonly Factor[] =>
  (signIn.user?.factors ?? []).filter(({ kind }) => countsAsSecond(signIn, kind));

/** Factors to enroll; the optional ones become required for a person without a usable factor. */
export function missingEnrolments(signIn: SignIn) {
  const enrolledKinds = new Set(signIn.user?.factors.map(({ kind }) => kind));
  const { required = [], optional = [] } = signIn.issuer.enrolments ?? {};
  const missing = {
    required: required.filter((kind) => !enrolledKinds.has(kind)),
    optional: optional.filter((kind) => !enrolledKinds.has(kind)),
  };
  const isBare = usableFactors(signIn).length === 0 && missing.required.length === 0;
  return isBare ? { required: missing.optional, optional: [] } : missing;
}

function passwordEndsAt({ user, issuer }: SignIn): number | undefined {
  if (!user || !issuer.passwordAge) return undefined;
  return user.passwordChangedAt.getTime() + issuer.passwordAge.daysMax * MILLISECONDS_PER_DAY;
}

function isPasswordOver(signIn: SignIn): boolean {
  if (signIn.user?.mustChangePassword) return true;
  const endsAt = passwordEndsAt(signIn);
  return endsAt !== undefined && endsAt <= signIn.now.getTime();
}

/** Days until the password expires; `undefined` before it is time to warn. */
export function daysToExpiry(signIn: SignIn): number | undefined {
  const endsAt = passwordEndsAt(signIn);
  if (endsAt === undefined) return undefined;
  const days = Math.ceil((endsAt - signIn.now.getTime()) / MILLISECONDS_PER_DAY);
  return days <= (signIn.issuer.passwordAge?.warnDays ?? 0) ? days : undefined;
}
