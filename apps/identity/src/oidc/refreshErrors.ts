import type { Provider } from 'oidc-provider';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';

/** The client drops a refresh token only if the error has exactly this text. */
const REFRESH_TOKEN_INVALID = 'The refresh token is invalid or expired.';

/** Refuses every bad refresh token with the one error that clients understand; records reuse. */
export function reportReusedTokens(context: Context, provider: Provider, issuer: string): void {
  provider.use(async (ctx, next) => {
    await next();
    const { body } = ctx as { body?: unknown };
    if (!isRefusedGrant(body)) return;
    if (ctx.oidc.params?.['grant_type'] !== 'refresh_token') return;
    if (ctx.oidc.entities.RefreshToken?.consumed) {
      await recordSecurityEvent(context, {
        kind: 'token.reused',
        issuer,
        clientId: ctx.oidc.client?.clientId,
        subject: ctx.oidc.entities.RefreshToken.accountId,
      });
    }
    ctx.body = { error: 'invalid_grant', error_description: REFRESH_TOKEN_INVALID };
  });
}

const isRefusedGrant = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';
