import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import type { Call } from '../http/caller.ts';
import { amrOf, type Advance } from '../idx/engine.ts';
import { messages } from '../idx/messages.ts';
import type { SignIn } from '../idx/step.ts';
import { isFullyVerified } from '../idx/steps/index.ts';
import { saveFacts } from '../idx/transaction.ts';
import { makeLink } from '../store/links.ts';
import { recordInSignIn } from '../idx/signInEvents.ts';
import { describe, describeUser } from './describe.ts';

/** Responds to a step: with an error, the next state, or success and a session token. */
export async function answerAdvance(
  context: Context,
  call: Call,
  advance: Advance,
): Promise<Response> {
  const { signIn, status = 200, message } = advance;
  if (status !== 200) return refuse(context, call, advance);
  if (isFullyVerified(signIn)) return succeed(context, call, signIn);
  const body = describe(context, signIn);
  const isDenied = message === messages.denied || message === messages.pushOver;
  const factorResult = message === messages.denied ? 'REJECTED' : 'TIMEOUT';
  return call.json(isDenied ? { ...body, factorResult } : body);
}

/** Responds with the current state of a sign-in. */
export async function answerState(context: Context, call: Call, signIn: SignIn): Promise<Response> {
  return isFullyVerified(signIn)
    ? succeed(context, call, signIn)
    : call.json(describe(context, signIn));
}

function refuse(context: Context, call: Call, { status, ...advance }: Advance): Response {
  const message = advance.message ?? advance.fieldMessage;
  const key = message?.i18n.key;
  const causes = message ? [message.message] : [];
  if (key === messages.lockedOut.i18n.key) {
    const href = `${context.config.environment.url}/api/v1/authn/recovery/unlock`;
    const next = { name: 'unlock', href, hints: { allow: ['POST'] } };
    return call.json({ status: 'LOCKED_OUT', _links: { next } });
  }
  if (status === 429) {
    const isEarly = key === messages.sentRecently.i18n.key;
    return apiError(call, 429, isEarly ? 'E0000109' : 'E0000047', causes);
  }
  if (key === messages.notRecognized.i18n.key || key === messages.fewTriesLeft.i18n.key) {
    return apiError(call, 401, 'E0000004', causes);
  }
  if (key === messages.linkOver.i18n.key) return apiError(call, 401, 'E0000011', causes);
  if (key?.startsWith('password.')) return apiError(call, 403, 'E0000014', causes);
  if (status === 401 || status === 403) return apiError(call, 403, 'E0000068', causes);
  return apiError(call, 400, 'E0000001', causes);
}

/** Ends a sign-in with a one-time session token; the state token is no longer valid. */
async function succeed(context: Context, call: Call, signIn: SignIn): Promise<Response> {
  const { transaction, user, facts } = signIn;
  if (!user) return apiError(call, 401, 'E0000011');
  const saved = await saveFacts(context, transaction, { ...facts, isOver: true });
  if (!saved) return apiError(call, 429, 'E0000047');
  const amr = amrOf(facts.verified);
  const sessionToken = await makeLink(context, user, 'session', amr);
  const { subject } = user;
  await recordInSignIn(context, signIn, { kind: 'signIn.succeeded', subject });
  return call.json({
    status: 'SUCCESS',
    sessionToken,
    expiresAt: transaction.expiresAt.toISOString(),
    _embedded: describeUser(signIn),
  });
}
