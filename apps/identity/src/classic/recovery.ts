import type { Context } from '../context.ts';
import { apiError } from '../http/apiError.ts';
import type { Call } from '../http/caller.ts';
import type { Advance, Engine } from '../idx/engine.ts';
import { messages } from '../idx/messages.ts';
import { linkFacts } from '../idx/proof.ts';
import type { SignIn } from '../idx/step.ts';
import { linkMessage, unlockMessage } from '../outbox/codeMessage.ts';
import { resetAttempts } from '../store/attempts.ts';
import { findLink, linkIssues, makeLink, spendLink, type Link } from '../store/links.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { emailOf, findUser, passwordAttempts } from '../store/users.ts';
import { answerAdvance, answerState } from './answer.ts';
import { beginClassic } from './begin.ts';
import type { ClassicRequest } from './body.ts';

const METHODS: Readonly<Record<string, string>> = { SMS: 'sms', CALL: 'voice' };
type Purpose = 'recover' | 'unlock';

/**
 * `POST /recovery/password`, `/recovery/unlock`: the response is the same for every username. Sends
 * a link by email, or a code by SMS or voice.
 */
export async function startRecovery(
  context: Context,
  engine: Engine,
  call: Call,
  { body, caller }: ClassicRequest,
  purpose: Purpose,
): Promise<Response> {
  const { username = '', factorType = 'EMAIL' } = body;
  const newSignIn = await beginClassic(context, engine, caller);
  if (!newSignIn || username.trim() === '') return apiError(call, 400, 'E0000001', ['username']);
  const isOff = purpose === 'unlock' && newSignIn.issuer.allowsUnlock !== true;
  if (isOff) return apiError(call, 403, 'E0000006');
  const methodType = METHODS[factorType.toUpperCase()];
  const advance = methodType
    ? await sendCode(engine, newSignIn, { purpose, username, methodType })
    : await identify(engine, newSignIn, username);
  if (methodType || advance.status !== undefined) return answerAdvance(context, call, advance);
  await sendLink(context, advance.signIn, purpose);
  const recoveryType = purpose === 'unlock' ? 'UNLOCK' : 'PASSWORD';
  return call.json({
    status: 'RECOVERY_CHALLENGE',
    factorResult: 'WAITING',
    factorType: 'EMAIL',
    recoveryType,
  });
}

/** Starts a recovery and identifies the person by username. */
async function identify(engine: Engine, newSignIn: SignIn, username: string): Promise<Advance> {
  const { signIn } = await engine.advance('recover', newSignIn, {});
  return engine.advance('identify', signIn, { identifier: username });
}

async function sendCode(
  engine: Engine,
  newSignIn: SignIn,
  { purpose, username, methodType }: { purpose: Purpose; username: string; methodType: string },
): Promise<Advance> {
  const authenticator = { id: 'phone', methodType };
  if (purpose === 'unlock') {
    const { signIn } = await engine.advance('unlock-account', newSignIn, {});
    return engine.advance('challenge', signIn, { identifier: username, authenticator });
  }
  const advance = await identify(engine, newSignIn, username);
  if (advance.status !== undefined) return advance;
  return engine.advance('challenge', advance.signIn, { authenticator });
}

async function sendLink(context: Context, signIn: SignIn, purpose: Purpose): Promise<void> {
  const { user, client } = signIn;
  const to = emailOf(user);
  const [redirectUri] = client.redirectUris;
  if (!user || !to || !redirectUri) return;
  const url = new URL(redirectUri);
  url.searchParams.set('recovery_token', await makeLink(context, user, purpose));
  const messageOf = purpose === 'unlock' ? unlockMessage : linkMessage;
  await context.outbox.send(messageOf(to, client.name, url.href));
}

/** `POST /recovery/token`: opens the link from a message. [MSG-29, MSG-30, MSG-32] */
export async function openLink(
  context: Context,
  engine: Engine,
  call: Call,
  { body, caller }: ClassicRequest,
): Promise<Response> {
  const purposes = ['recover', 'unlock', 'activate'] as const;
  const token = body.recoveryToken ?? '';
  const link = await findLink(context, token, purposes);
  const user = link && (await findUser(context, link.issuer, link.subject));
  if (!user) {
    const issue = (await linkIssues(context, token)).at(-1);
    const cause = issue ? { path: 'recoveryToken', ...issue } : messages.linkOver.message;
    return apiError(call, 401, 'E0000011', [cause]);
  }
  if (link.purpose === 'unlock') return unlock(context, call, link, user.username);
  const facts = linkFacts(context, user, link);
  const signIn = await beginClassic(context, engine, caller, { issuer: link.issuer, facts });
  return signIn ? answerState(context, call, signIn) : apiError(call, 401, 'E0000011');
}

async function unlock(
  context: Context,
  call: Call,
  { hash, issuer, subject }: Link,
  username: string,
): Promise<Response> {
  const isValid = await spendLink(context, hash);
  if (!isValid) return apiError(call, 401, 'E0000011', [messages.linkOver.message]);
  await resetAttempts(context, passwordAttempts(issuer, username));
  await recordSecurityEvent(context, { kind: 'account.unlocked', issuer, subject });
  return call.json({ status: 'SUCCESS', recoveryType: 'UNLOCK' });
}
