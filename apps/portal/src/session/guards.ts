import { replace } from 'react-router';
import { href } from '../addresses/href.ts';
import type { App } from '../app/App.ts';
import type { IdentityProblem } from './identityErrors.ts';
import { readLoginAddress } from './loginState.ts';

const addressOf = (request: Request): string => {
  const { pathname, search, hash } = new URL(request.url);
  return pathname + search + hash;
};

/** Redirects to sign-in without a session; stores the address for afterward. */
export async function requireSession({ session }: App, request: Request): Promise<null> {
  if (!session.hasTokens()) {
    const address = addressOf(request);
    if (address !== href('overview')) session.rememberAddress(address);
    throw replace(href('login'));
  }
  // if the tokens expired for good, the shell shows the banner [SESS-08]
  await session.isSignedIn();
  return null;
}

/** Blocks registration unless account activation is enabled. [FLAG-01] */
export function requireActivation({ flags }: Pick<App, 'flags'>): null {
  if (!flags.has('accountActivation')) throw replace(href('login'));
  return null;
}

/**
 * Loads the sign-in page: stores the parameters of its address, takes the tokens of a redirect or
 * returns its error, and redirects signed-in users. [NAV-50, NAV-51, NAV-55, NAV-56, AUTH-13]
 */
export async function openLogin(
  { session }: App,
  request: Request,
): Promise<Response | IdentityProblem | null> {
  const { search, origin } = new URL(request.url);
  const query = new URLSearchParams(search);
  const isBack = ['code', 'interaction_code', 'error'].some((name) => query.has(name));
  if (query.has('state') && isBack) return session.finishRedirect(request.url);
  const { state, returnTo } = readLoginAddress(search, origin);
  if (session.hasTokens() && (await session.isSignedIn())) return replace(href('overview'));
  session.keepLoginState(state);
  if (returnTo) session.rememberAddress(returnTo);
  return null;
}
