import type { Context } from '../context.ts';
import { bearerOf, callerAddress, type Call } from '../http/caller.ts';
import { denyToken } from '../store/deniedTokens.ts';
import { revokeGrant } from '../store/oidcRecords.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { readAccessToken } from './accessToken.ts';
import { callingClient, readForm } from './form.ts';
import type { Issuer } from './issuer.ts';
import { findAccount } from './account.ts';

const SCOPE_CLAIMS: Readonly<Record<string, readonly string[]>> = {
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  email: ['email', 'email_verified'],
};

/** `GET {issuer}/v1/userinfo`: the access token's person, limited to the claims of its scopes. */
export async function userinfo(context: Context, issuer: Issuer, call: Call): Promise<Response> {
  const token = await readAccessToken(context, issuer, bearerOf(call));
  const account = token && (await findAccount(context, issuer.name, token.sub));
  if (!token?.scp.includes('openid') || !account) {
    const description = 'The access token is invalid.';
    call.header(
      'www-authenticate',
      `Bearer error="invalid_token", error_description="${description}"`,
    );
    return call.json({ error: 'invalid_token', error_description: description }, 401);
  }
  const visibleClaims = new Set([
    'sub',
    ...token.scp.flatMap((scope) => SCOPE_CLAIMS[scope] ?? []),
  ]);
  const claims = Object.entries(account.claims()).filter(([name]) => visibleClaims.has(name));
  return call.json(Object.fromEntries(claims));
}

/** Reads the calling client and the token in its form, or returns the refusal. */
async function readTokenCall(issuer: Issuer, call: Call) {
  const form = await readForm(call);
  const client = callingClient(issuer, call, form);
  if (!client) {
    const description = 'The client is unknown, or its secret is wrong.';
    const error = { error: 'invalid_client', error_description: description };
    return { refusal: call.json(error, 401) };
  }
  const token = form.get('token');
  if (!token) {
    const error = { error: 'invalid_request', error_description: "The 'token' is missing." };
    return { refusal: call.json(error, 400) };
  }
  return { clientId: client.id, token };
}

/** `POST {issuer}/v1/revoke`: revokes a token of the calling client; silently ignores others. */
export async function revoke(context: Context, issuer: Issuer, call: Call): Promise<Response> {
  const { refusal, clientId, token } = await readTokenCall(issuer, call);
  if (refusal) return refusal;
  const event = {
    kind: 'token.revoked' as const,
    issuer: issuer.name,
    clientId,
    address: callerAddress(call),
  };
  const refresh = await issuer.provider.RefreshToken.find(token);
  if (refresh && refresh.clientId === clientId) {
    await revokeGrant(context, issuer.name, refresh.grantId ?? '');
    await recordSecurityEvent(context, { ...event, subject: refresh.accountId });
    return call.body(null, 200);
  }
  const access = await readAccessToken(context, issuer, token);
  if (access && access.cid === clientId) {
    const expiresAt = new Date(access.exp * 1000);
    await denyToken(context, { issuer: issuer.name, jti: access.jti, expiresAt });
    await recordSecurityEvent(context, { ...event, subject: access.sub });
  }
  return call.body(null, 200);
}

/** `POST {issuer}/v1/introspect`: whether the calling client's token is active, and whose it is. */
export async function introspect(context: Context, issuer: Issuer, call: Call): Promise<Response> {
  const { refusal, clientId, token } = await readTokenCall(issuer, call);
  if (refusal) return refusal;
  const access = await readAccessToken(context, issuer, token);
  if (access && access.cid === clientId) {
    return call.json({
      active: true,
      token_type: 'Bearer',
      scope: access.scp.join(' '),
      client_id: access.cid,
      username: access.username,
      sub: access.sub,
      aud: context.config.audience,
      iss: issuer.url,
      exp: access.exp,
      iat: access.iat,
      jti: access.jti,
    });
  }
  const refresh = await issuer.provider.RefreshToken.find(token);
  const grant = refresh && (await issuer.provider.Grant.find(refresh.grantId ?? ''));
  if (!refresh || !grant || refresh.consumed || refresh.clientId !== clientId)
    return call.json({ active: false });
  return call.json({
    active: true,
    token_type: 'refresh_token',
    scope: refresh.scope,
    client_id: refresh.clientId,
    sub: refresh.accountId,
    iss: issuer.url,
    exp: refresh.exp,
  });
}
