import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { ConfiguredUser } from '../config/schema.ts';
import type { Context } from '../context.ts';

/** A parameter of a token request; empty if it is missing. */
export const param = (ctx: KoaContextWithOIDC, name: string): string => {
  const value = ctx.oidc.params?.[name];
  return typeof value === 'string' ? value : '';
};

/** The settings of access tokens, in the library's format. */
export const resourceServer = ({ config }: Context, scope: string) => ({
  scope,
  audience: config.audience,
  accessTokenFormat: 'jwt' as const,
  jwt: { sign: { alg: 'RS256' as const } },
});

export type Grant = InstanceType<Provider['Grant']>;

/** Saves an access token for what a grant allows of these scopes; returns its value. */
export function saveAccessToken(
  context: Context,
  { oidc }: KoaContextWithOIDC,
  token: InstanceType<Provider['AccessToken']>,
  grant: Grant,
  scopes: Set<string>,
): Promise<string> {
  const { audience } = context.config;
  const server = resourceServer(context, [...scopes].join(' '));
  token.resourceServer = new oidc.provider.ResourceServer(audience, server);
  token.scope = grant.getResourceScopeFiltered(audience, scopes);
  oidc.entity('AccessToken', token);
  return token.save();
}

/** A person's entry in the configuration; `undefined` if they have none. */
export const configuredUser = (
  { config }: Context,
  issuer: string,
  subject: string | undefined,
): ConfiguredUser | undefined =>
  config.issuers
    .find(({ name }) => name === issuer)
    ?.users.find((user) => user.subject === subject);
