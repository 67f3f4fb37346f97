import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Factor } from '../store/factors.ts';
import { pushToApp } from '../store/pushes.ts';
import { primaryEmail } from '../store/users.ts';
import { countInSignIn, wasSentRecently, sendCode } from './codes.ts';
import type { Challenge, FactorKind, Method } from './facts.ts';
import { messages } from './messages.ts';
import { openChallenge, questionChallenge } from './proof.ts';
import { concealsUser, usableFactors } from './stage.ts';
import type { Outcome, SignIn } from './step.ts';

const KEY_CHALLENGE_BYTES = 32;

/** A factor to choose from. In recovery and unlock, its id is its kind and it may be missing. */
export interface Choosable {
  readonly id: string;
  readonly kind: FactorKind;
  readonly factor: Factor | undefined;
}

/** The factors to choose from; recovery and unlock offer everyone the same. */
export function choosable(signIn: SignIn): readonly Choosable[] {
  const usable = usableFactors(signIn);
  if (!concealsUser(signIn))
    return usable.map((factor) => ({ id: factor.id, kind: factor.kind, factor }));
  return (['email', 'phone'] as const).map((kind) => ({
    id: kind,
    kind,
    factor:
      kind === 'email' ? primaryEmail(usable) : usable.find((candidate) => candidate.kind === kind),
  }));
}

/** Starts a challenge: sends what must be sent, or first asks which method to use. */
export async function beginChallenge(
  context: Context,
  signIn: SignIn,
  { kind, factor }: Choosable,
  method: string | undefined,
): Promise<Outcome> {
  const { facts } = signIn;
  const factorId = factor?.id ?? 'none';
  const isSame = facts.challenge?.factorId === factorId && facts.challenge.kind === kind;
  const isPush = kind === 'verify' && method === 'push' && facts.challenge?.method === 'push';
  const isSent = kind === 'email' || kind === 'phone' || isPush;
  if (isSent && isSame && wasSentRecently(context, facts.challenge)) {
    return { facts, status: 429, message: messages.sentRecently };
  }
  const open = (challenge: Challenge): Outcome => ({
    facts: { ...facts, choice: undefined, challenge },
  });
  const plain = (chosenMethod: Method, data?: string) =>
    open(openChallenge(context, { factorId, kind, method: chosenMethod, ...(data && { data }) }));
  switch (kind) {
    case 'email': {
      const to = factor?.profile['email'];
      return sendCode(context, signIn, { factorId, kind, channel: 'email', to });
    }
    case 'phone': {
      if (method !== 'sms' && method !== 'voice') return askMethod(signIn, factorId, kind);
      const to = factor?.profile['phoneNumber'];
      return sendCode(context, signIn, { factorId, kind, channel: method, to });
    }
    case 'totp':
      return plain('otp');
    case 'question':
      return open(questionChallenge(context, factorId));
    case 'verify': {
      if (method === 'totp') return plain('totp');
      if (method !== 'push') return askMethod(signIn, factorId, kind);
      const tooMany = await countInSignIn(context, signIn, 'push');
      if (tooMany) return { facts, status: 429, message: tooMany };
      return plain('push', await push(context, signIn, 'signIn'));
    }
    case 'webauthn':
      return plain('webauthn', newKeyChallenge());
  }
}

const askMethod = ({ facts }: SignIn, factorId: string, kind: FactorKind): Outcome => ({
  facts: { ...facts, challenge: undefined, choice: { factorId, kind } },
});

/** Sends a push to the person's verify app; returns its id. */
export const push = (
  context: Context,
  { transaction: { issuer }, facts, client }: SignIn,
  purpose: 'enroll' | 'signIn',
): Promise<string> =>
  pushToApp(context, { issuer, subject: facts.subject ?? '', purpose, application: client.name });

/** Random bytes for a security key to sign. */
export const newKeyChallenge = (): string => randomBytes(KEY_CHALLENGE_BYTES).toString('base64url');
