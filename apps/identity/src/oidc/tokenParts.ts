import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ConfiguredUser } from '../config/schema.ts';
import type { Context } from '../context.ts';

/** A parameter of a token request; '' where it is left out. */
export const param = (ctx: KoaContextWithOIDC, name: string): string => {
  const value = ctx.oidc.params?.[name];
  return typeof value === 'string' ? value : '';
};

/** What access tokens are for, as the library takes it. */
export const resourceServer = (
  { config }: Context,
  scope: string,
  accessTokenTTL = config.lifetimesSeconds.accessToken,
) => ({
  scope,
  audience: config.audience,
  accessTokenFormat: 'jwt' as const,
  accessTokenTTL,
  jwt: { sign: { alg: 'RS256' as const } },
});

/** What the configuration says of a person; undefined: they are not in it. */
export const configuredUser = (
  { config }: Context,
  issuer: string,
  subject: string | undefined,
): ConfiguredUser | undefined =>
  config.issuers
    .find(({ name }) => name === issuer)
    ?.users.find((user) => user.subject === subject);
