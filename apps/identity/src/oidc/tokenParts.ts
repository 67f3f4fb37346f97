import type { KoaContextWithOIDC } from 'oidc-provider';
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

/** A person's entry in the configuration; `undefined` if they have none. */
export const configuredUser = (
  { config }: Context,
  issuer: string,
  subject: string | undefined,
): ConfiguredUser | undefined =>
  config.issuers
    .find(({ name }) => name === issuer)
    ?.users.find((user) => user.subject === subject);
