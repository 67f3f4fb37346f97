import { jwtVerify } from 'jose';
import type { Context } from '../context.ts';
import { callerAddress, clearSessionCookie, sessionSecret, type Call } from '../http/caller.ts';
import { signOut } from '../sessions/signOut.ts';
import { findSession } from '../store/sessions.ts';
import type { Issuer } from './issuer.ts';

interface Hint {
  readonly clientId: string;
  readonly subject: string;
}

/**
 * `GET {issuer}/v1/logout` with one of our id tokens: ends our session and the provider's, and
 * redirects to the requested address if it is registered. `undefined` without a usable id token:
 * then the provider's own page asks the person first.
 */
export async function logout(
  context: Context,
  issuer: Issuer,
  call: Call,
): Promise<Response | undefined> {
  const hint = await readHint(issuer, call.req.query('id_token_hint'));
  if (!hint) return undefined;
  const client = issuer.clients.find(({ id }) => id === hint.clientId);
  const target = call.req.query('post_logout_redirect_uri');
  if (!client || !target || !client.postLogoutRedirectUris.includes(target)) return undefined;
  await endOurSession(context, issuer, call, hint);
  await endProviderSession(issuer, call);
  const address = new URL(target);
  const state = call.req.query('state');
  if (state) address.searchParams.set('state', state);
  return call.redirect(address.href, 302);
}

/** Accepts expired id tokens: they only identify the person and the application. */
async function readHint(issuer: Issuer, token: string | undefined): Promise<Hint | undefined> {
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.url,
      algorithms: ['RS256'],
      currentDate: new Date(0),
    });
    if (typeof payload.aud !== 'string' || !payload.sub) return undefined;
    return { clientId: payload.aud, subject: payload.sub };
  } catch {
    return undefined;
  }
}

/** Ends the browser's session and all its tokens if it belongs to the id token's person. */
async function endOurSession(
  context: Context,
  issuer: Issuer,
  call: Call,
  { clientId, subject }: Hint,
): Promise<void> {
  const session = await findSession(context, sessionSecret(call));
  if (session?.issuer !== issuer.name || session.subject !== subject) return;
  await signOut(context, session, { clientId, address: callerAddress(call) });
  clearSessionCookie(context, call);
}

async function endProviderSession({ provider }: Issuer, call: Call): Promise<void> {
  const { incoming, outgoing } = call.env;
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  if (session.accountId) await session.destroy();
}
