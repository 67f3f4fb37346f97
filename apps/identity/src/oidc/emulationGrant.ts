import { createLocalJWKSet, decodeJwt } from 'jose';
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import { issuerUrl, type Context } from '../context.ts';
import { recordSecurityEvent } from '../store/securityEvents.ts';
import { publicOf, signingKeys } from '../store/signingKeys.ts';
import { findUserByName } from '../store/users.ts';
import { readAccessToken, type AccessTokenClaims } from './accessToken.ts';
import { configuredUser, param, saveAccessToken } from './tokenParts.ts';

/** The grant type of RFC 8693. */
export const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
/** There is no refresh token: whoever wants to continue must prove their identity again. */
const EMULATION_SECONDS_MAX = 15 * 60;

interface Actor {
  readonly act: { readonly sub: string; readonly iss: string };
}
/** The actors of tokens that are being issued, for their claims. */
const actors = new WeakMap<object, Actor>();

/** The `act` claim of a token issued in someone's name; empty for any other token. */
export const actorOf = (token: object): Partial<Actor> => actors.get(token) ?? {};

/** Verifies a token from any of our issuers; returns its claims and the issuer's name. */
async function readOwnToken(
  context: Context,
  token: string,
): Promise<(AccessTokenClaims & { readonly issuer: string }) | undefined> {
  let iss: string | undefined;
  try {
    iss = decodeJwt(token).iss;
  } catch {
    return undefined;
  }
  const issuer = context.config.issuers.find(({ name }) => issuerUrl(context, name) === iss);
  if (!issuer || iss === undefined) return undefined;
  const { name } = issuer;
  const keys = createLocalJWKSet({ keys: (await signingKeys(context, name)).map(publicOf) });
  const claims = await readAccessToken(context, { name, url: iss, keys }, token);
  return claims && { ...claims, issuer: name };
}

/** Who acts and for whom. @throws InvalidGrant, the same for everything that is not allowed */
async function readPair(context: Context, issuer: string, ctx: KoaContextWithOIDC) {
  const acting = await readOwnToken(context, param(ctx, 'subject_token'));
  const username = param(ctx, 'requested_subject');
  const user = await findUserByName(context, issuer, username);
  const isAllowed =
    param(ctx, 'subject_token_type') === ACCESS_TOKEN &&
    acting !== undefined &&
    acting.act === undefined &&
    acting.cid === ctx.oidc.client?.clientId &&
    configuredUser(context, acting.issuer, acting.sub)?.mayEmulate === true;
  // staff cannot act for each other, so that no one gains another's privileges
  const isStaff = user && configuredUser(context, issuer, user.subject)?.mayEmulate === true;
  if (isAllowed && user && !isStaff) return { acting, user };
  await recordSecurityEvent(context, {
    kind: 'emulation.refused',
    issuer,
    subject: acting?.sub,
    clientId: ctx.oidc.client?.clientId,
  });
  throw new errors.InvalidGrant('this token cannot be exchanged for that person');
}

/** Issues a token for the person that names who acts; its grant yields no other tokens. */
async function issue(
  context: Context,
  ctx: KoaContextWithOIDC,
  issuer: string,
): Promise<{ readonly value: string; readonly seconds: number }> {
  const { provider, client } = ctx.oidc;
  if (!client) throw new errors.InvalidClient('client not found');
  const { acting, user } = await readPair(context, issuer, ctx);
  const now = Math.floor(context.clock.now().getTime() / 1000);
  // the library would take 0 for its default, which is longer
  const seconds = Math.max(1, Math.min(EMULATION_SECONDS_MAX, acting.exp - now));
  const accountId = user.subject;
  const grant = new provider.Grant({ accountId, clientId: client.clientId });
  grant.addResourceScope(context.config.audience, 'openid');
  const grantId = await grant.save();
  const token = new provider.AccessToken({
    accountId,
    client,
    expiresIn: seconds,
    grantId,
    gty: TOKEN_EXCHANGE,
  });
  actors.set(token, { act: { sub: acting.sub, iss: issuerUrl(context, acting.issuer) } });
  const value = await saveAccessToken(context, ctx, token, grant, new Set(['openid']));
  await recordSecurityEvent(context, {
    kind: 'emulation.started',
    issuer,
    subject: user.subject,
    clientId: client.clientId,
    details: { actor: acting.sub, actorIssuer: acting.issuer },
  });
  return { value, seconds };
}

/**
 * The grant type with which the provider's staff, signed in as themselves, get an access token for
 * a person of this issuer: short-lived, without refresh, ID token, or session, and naming who acts.
 */
export function registerEmulationGrant(context: Context, provider: Provider, issuer: string): void {
  provider.registerGrantType(
    TOKEN_EXCHANGE,
    async (ctx) => {
      const { value, seconds } = await issue(context, ctx, issuer);
      ctx.body = {
        access_token: value,
        issued_token_type: ACCESS_TOKEN,
        expires_in: seconds,
        scope: 'openid',
        token_type: 'Bearer',
      };
    },
    ['subject_token', 'subject_token_type', 'requested_subject'],
  );
}
