import { createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Provider } from 'oidc-provider';
import type { ClientConfig, IssuerConfig } from '../config/schema.ts';
import { issuerUrl, type Context } from '../context.ts';
import { keptSecret } from '../store/secrets.ts';
import { signingKeys } from '../store/signingKeys.ts';
import { createProvider } from './provider.ts';

/** One running issuer: its provider, its clients, and the keys that its tokens are checked by. */
export interface Issuer {
  readonly name: string;
  readonly url: string;
  readonly config: IssuerConfig;
  readonly clients: readonly ClientConfig[];
  readonly provider: Provider;
  readonly keys: JWTVerifyGetKey;
}

/** Starts an issuer; its keys are made once and kept in the store. */
export async function startIssuer(context: Context, config: IssuerConfig): Promise<Issuer> {
  const { name } = config;
  const url = issuerUrl(context, name);
  const jwks = await signingKeys(context, name);
  const cookieKey = await keptSecret(context.db, `cookies of ${name}`);
  const clients = context.config.clients.filter(({ id }) => config.clients.includes(id));
  const provider = createProvider(context, { name, url, jwks, cookieKey, clients });
  const keys = createLocalJWKSet({ keys: jwks.map(publicOf) });
  return { name, url, config, clients, provider, keys };
}

const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const;

function publicOf(jwk: JWK): JWK {
  const open = { ...jwk };
  for (const member of PRIVATE_MEMBERS) delete open[member];
  return open;
}
