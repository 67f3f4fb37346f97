import { expect, it } from 'vitest';
import type { Tokens } from '@okta/okta-auth-js/idx';
import { emulate, endEmulation, type EmulationPort } from './emulate.ts';

const claims = (sub: string) => ({ sub });
const own: Tokens = {
  accessToken: {
    accessToken: 'own',
    claims: claims('agent4'),
    tokenType: 'Bearer',
    userinfoUrl: '',
    expiresAt: 5000,
    authorizeUrl: '',
    scopes: ['openid'],
  },
  refreshToken: {
    refreshToken: 'renews',
    tokenUrl: '',
    issuer: '',
    expiresAt: 9000,
    authorizeUrl: '',
    scopes: [],
  },
};
const portWith = (status: number, body: object, requests: string[] = []): EmulationPort => ({
  issuer: 'https://issuer.example',
  clientId: 'portal',
  fetch: (input, init) => {
    requests.push(
      typeof input === 'string' ? input : '',
      init?.body instanceof URLSearchParams ? init.body.toString() : '',
    );
    return Promise.resolve(Response.json(body, { status }));
  },
  claimsOf: () => claims('rosa'),
  nowSeconds: () => 1000,
});

it('[UI-18] an employee gets an access token for the user but no refresh token', async () => {
  const requests: string[] = [];
  const port = portWith(200, { access_token: 'rosas', expires_in: 900 }, requests);
  const tokens = await emulate(own, 'rosa', port);
  expect(tokens.refreshToken).toBeUndefined();
  expect(tokens.accessToken).toMatchObject({
    accessToken: 'rosas',
    claims: { sub: 'rosa' },
    expiresAt: 1900,
  });
  expect(requests[0]).toBe('https://issuer.example/v1/token');
  expect(new URLSearchParams(requests[1]).get('requested_subject')).toBe('rosa');
});

it('[UI-18] an employee who may not emulate keeps their own tokens', async () => {
  expect(await emulate(own, 'rosa', portWith(400, { error: 'invalid_grant' }))).toBe(own);
});

it('[UI-18] [SESS-16] the user’s token is revoked at the issuer that issued it', async () => {
  const requests: string[] = [];
  await endEmulation('rosas', portWith(200, {}, requests));
  expect(requests[0]).toBe('https://issuer.example/v1/revoke');
  expect(new URLSearchParams(requests[1]).get('token')).toBe('rosas');
});
