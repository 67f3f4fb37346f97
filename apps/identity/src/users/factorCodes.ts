import { LOCKOUT_MINUTES, VERIFICATION_CODE_TRIES_MAX } from '@forecourt/validation';
import * as z from 'zod/mini';
import { sendChallenge } from '../account/challenges.ts';
import type { Context } from '../context.ts';
import { apiError, readJson } from '../http/apiError.ts';
import type { Call } from '../http/caller.ts';
import { messages } from '../idx/messages.ts';
import { sameAnswer } from '../security/answers.ts';
import { stepOfCode } from '../security/oneTimeCodes.ts';
import { unseal } from '../security/seal.ts';
import { countAttempt, forgetAttempts } from '../store/attempts.ts';
import { answerProfileChallenge, findProfileChallenge } from '../store/challenges.ts';
import { confirmFactor, updateFactor, type Factor } from '../store/factors.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { recordAndTell } from '../outbox/securityNotice.ts';
import type { User } from '../store/users.ts';
import { managedCall } from './managedCall.ts';

const body = z.object({
  passCode: z.optional(z.string().check(z.maxLength(400))),
  answer: z.optional(z.string().check(z.maxLength(400))),
});

const isSent = ({ kind }: Factor) => kind === 'email' || kind === 'phone';
const channelOf = ({ kind, profile }: Factor) => {
  if (kind === 'email') return 'email';
  return profile['channel'] === 'voice' ? 'voice' : 'sms';
};

/** Whether an entry is right for a factor; each code of an app is accepted once. */
async function isRight(context: Context, user: User, factor: Factor, entry: string) {
  if (isSent(factor)) {
    const challenge = await findProfileChallenge(context, user, factor.id);
    return challenge ? answerProfileChallenge(context, challenge.id, entry) : false;
  }
  if (factor.kind === 'question') return sameAnswer(entry, factor.secret);
  if (!factor.secret || (factor.kind !== 'totp' && factor.kind !== 'verify')) return false;
  const secret = unseal(context.hashKey, factor.secret);
  const step = stepOfCode(secret, entry.replaceAll(/\s/g, ''), context.clock.now());
  if (step === undefined || step <= Number(factor.profile['lastStep'] ?? 0)) return false;
  const profile = { ...factor.profile, lastStep: String(step) };
  await updateFactor(context, user, factor.id, { profile });
  return true;
}

/** Counts the try before it compares; five wrong ones close the factor for five minutes. */
async function refuseEntry(
  context: Context,
  call: Call,
  user: User,
  factor: Factor,
  entry: string,
): Promise<Response | undefined> {
  const { issuer, subject } = user;
  const limit = { scope: 'factor', key: [issuer, subject, factor.kind] };
  const max = VERIFICATION_CODE_TRIES_MAX;
  const windowSeconds = LOCKOUT_MINUTES * 60;
  const tries = await countAttempt(context, { ...limit, max, windowSeconds, slides: true });
  if (tries <= max && (await isRight(context, user, factor, entry))) {
    await forgetAttempts(context, limit);
    return undefined;
  }
  const { address } = managedCall(context, call, user);
  const kind = tries > max ? 'signIn.factorSuspended' : 'signIn.answerWrong';
  const details = { factor: factor.kind };
  await recordSecurityEvent(context, { kind, issuer, subject, address, details });
  if (tries > max) return apiError(call, 429, 'E0000047', [messages.factorSuspended.message]);
  return apiError(call, 403, 'E0000068', [messages.codeWrong.message]);
}

/** `POST /factors/{id}/verify`: without a code it is sent, with one it is judged. [AUTH-08 to AUTH-11] */
export async function verify(
  context: Context,
  call: Call,
  user: User,
  factor: Factor,
): Promise<Response> {
  const given = body.safeParse(await readJson(call));
  const { passCode, answer } = given.data ?? {};
  const entry = passCode ?? answer;
  if (entry === undefined) {
    if (!isSent(factor)) return call.json({ factorResult: 'CHALLENGE' });
    const sent = await sendChallenge(managedCall(context, call, user), factor, channelOf(factor));
    return sent instanceof Response ? sent : call.json({ factorResult: 'CHALLENGE' });
  }
  const refusal = await refuseEntry(context, call, user, factor, entry);
  return refusal ?? call.json({ factorResult: 'SUCCESS' });
}

/** `POST /factors/{id}/lifecycle/activate`: the first code ends the set-up. */
export async function activate(
  context: Context,
  call: Call,
  user: User,
  factor: Factor,
): Promise<Response> {
  const given = body.safeParse(await readJson(call));
  if (factor.isVerified) return apiError(call, 400, 'E0000001', ['factor is active']);
  const refusal = await refuseEntry(context, call, user, factor, given.data?.passCode ?? '');
  if (refusal) return refusal;
  await confirmFactor(context, user, factor);
  const { address } = managedCall(context, call, user);
  const details = { factor: factor.kind };
  await recordAndTell(context, user, { kind: 'factor.enrolled', address, details });
  return call.json({ id: factor.id, status: 'ACTIVE' });
}
