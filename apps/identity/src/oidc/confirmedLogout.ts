import { addressReader, escapeHtml } from '@forecourt/server';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Context } from '../context.ts';
import { clearedSessionCookie, SESSION_COOKIE } from '../http/caller.ts';
import { showPage, type PageResponse } from '../http/page.ts';
import { signOut } from '../sessions/signOut.ts';
import { findSession } from '../store/sessions.ts';

/** Shows the page that asks whether to sign out. */
export function askToSignOut(ctx: PageResponse, oidc: KoaContextWithOIDC['oidc']): void {
  const target = oidc.params?.['post_logout_redirect_uri'];
  const formTargets = typeof target === 'string' ? [new URL(target).origin] : [];
  const parts = {
    title: 'Sign out',
    body: `<h1>Do you want to sign out?</h1>
<form method="post" action="${escapeHtml(oidc.urlFor('end_session_confirm'))}">
<input type="hidden" name="xsrf" value="${escapeHtml(String(oidc.session?.state?.['secret']))}">
<button type="submit" name="logout" value="yes">Sign out</button>
<button type="submit" class="other">Stay signed in</button>
</form>`,
  };
  showPage(ctx, parts, formTargets);
}

/** Shows the page after the answer, if the application named no address to return to. */
export async function showSignOutResult(context: Context, ctx: KoaContextWithOIDC): Promise<void> {
  const session = await findSession(context, ctx.cookies.get(SESSION_COOKIE));
  const title = session ? 'You are still signed in' : 'You are signed out';
  const body = `<h1>${title}</h1>\n<p class="hint">You can close this page.</p>`;
  showPage(ctx, { title, body });
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
    } else if (!oidc.session?.accountId) askToSignOut(ctx, oidc);
  });
}
