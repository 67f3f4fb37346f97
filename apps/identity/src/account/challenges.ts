import { VERIFICATION_CODE_RESEND_SECONDS } from '@forecourt/validation';
import * as z from 'zod/mini';
import { apiError, readJson } from '../http/apiError.ts';
import { countCode, resetSmsLimitOf, type Channel } from '../idx/codes.ts';
import { messages } from '../idx/messages.ts';
import { codeMessage } from '../outbox/codeMessage.ts';
import {
  confirmContact,
  findProfileChallenge,
  openProfileChallenge,
  type ProfileChallenge,
} from '../store/challenges.ts';
import type { Factor } from '../store/factors.ts';
import { accountUrl, link, type AccountCall } from './caller.ts';
import { notifyInAccount } from './events.ts';

const methodBody = z.object({ method: z.optional(z.enum(['SMS', 'CALL'])) });
const codeBody = z.object({ verificationCode: z.string().check(z.trim(), z.minLength(1)) });

/** Sends a code to an email or phone: at most one per 30 seconds, and five SMS in a row. */
export async function sendChallenge(
  account: AccountCall,
  contact: Factor,
  channel: Channel,
): Promise<ProfileChallenge | Response> {
  const { context, call, user, applicationName } = account;
  const previous = await findProfileChallenge(context, user, contact.id);
  const age = previous ? context.clock.now().getTime() - previous.sentAt.getTime() : Infinity;
  if (age < VERIFICATION_CODE_RESEND_SECONDS * 1000) {
    return apiError(call, 429, 'E0000109', [messages.sentRecently.message]);
  }
  const tooMany = await countCode(context, [user.issuer, user.subject], channel);
  if (tooMany) {
    const causes = tooMany === messages.tooManySms ? [tooMany.message] : [];
    return apiError(call, 429, 'E0000047', causes);
  }
  const { challenge, code } = await openProfileChallenge(context, user, contact.id);
  const to = contact.profile['email'] ?? contact.profile['phoneNumber'] ?? '';
  await context.outbox.send(codeMessage({ channel, to, code, applicationName }));
  return challenge;
}

/** `POST /emails/{id}/challenge` [PROF-11] */
export async function challengeEmail(account: AccountCall, contact: Factor): Promise<Response> {
  const result = await sendChallenge(account, contact, 'email');
  if (result instanceof Response) return result;
  return account.call.json(describe(account, contact, result), 201);
}

/** `POST /phones/{id}/challenge` [PROF-18] */
export async function challengePhone(account: AccountCall, contact: Factor): Promise<Response> {
  const parsed = methodBody.safeParse(await readJson(account.call));
  const isCall = parsed.success && parsed.data.method === 'CALL';
  const result = await sendChallenge(account, contact, isCall ? 'voice' : 'sms');
  if (result instanceof Response) return result;
  const verify = link(accountUrl(account.context, `phones/${contact.id}/verify`), 'POST');
  return account.call.json({ id: contact.id, _links: { verify } });
}

function describe({ context }: AccountCall, contact: Factor, challenge: ProfileChallenge) {
  const url = accountUrl(context, `emails/${contact.id}/challenge/${challenge.id}`);
  return {
    id: challenge.id,
    status: challenge.isVerified ? 'VERIFIED' : 'UNVERIFIED',
    expiresAt: challenge.expiresAt.toISOString(),
    profile: { email: contact.profile['email'] },
    _links: { poll: link(url, 'GET'), verify: link(`${url}/verify`, 'POST') },
  };
}

/** `GET` or `POST /emails/{id}/challenge/{challengeId}`: accepts either method. [PROF-12] */
export async function showChallenge(
  account: AccountCall,
  contact: Factor,
  id: string,
): Promise<Response> {
  const { context, call, user } = account;
  const challenge = await findProfileChallenge(context, user, contact.id, id);
  if (!challenge) return apiError(call, 404, 'E0000007');
  return call.json(describe(account, contact, challenge));
}

/** `POST …/verify`: without an id, verifies the newest challenge. [PROF-13, PROF-19] */
export async function verifyChallenge(
  account: AccountCall,
  contact: Factor,
  id?: string,
): Promise<Response> {
  const { context, call, user } = account;
  const parsed = codeBody.safeParse(await readJson(call));
  const challenge = await findProfileChallenge(context, user, contact.id, id);
  if (!challenge) return apiError(call, 404, 'E0000007');
  const code = parsed.success ? parsed.data.verificationCode : '';
  if (!(await confirmContact(context, user, contact, { id: challenge.id, code }))) {
    return apiError(call, 403, 'E0000068', [messages.codeWrong.message]);
  }
  if (contact.kind === 'phone') await resetSmsLimitOf(context, user);
  await notifyInAccount(account, { kind: 'factor.enrolled', details: { factor: contact.kind } });
  return call.json({});
}
