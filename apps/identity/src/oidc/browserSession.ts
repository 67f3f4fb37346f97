import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../context.ts';
import { SESSION_COOKIE } from '../http/caller.ts';
import { findSession, type Session } from '../store/sessions.ts';

/**
 * Our session in the browser, if it is of the person in the provider's own session. The two end at
 * different times, and signing in elsewhere than on the page replaces only ours.
 */
export async function ownSession(
  context: Context,
  issuer: string,
  { cookies, oidc }: KoaContextWithOIDC,
): Promise<Session | undefined> {
  const session = await findSession(context, cookies.get(SESSION_COOKIE));
  return session?.issuer === issuer && session.subject === oidc.session?.accountId
    ? session
    : undefined;
}

/** When the provider asks for a sign-in: in addition to its own reasons, without our session. */
export function signInPolicy(
  context: Context,
  issuer: string,
): readonly interactionPolicy.Prompt[] {
  const prompts = interactionPolicy.base();
  const check = new interactionPolicy.Check(
    'no_own_session',
    'End-User authentication is required',
    'login_required',
    async (ctx) => (await ownSession(context, issuer, ctx)) === undefined,
  );
  prompts.get('login')?.checks.add(check);
  return prompts;
}
