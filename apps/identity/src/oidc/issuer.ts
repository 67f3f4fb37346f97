import { createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Provider } from 'oidc-provider';
import type { ClientConfig, IssuerConfig } from '../config/schema.ts';
import { issuerUrl, type Context } from '../context.ts';
import { persistentSecret } from '../store/secrets.ts';
import { publicOf, signingKeys } from '../store/signingKeys.ts';
import { createProvider } from './provider.ts';

/** A running issuer: its provider, its clients, and the keys that verify its tokens. */
export interface Issuer {
  readonly name: string;
  readonly url: string;
  readonly config: IssuerConfig;
  readonly clients: readonly ClientConfig[];
  readonly provider: Provider;
  readonly keys: JWTVerifyGetKey;
  /** Picks up new signing keys, whether this instance or another made them. */
  readonly refreshKeys: () => Promise<void>;
}

/** Starts an issuer; its keys are made once and stored. */
export async function startIssuer(context: Context, config: IssuerConfig): Promise<Issuer> {
  const { name } = config;
  const url = issuerUrl(context, name);
  const cookieKey = await persistentSecret(context.db, `cookies of ${name}`);
  const clients = context.config.clients.filter(({ id }) => config.clients.includes(id));
  const open = (jwks: readonly JWK[]) => ({
    kids: jwks.map(({ kid }) => kid).join(' '),
    provider: createProvider(context, { name, url, jwks, cookieKey, clients }),
    keys: createLocalJWKSet({ keys: jwks.map(publicOf) }),
  });
  let current = open(await signingKeys(context, name));
  return {
    name,
    url,
    config,
    clients,
    get provider() {
      return current.provider;
    },
    get keys() {
      return current.keys;
    },
    refreshKeys: async () => {
      const jwks = await signingKeys(context, name);
      if (jwks.map(({ kid }) => kid).join(' ') !== current.kids) current = open(jwks);
    },
  };
}
