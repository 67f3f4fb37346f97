import { OktaAuth } from '@okta/okta-auth-js/idx';
import { PORTAL } from './startIdentity.ts';

/** A person from the demo. */
export const dana = {
  username: 'dmorales7',
  password: 'Copper-Lantern-41',
  email: 'dana.morales@acmefreight.example',
  subject: '00u1administrator0001',
};

/** Another person from the demo. */
export const tobe = {
  username: 'tokafor3',
  password: 'Harbor-Quilt-88',
  email: 'tobe.okafor@acmefreight.example',
};

/** A person from the second issuer. */
export const hollis = {
  username: 'hvance2',
  password: 'Juniper-Beacon-52',
  email: 'hollis.vance@corporate.example',
};

const storageOf = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/** The vendor's client as the portal configures it, with its own storage and no auto-renewal. */
export function oktaClient(issuer: string): OktaAuth {
  const memory = storageOf();
  const storage = { storageTypes: ['custom' as const], storageProvider: memory };
  return new OktaAuth({
    issuer,
    clientId: 'forecourt-portal',
    redirectUri: `${PORTAL}/login/`,
    postLogoutRedirectUri: `${PORTAL}/login/`,
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    pkce: true,
    storageManager: {
      token: storage,
      cache: storage,
      transaction: storage,
      'shared-transaction': storage,
      'idx-response': storage,
      'original-uri': storage,
    },
    tokenManager: { autoRenew: false },
  });
}
