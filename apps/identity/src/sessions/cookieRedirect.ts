import type { Context } from '../context.ts';
import { callerOf, sessionSecret, setSessionCookie, type Call } from '../http/caller.ts';
import { page, pagePolicy } from '../http/page.ts';
import { findLink, spendLink } from '../store/links.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { endSession, openSession } from '../store/sessions.ts';

/**
 * `GET /login/sessionCookieRedirect`: exchanges a session token for the session cookie, once, and
 * redirects to a registered address; never to any other. [AUTH-72]
 */
export async function sessionCookieRedirect(context: Context, call: Call): Promise<Response> {
  const target = allowedTarget(context, call.req.query('redirectUrl') ?? '');
  const link = await findLink(context, call.req.query('token') ?? '', ['session']);
  call.set('pagePolicy', pagePolicy());
  if (!target || !link || !(await spendLink(context, link.hash))) {
    const body = '<h1>Link expired or invalid</h1><p>Go back to the application and try again.</p>';
    return call.html(page({ title: 'Sign-in problem', body }), 400);
  }
  await endSession(context, sessionSecret(call));
  const { issuer, subject, amr } = link;
  const { address, userAgent = '' } = callerOf(call);
  const { secret } = await openSession(context, { issuer, subject, amr, userAgent });
  setSessionCookie(context, call, secret);
  await recordSecurityEvent(context, { kind: 'session.resumed', issuer, subject, address });
  return call.redirect(target, 302);
}

/** Allows a client's redirect URI, or one of our own authorize endpoints. */
function allowedTarget({ config }: Context, target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { href, origin, pathname } = new URL(target);
  const isRegistered = config.clients.some(({ redirectUris }) => redirectUris.includes(target));
  const isOurs =
    origin === new URL(config.environment.url).origin &&
    config.issuers.some(({ name }) => pathname === `/oauth2/${name}/v1/authorize`);
  return isRegistered || isOurs ? href : undefined;
}
