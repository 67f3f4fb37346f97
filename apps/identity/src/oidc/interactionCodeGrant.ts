import { createHash } from 'node:crypto';
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { Context } from '../context.ts';
import { sameHash } from '../security/hashes.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { revokeGrant } from '../store/oidcRecords.ts';
import { markUsed } from '../store/signIns.ts';
import { findAccount } from './account.ts';
import { param, saveAccessToken, type Grant } from './tokenParts.ts';

export const INTERACTION_CODE = 'interaction_code';

type Code = InstanceType<Provider['AuthorizationCode']>;

/** The grant type that redeems a completed sign-in for tokens, once. */
export function registerInteractionCodeGrant(
  context: Context,
  provider: Provider,
  issuer: string,
): void {
  provider.registerGrantType(
    INTERACTION_CODE,
    async (ctx) => {
      const { code, grant } = await checkCode(context, issuer, ctx);
      await code.consume();
      ctx.oidc.entity('AuthorizationCode', code);
      ctx.oidc.entity('Grant', grant);
      ctx.body = await issueTokens(context, issuer, ctx, code, grant);
    },
    [INTERACTION_CODE, 'code_verifier', 'redirect_uri'],
  );
}

/** Returns the code and its grant if this caller may redeem it now; throws otherwise. */
async function checkCode(context: Context, issuer: string, ctx: KoaContextWithOIDC) {
  const { provider, client } = ctx.oidc;
  const value = param(ctx, INTERACTION_CODE);
  const code = value ? await provider.AuthorizationCode.find(value) : undefined;
  if (!code || code.clientId !== client?.clientId) {
    throw new errors.InvalidGrant('interaction code not found');
  }
  const grant = code.grantId ? await provider.Grant.find(code.grantId) : undefined;
  if (!grant) throw new errors.InvalidGrant('grant not found');
  if ('consumed' in code && code.consumed) {
    await revokeGrant(context, issuer, code.grantId ?? '');
    await recordSecurityEvent(context, { kind: 'token.reused', issuer, clientId: code.clientId });
    throw new errors.InvalidGrant('interaction code was already used');
  }
  if (code.redirectUri !== param(ctx, 'redirect_uri')) {
    throw new errors.InvalidGrant('redirect_uri mismatch');
  }
  const challenge = createHash('sha256').update(param(ctx, 'code_verifier')).digest('base64url');
  if (!sameHash(challenge, code.codeChallenge ?? '')) {
    throw new errors.InvalidGrant('PKCE verification failed');
  }
  return { code, grant };
}

async function issueTokens(
  context: Context,
  issuer: string,
  ctx: KoaContextWithOIDC,
  code: Code,
  grant: Grant,
) {
  const { provider, client } = ctx.oidc;
  const account = await findAccount(context, issuer, code.accountId ?? '');
  if (!client || !account) throw new errors.InvalidGrant('the account no longer exists');
  ctx.oidc.entity('Account', account);
  const { accountId } = account;
  const shared = { accountId, client, grantId: grant.jti, gty: INTERACTION_CODE };
  const sid = client.includeSid() ? await markUsed(context, issuer, grant.jti) : undefined;
  const scopes = new Set((code.scope ?? '').split(' '));
  const token = new provider.AccessToken(shared);
  const accessToken = await saveAccessToken(context, ctx, token, grant, scopes);
  const refreshToken = scopes.has('offline_access')
    ? await new provider.RefreshToken({
        ...shared,
        amr: code.amr,
        authTime: code.authTime,
        nonce: code.nonce,
        resource: context.config.audience,
        rotations: 0,
        scope: [...scopes].join(' '),
        sid,
      }).save()
    : undefined;
  const idToken = new provider.IdToken(
    {
      ...account.claims(),
      amr: code.amr,
      auth_time: code.authTime,
      ...(code.acr === undefined ? {} : { acr: code.acr }),
    },
    { ctx },
  );
  Object.assign(idToken, { scope: grant.getOIDCScopeFiltered(scopes) });
  idToken.set('nonce', code.nonce);
  idToken.set('sid', sid);
  idToken.set('at_hash', accessToken);
  return {
    access_token: accessToken,
    expires_in: context.config.lifetimesSeconds.accessToken,
    id_token: await idToken.issue({ use: 'idtoken' }),
    ...(refreshToken ? { refresh_token: refreshToken } : {}),
    scope: [...scopes].join(' '),
    token_type: 'Bearer',
  };
}
