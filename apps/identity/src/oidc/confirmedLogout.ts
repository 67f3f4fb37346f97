import { addressReader } from '@forecourt/server';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Context } from '../context.ts';
import { clearedSessionCookie, SESSION_COOKIE } from '../http/caller.ts';
import { page, pagePolicy } from '../http/page.ts';
import { signOut } from '../sessions/signOut.ts';
import { findSession } from '../store/sessions.ts';

/** The page that asks whether to sign out; `form` is the provider's, without buttons. */
export function askToSignOut(
  ctx: Pick<KoaContextWithOIDC, 'body' | 'set' | 'type'>,
  form: string,
  target: unknown,
): void {
  ctx.type = 'html';
  const targets = typeof target === 'string' ? [new URL(target).origin] : [];
  ctx.set('content-security-policy', pagePolicy(targets));
  ctx.body = page({
    title: 'Sign out',
    body: `<h1>Do you want to sign out?</h1>
${form}
<p><button type="submit" form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button></p>
<p><button type="submit" form="op.logoutForm">No, stay signed in</button></p>`,
  });
}

/**
 * Lets the provider's sign-out, which asks the person first, end our session too. The provider asks
 * only if it has a session itself; whoever has just ours is asked as well.
 */
export function registerConfirmedLogout(
  context: Context,
  provider: Provider,
  issuer: string,
): void {
  const readAddress = addressReader(context.config.environment.trustedProxies);
  provider.use<object, Partial<Pick<KoaContextWithOIDC, 'oidc'>>>(async (ctx, next) => {
    await next();
    const { oidc } = ctx;
    const isAsked = oidc?.route === 'end_session' && ctx.status === 200;
    const isConfirmed =
      oidc?.route === 'end_session_confirm' && ctx.status === 303 && oidc.params?.['logout'];
    if (!isAsked && !isConfirmed) return;
    const session = await findSession(context, ctx.cookies.get(SESSION_COOKIE));
    if (session?.issuer !== issuer) return;
    if (isConfirmed) {
      const clientId = oidc.client?.clientId;
      await signOut(context, session, { clientId, address: readAddress(ctx.req) });
      ctx.append('set-cookie', clearedSessionCookie(context));
    } else if (!oidc.session?.accountId) {
      const action = oidc.urlFor('end_session_confirm');
      const xsrf = String(oidc.session?.state?.['secret']);
      const form = `<form id="op.logoutForm" method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}"></form>`;
      askToSignOut(ctx, form, oidc.params?.['post_logout_redirect_uri']);
    }
  });
}
