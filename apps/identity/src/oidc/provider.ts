import type { JWK } from 'jose';
import { errors, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { ClientConfig } from '../config/schema.ts';
import type { Context } from '../context.ts';
import { OidcRecords } from '../store/oidcRecords.ts';
import { addGrant, markUsed } from '../store/signIns.ts';
import { findUser } from '../store/users.ts';
import { renderProblem } from '../http/page.ts';
import { findAccount } from './account.ts';
import { ownSession, signInPolicy } from './browserSession.ts';
import { askToSignOut, registerConfirmedLogout, showSignOutResult } from './confirmedLogout.ts';
import { actorOf, registerEmulationGrant, TOKEN_EXCHANGE } from './emulationGrant.ts';
import { INTERACTION_CODE, registerInteractionCodeGrant } from './interactionCodeGrant.ts';
import { reportReusedTokens } from './refreshErrors.ts';
import { secondsLeft } from './secondsLeft.ts';
import { configuredUser, resourceServer } from './tokenParts.ts';

const PROVIDER_SESSION_SECONDS_MIN = 60;
const SCOPES = ['openid', 'profile', 'email', 'offline_access'];
/** Allows private networks: only configured URLs are called, and applications may be internal. */
const ANY_NETWORK = { dispatcher: undefined };

export interface ProviderParts {
  readonly name: string;
  readonly url: string;
  readonly jwks: readonly JWK[];
  readonly cookieKey: string;
  readonly clients: readonly ClientConfig[];
}

/** The OpenID Connect provider of one issuer, with the vendor's paths and grant types. */
export function createProvider(context: Context, parts: ProviderParts): Provider {
  const provider = new Provider(parts.url, configuration(context, parts));
  provider.proxy = parts.url.startsWith('https:');
  registerInteractionCodeGrant(context, provider, parts.name);
  registerEmulationGrant(context, provider, parts.name);
  reportReusedTokens(context, provider, parts.name);
  registerConfirmedLogout(context, provider, parts.name);
  provider.on('server_error', (_, err) =>
    context.log.error({ err }, 'the identity provider failed'),
  );
  return provider;
}

function configuration(context: Context, parts: ProviderParts): Configuration {
  const { lifetimesSeconds: lifetimes } = context.config;
  return {
    adapter: (kind: string) => new OidcRecords(context, parts.name, kind),
    jwks: { keys: [...parts.jwks] as NonNullable<Configuration['jwks']>['keys'] },
    clients: parts.clients.map(clientMetadata),
    clientBasedCORS: (_, origin, client) =>
      parts.clients.some(({ id, origins }) => id === client.clientId && origins.includes(origin)),
    cookies: cookies(parts),
    claims: {
      openid: ['sub', 'amr', 'auth_time', 'acr'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    extraTokenClaims: (_, token) => extraClaims(context, parts.name, token),
    features: features(context),
    fetch: (url, options) => fetch(url, { ...options, ...ANY_NETWORK }),
    findAccount: (_, subject) => findAccount(context, parts.name, subject),
    interactions: {
      policy: signInPolicy(context, parts.name),
      url: (_, interaction) => `${parts.url}/interaction/${interaction.uid}`,
    },
    // The library drops `offline_access` without a consent prompt, so the configuration decides.
    issueRefreshToken: (_, client) =>
      client.grantTypeAllowed('refresh_token') &&
      (client.scope ?? '').split(' ').includes('offline_access'),
    loadExistingGrant: (ctx) => grantFirstParty(context, parts.name, ctx),
    pkce: { required: () => true },
    renderError: renderProblem,
    responseTypes: ['code'],
    rotateRefreshToken: true,
    routes: {
      authorization: '/v1/authorize',
      end_session: '/v1/logout',
      introspection: '/v1/introspect',
      jwks: '/v1/keys',
      revocation: '/v1/revoke',
      token: '/v1/token',
      userinfo: '/v1/userinfo',
    },
    scopes: [...SCOPES],
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.interactionCode,
      Grant: lifetimes.refreshToken,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.signIn,
      RefreshToken: lifetimes.refreshToken,
      Session: Math.max(lifetimes.session, PROVIDER_SESSION_SECONDS_MIN),
    },
  };
}

const clientMetadata = (client: ClientConfig) => ({
  client_id: client.id,
  client_name: client.name,
  application_type: 'web' as const,
  ...(client.secret === undefined
    ? { token_endpoint_auth_method: 'none' as const }
    : {
        token_endpoint_auth_method: 'client_secret_post' as const,
        client_secret: client.secret,
      }),
  grant_types: ['authorization_code', 'refresh_token', INTERACTION_CODE, TOKEN_EXCHANGE],
  response_types: ['code' as const],
  redirect_uris: [...client.redirectUris],
  post_logout_redirect_uris: [...client.postLogoutRedirectUris],
  ...(client.backchannelLogoutUri === undefined
    ? {}
    : {
        backchannel_logout_uri: client.backchannelLogoutUri,
        backchannel_logout_session_required: true,
      }),
  scope: client.scopes.join(' '),
});

/** All issuers set cookies on one host, so each has its own names. */
function cookies({ name, url, cookieKey }: ProviderParts): NonNullable<Configuration['cookies']> {
  const options = { httpOnly: true, sameSite: 'lax' as const, secure: url.startsWith('https:') };
  return {
    keys: [cookieKey],
    names: {
      session: `${name}_session`,
      interaction: `${name}_interaction`,
      resume: `${name}_resume`,
    },
    long: options,
    short: options,
  };
}

function features(context: Context): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    introspection: { enabled: true },
    revocation: { enabled: true },
    userinfo: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx) => askToSignOut(ctx, ctx.oidc),
      postLogoutSuccessSource: (ctx) => showSignOutResult(context, ctx),
    },
    backchannelLogout: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => context.config.audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => resourceServer(context, SCOPES.join(' ')),
    },
  };
}

interface IssuedToken {
  readonly accountId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly scope?: string | undefined;
  readonly grantId?: string | undefined;
}

/**
 * The vendor's claims in access tokens beyond the standard ones; `sid` is the sign-in's id.
 *
 * @throws InvalidGrant if the sign-in has ended since the grant was checked: nothing but its
 *   expiration would end the token.
 */
async function extraClaims(context: Context, issuer: string, token: IssuedToken) {
  const { grantId } = token;
  const actor = actorOf(token);
  const sid = grantId ? await markUsed(context, issuer, grantId) : undefined;
  if (sid === undefined && actor.act === undefined)
    throw new errors.InvalidGrant('the sign-in has ended');
  const user = token.accountId ? await findUser(context, issuer, token.accountId) : undefined;
  return {
    cid: token.clientId,
    scp: (token.scope ?? '').split(' ').filter(Boolean),
    username: user?.username,
    ...configuredUser(context, issuer, token.accountId)?.claims,
    ...(sid === undefined ? {} : { sid }),
    ...actor,
  };
}

/** Grants access without consent: configured applications are the operator's own. */
async function grantFirstParty(context: Context, issuer: string, ctx: KoaContextWithOIDC) {
  const { session, client, provider, result, params } = ctx.oidc;
  const browserSession = await ownSession(context, issuer, ctx);
  if (!session?.accountId || !client || !browserSession) return undefined;
  const existingId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = existingId ? await provider.Grant.find(existingId) : undefined;
  const grant =
    existing ?? new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  if (!existing) {
    const signedInAt = new Date((session.loginTs ?? 0) * 1000);
    Object.assign(grant, { expiresIn: secondsLeft(context, signedInAt) });
  }
  const requestedScope = params?.['scope'];
  const scope = typeof requestedScope === 'string' ? requestedScope : 'openid';
  grant.addOIDCScope(scope);
  grant.addResourceScope(context.config.audience, scope);
  const grantId = await grant.save();
  await addGrant(context, { issuer, id: browserSession.publicId, grantId });
  // the sign-in has the same id in access tokens, id tokens, and logout tokens
  session.sidFor(client.clientId, browserSession.publicId);
  return grant;
}
