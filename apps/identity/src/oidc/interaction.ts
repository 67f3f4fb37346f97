import type { Context } from '../context.ts';
import {
  callerAddress,
  callerOf,
  sessionSecret,
  sessionCookie,
  type Call,
} from '../http/caller.ts';
import { alreadyAnswered } from '../http/alreadyAnswered.ts';
import { pagePolicy } from '../http/page.ts';
import type { Engine, EngineAnswer } from '../idx/engine.ts';
import { sessionExpired } from '../idx/answer.ts';
import { beginTransaction, unredeemable } from '../idx/transaction.ts';
import { endSession, findSession, type Session } from '../store/sessions.ts';
import { readForm } from './form.ts';
import type { Issuer } from './issuer.ts';
import { signInPage, stepBody } from './signInPage.ts';

type Details = Awaited<ReturnType<Issuer['provider']['interactionDetails']>>;

/** `GET {issuer}/interaction/{uid}`: finishes immediately if the session suffices, else asks. */
export async function showInteraction(
  context: Context,
  issuer: Issuer,
  engine: Engine,
  call: Call,
): Promise<Response> {
  const details = await readDetails(issuer, call);
  if (!details) return interactionOver(call);
  const session = await findSession(context, sessionSecret(call));
  if (session && isGoodEnough(context, issuer, details, session)) {
    return finish(context, issuer, call, details, session);
  }
  const interactionHandle = await beginTransaction(context, {
    issuer: issuer.name,
    clientId: String(details.params['client_id']),
    request: unredeemable(),
  });
  const result = await engine.introspect({ interactionHandle }, { address: callerAddress(call) });
  return show(issuer, call, details, result);
}

/** `POST {issuer}/interaction/{uid}`: runs one step of the page's sign-in. */
export async function runInteraction(
  context: Context,
  issuer: Issuer,
  engine: Engine,
  call: Call,
): Promise<Response> {
  const details = await readDetails(issuer, call);
  if (!details) return interactionOver(call);
  const form = await readForm(call);
  const handle = form.get('stateHandle') ?? '';
  const caller = callerOf(call);
  const result = await engine.follow(form.get('path') ?? '', handle, stepBody(form), caller);
  if (!result.sessionSecret) return show(issuer, call, details, result);
  const session = await findSession(context, result.sessionSecret);
  if (!session) return interactionOver(call);
  await endSession(context, sessionSecret(call));
  call.env.outgoing.appendHeader('set-cookie', sessionCookie(context, result.sessionSecret));
  return finish(context, issuer, call, details, session);
}

function interactionOver(call: Call) {
  call.set('pagePolicy', pagePolicy());
  return call.html(signInPage(sessionExpired, 'the application'), 400);
}

async function readDetails(issuer: Issuer, call: Call): Promise<Details | undefined> {
  try {
    return await issuer.provider.interactionDetails(call.env.incoming, call.env.outgoing);
  } catch {
    return undefined;
  }
}

/** Whether the session satisfies the request's `prompt` and `max_age`. */
function isGoodEnough(
  { clock }: Context,
  issuer: Issuer,
  { params }: Details,
  session: Session,
): boolean {
  if (session.issuer !== issuer.name) return false;
  const { prompt, max_age: maxAge } = params;
  if (typeof prompt === 'string' && prompt.split(' ').includes('login')) return false;
  const ageSeconds = (clock.now().getTime() - session.createdAt.getTime()) / 1000;
  return maxAge === undefined || ageSeconds <= Number(maxAge);
}

/** Lets the provider respond: it redirects to where the person came from. */
async function finish(
  context: Context,
  issuer: Issuer,
  call: Call,
  details: Details,
  session: Session,
) {
  const { incoming, outgoing } = call.env;
  await endForeignSession(context, issuer, details, session);
  const ts = Math.floor(session.createdAt.getTime() / 1000);
  const login = { accountId: session.subject, amr: [...session.amr], ts };
  await issuer.provider.interactionFinished(incoming, outgoing, { login });
  return alreadyAnswered(call);
}

/**
 * Ends the provider's own session if it is of someone else, who used this browser before, and
 * notifies the applications. The provider would otherwise sign them out with a page that needs a
 * script.
 */
async function endForeignSession(
  context: Context,
  { name, provider }: Issuer,
  details: Details,
  { subject }: Session,
) {
  if (!details.session || details.session.accountId === subject) return;
  const { accountId, uid } = details.session;
  const foreign = await provider.Session.findByUid(uid);
  details.session = undefined;
  await details.persist();
  await foreign?.destroy();
  const ended = Object.entries(foreign?.authorizations ?? {}).flatMap(([clientId, { sid }]) =>
    sid === undefined ? [] : [{ id: sid, clientId }],
  );
  await context.signedOut({ issuer: name, subject: accountId }, ended);
}

function show(issuer: Issuer, call: Call, details: Details, { status, body }: EngineAnswer) {
  const client = issuer.clients.find(({ id }) => id === details.params['client_id']);
  const targets = (client?.redirectUris ?? []).map((uri) => new URL(uri).origin);
  call.set('pagePolicy', pagePolicy(targets));
  return call.html(signInPage(body, client?.name ?? 'the application'), status);
}
