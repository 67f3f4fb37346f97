import * as z from 'zod/mini';
import type { AccountCall } from '../account/caller.ts';
import { sendChallenge } from '../account/challenges.ts';
import { notifyInAccount, recordInAccount } from '../account/events.ts';
import { apiError, readJson } from '../http/apiError.ts';
import { resetSmsLimitOf } from '../idx/codes.ts';
import { messages } from '../idx/messages.ts';
import { sameAnswer } from '../security/answers.ts';
import { isAppCode } from '../security/appCodes.ts';
import { countFactorTry } from '../security/factorTries.ts';
import { answerProfileChallenge, findProfileChallenge } from '../store/challenges.ts';
import { confirmFactor, type Factor } from '../store/factors.ts';

const body = z.object({
  passCode: z.optional(z.string().check(z.maxLength(400))),
  answer: z.optional(z.string().check(z.maxLength(400))),
});

const isSent = ({ kind }: Factor) => kind === 'email' || kind === 'phone';
const channelOf = ({ kind, profile }: Factor) => {
  if (kind === 'email') return 'email';
  return profile['channel'] === 'voice' ? 'voice' : 'sms';
};

/** Whether an entered code or answer is right for a factor. */
async function isRight({ context, user }: AccountCall, factor: Factor, entry: string) {
  if (isSent(factor)) {
    const challenge = await findProfileChallenge(context, user, factor.id);
    return challenge ? answerProfileChallenge(context, challenge.id, entry) : false;
  }
  if (factor.kind === 'question') return sameAnswer(context, entry, factor.secret);
  const isApp = factor.kind === 'totp' || factor.kind === 'verify';
  return isApp && isAppCode(context, user, factor, entry);
}

/** Refuses a wrong entry. The server asks for people who are signed in, so they are notified. */
async function refuseEntry(
  account: AccountCall,
  factor: Factor,
  check: () => Promise<boolean>,
): Promise<Response | undefined> {
  const { context, call, user } = account;
  const { issuer, subject } = user;
  const owned = { issuer, subject, kind: factor.kind };
  const result = await countFactorTry(context, owned, check, {
    last: (event) => notifyInAccount(account, event),
    other: (event) => recordInAccount(account, event),
  });
  if (result === 'right') {
    if (factor.kind === 'phone') await resetSmsLimitOf(context, user);
    return undefined;
  }
  return result === 'suspended'
    ? apiError(call, 429, 'E0000047', [messages.factorSuspended.message])
    : apiError(call, 403, 'E0000068', [messages.codeWrong.message]);
}

/**
 * `POST /factors/{id}/verify`: without a code, sends one; with a code, checks it. A factor that is
 * still being enrolled proves nothing: the vendor offers only `activate`. [AUTH-08 to AUTH-11]
 */
export async function verify(account: AccountCall, factor: Factor): Promise<Response> {
  const { call } = account;
  if (!factor.isVerified) return apiError(call, 403, 'E0000079');
  const parsed = body.safeParse(await readJson(call));
  const { passCode, answer } = parsed.data ?? {};
  const entry = passCode ?? answer;
  if (entry === undefined) {
    if (!isSent(factor)) return call.json({ factorResult: 'CHALLENGE' });
    const sent = await sendChallenge(account, factor, channelOf(factor));
    return sent instanceof Response ? sent : call.json({ factorResult: 'CHALLENGE' });
  }
  const refusal = await refuseEntry(account, factor, () => isRight(account, factor, entry));
  return refusal ?? call.json({ factorResult: 'SUCCESS' });
}

/**
 * `POST /factors/{id}/resend`: sends another code to what is still being enrolled. [MSG-25, MSG-26]
 */
export async function resend(account: AccountCall, factor: Factor): Promise<Response> {
  const { call } = account;
  if (factor.isVerified || !isSent(factor)) return apiError(call, 403, 'E0000079');
  const sent = await sendChallenge(account, factor, channelOf(factor));
  return sent instanceof Response ? sent : call.json({ id: factor.id });
}

/** `POST /factors/{id}/lifecycle/activate`: the first code completes the enrollment. */
export async function activate(account: AccountCall, factor: Factor): Promise<Response> {
  const { context, call, user } = account;
  const parsed = body.safeParse(await readJson(call));
  if (factor.isVerified) return apiError(call, 400, 'E0000001', ['factor is active']);
  const entry = parsed.data?.passCode ?? '';
  const refusal = await refuseEntry(account, factor, () =>
    confirmFactor(context, user, factor, (trxContext) =>
      isRight({ ...account, context: trxContext }, factor, entry),
    ),
  );
  if (refusal) return refusal;
  await notifyInAccount(account, { kind: 'factor.enrolled', details: { factor: factor.kind } });
  return call.json({ id: factor.id, status: 'ACTIVE' });
}
