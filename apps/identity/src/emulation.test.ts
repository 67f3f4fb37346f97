import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  interactFields,
  postForm,
  redeem,
  signInToCode,
  tokenAnswer,
} from './testing/signInByWire.ts';
import type { RunningIdentity } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
const issued = z.object({ access_token: z.string(), expires_in: z.number() });

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startWithIssuers([
    testIssuer('staff', {
      users: [person('agent4', { mayEmulate: true }), person('clerk')],
    }),
    testIssuer('customers', {
      users: [person('rosa'), person('boss', { mayEmulate: true })],
    }),
  ]);
});
afterAll(async () => {
  await identity.stop();
});

const at = (issuer: string): RunningIdentity => ({
  ...identity,
  issuer: `${identity.url}/oauth2/${issuer}`,
});

/** Signs a person in as themselves and returns their access token. */
async function tokenOf(issuer: string, username: string): Promise<string> {
  const { code } = await signInToCode(at(issuer), {
    username,
    password: 'Copper-Lantern-41',
    email: `${username}@acme.example`,
  });
  const response: unknown = await (await redeem(at(issuer), code)).json();
  return tokenAnswer.parse(response).access_token;
}

async function exchange(
  token: string,
  username: string,
  more: Readonly<Record<string, string>> = {},
  issuer = 'customers',
): Promise<{ status: number; body: unknown }> {
  const response = await postForm(`${identity.url}/oauth2/${issuer}/v1/token`, {
    client_id: interactFields.client_id,
    grant_type: EXCHANGE,
    subject_token: token,
    subject_token_type: ACCESS_TOKEN,
    requested_subject: username,
    ...more,
  });
  return { status: response.status, body: await response.json() };
}
const myAccount = (token: string, path: string, method = 'GET') =>
  fetch(`${identity.url}/idp/myaccount/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET'
      ? {}
      : { body: JSON.stringify({ profile: { password: 'Another-Word-77' } }) }),
  });

describe('emulation by token exchange', () => {
  it('[UI-18] returns a short-lived token that names the actor, and no refresh token', async () => {
    const { status, body } = await exchange(await tokenOf('staff', 'agent4'), 'rosa');
    expect(status).toBe(200);
    const { access_token: token, expires_in: seconds } = issued.parse(body);
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      iss: `${identity.url}/oauth2/customers`,
      sub: '00u1rosa',
      username: 'rosa',
      act: { sub: '00u1agent4', iss: `${identity.url}/oauth2/staff` },
    });
    expect(seconds).toBeLessThanOrEqual(900);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(seconds);
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(body)).toSorted()).toEqual([
      'access_token',
      'expires_in',
      'issued_token_type',
      'scope',
      'token_type',
    ]);
  });

  it.each([
    ['a colleague who may not', 'staff', 'clerk', 'rosa'],
    ['a customer', 'customers', 'rosa', 'boss'],
    ['one of the provider for another', 'staff', 'agent4', 'boss'],
    ['nobody’s name', 'staff', 'agent4', 'nobody'],
  ])('[UI-18] is refused for %s with the same error', async (_what, issuer, username, wanted) => {
    const { status, body } = await exchange(await tokenOf(issuer, username), wanted);
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'grant request is invalid' },
    });
  });

  it('[UI-18] rejects an invalid, altered, or already exchanged subject token', async () => {
    const own = await tokenOf('staff', 'agent4');
    const { body } = await exchange(own, 'rosa');
    const emulating = issued.parse(body).access_token;
    const [head = '', payload = '', signature = ''] = own.split('.');
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: '00u1other' })).toString(
      'base64url',
    );
    for (const token of ['', 'x', emulating, `${head}.${forged}.${signature}`]) {
      expect((await exchange(token, 'rosa')).status).toBe(400);
    }
    const other = { subject_token_type: 'urn:ietf:params:oauth:token-type:id_token' };
    expect((await exchange(own, 'rosa', other)).status).toBe(400);
  });

  it('[UI-18] gives no access to the person’s profile or credentials', async () => {
    const { body } = await exchange(await tokenOf('staff', 'agent4'), 'rosa');
    const token = issued.parse(body).access_token;
    for (const [path, method] of [
      ['profile', 'GET'],
      ['profile', 'PUT'],
      ['password', 'GET'],
      ['password', 'PUT'],
      ['password', 'DELETE'],
      ['emails', 'GET'],
      ['phones', 'POST'],
      ['sessions', 'DELETE'],
    ] as const) {
      expect({ path, method, status: (await myAccount(token, path, method)).status }).toEqual({
        path,
        method,
        status: 403,
      });
    }
    const own = await tokenOf('customers', 'rosa');
    expect((await myAccount(own, 'profile')).status).toBe(200);
  });

  it('[UI-18] returns a token that can be revoked', async () => {
    const { body } = await exchange(await tokenOf('staff', 'agent4'), 'rosa');
    const token = issued.parse(body).access_token;
    const form = { client_id: interactFields.client_id, token };
    const url = `${identity.url}/oauth2/customers/v1`;
    const active = async () => {
      const response: unknown = await (await postForm(`${url}/introspect`, form)).json();
      return z.object({ active: z.boolean() }).parse(response).active;
    };
    expect(await active()).toBe(true);
    await postForm(`${url}/revoke`, form);
    expect(await active()).toBe(false);
  });
});
