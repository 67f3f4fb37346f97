import { OktaAuth, type Tokens } from '@okta/okta-auth-js/idx';
import { describe, expect, it } from 'vitest';
import { authTokenOf, currentAccessToken, issuedAt } from './tokens.ts';

const HOUR_SECONDS = 3600;
const now = () => Math.floor(Date.now() / 1000);
const ISSUED_AT = now() - 2 * HOUR_SECONDS;

/** Tokens of which, by default, only the refresh token is still valid. */
function tokensOf(accessToken: string, accessEndsAt = now() - HOUR_SECONDS): Tokens {
  const shared = {
    expiresAt: now() + HOUR_SECONDS,
    scopes: ['openid'],
    authorizeUrl: 'https://id.example/authorize',
    issuer: 'https://id.example',
  };
  return {
    accessToken: {
      ...shared,
      accessToken,
      expiresAt: accessEndsAt,
      tokenType: 'Bearer',
      userinfoUrl: 'https://id.example/userinfo',
      claims: { sub: 'dana' },
    },
    idToken: {
      ...shared,
      idToken: 'id',
      clientId: 'portal',
      claims: { sub: 'dana', iat: ISSUED_AT },
    },
    refreshToken: { ...shared, refreshToken: 'r1', tokenUrl: 'https://id.example/token' },
  };
}

type Answer = (stored: Tokens) => Tokens;

/** A client with these renewal results; a failure drops the access token, as the vendor's does. */
function setUp(...answers: readonly Answer[]) {
  const client = new OktaAuth({ issuer: 'https://id.example/oauth2/a', clientId: 'portal' });
  let stored: Tokens = tokensOf('old');
  const rest = [...answers];
  let requestCount = 0;
  client.tokenManager.getTokensSync = () => stored;
  client.tokenManager.renew = async () => {
    requestCount += 1;
    try {
      stored = rest.shift()?.(stored) ?? {};
      return stored.accessToken;
    } catch (error) {
      delete stored.accessToken;
      throw error;
    }
  };
  return { client, asked: () => requestCount };
}
const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const renewed: Answer = () => tokensOf('new', now() + HOUR_SECONDS);
const refused: Answer = (stored) => {
  delete stored.refreshToken;
  throw new Error('The refresh token is invalid or expired.');
};

describe('the access token', () => {
  it('is renewed only when it has expired', async () => {
    const { client, asked } = setUp(renewed);
    expect(await currentAccessToken(client)).toBe('new');
    expect(await currentAccessToken(client)).toBe('new');
    expect(asked()).toBe(1);
  });

  it('[SESS-08] is unavailable, not gone, until a lost renewal is repeated', async () => {
    const { client, asked } = setUp(lost, renewed);
    await expect(currentAccessToken(client)).rejects.toThrow('Failed to fetch');
    expect(authTokenOf(client)).toBeNull();
    expect(issuedAt(client)).toBe(ISSUED_AT);
    expect(await currentAccessToken(client)).toBe('new');
    expect(asked()).toBe(2);
  });

  it('[SESS-08] ends with the session if the provider refuses the renewal', async () => {
    const { client, asked } = setUp(refused, renewed);
    expect(await currentAccessToken(client)).toBeNull();
    expect(issuedAt(client)).toBeNull();
    expect(await currentAccessToken(client)).toBeNull();
    expect(asked()).toBe(1);
  });
});
