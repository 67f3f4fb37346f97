import { tokenClaims } from '@forecourt/validation';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dana, oktaClient } from './testing/client.ts';
import {
  postForm,
  redeem,
  refresh,
  signInByWire,
  signInToCode,
  tokenAnswer,
} from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode, startIdentity } from './testing/startIdentity.ts';

const REFRESH_REFUSED = {
  error: 'invalid_grant',
  error_description: 'The refresh token is invalid or expired.',
};

const DAY_SECONDS = 24 * 60 * 60;

const identity = runIdentity();

const renew = async (token = '') => {
  const { status, tokens, body } = await refresh(identity, token);
  return { status, body, next: tokens?.refresh_token ?? '' };
};
const firstToken = async () => (await signInByWire(identity)).tokens.refresh_token;
/** Introspects a token with the Basic authorization of a client without a secret. */
const introspect = async (token: string): Promise<unknown> => {
  const headers = { authorization: `Basic ${btoa('forecourt-portal')}` };
  return (await postForm(`${identity.issuer}/v1/introspect`, { token }, headers)).json();
};
const isAlive = async (token: string) =>
  z.object({ active: z.boolean() }).parse(await introspect(token)).active;

describe('a user’s configured claims', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-people-'));
  const claims = {
    sysAccountId: '0197a1b2-0000-7000-8000-000000000007',
    redirectUrl: '/en/cards/',
  };
  const path = join(folder, 'people.json');
  beforeAll(() => {
    const names = { firstName: 'Dana', lastName: 'Morales' };
    writeFileSync(path, JSON.stringify([{ ...dana, ...names, claims }]));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const other = runIdentity(() => startIdentity({ DEMO_PEOPLE: path }));

  it('[ENT-04] [ENT-05] [ENT-06] are in the decoded access token with the username', async () => {
    const { tokens } = await signInByWire(other);
    const { payload } = oktaClient(other.issuer).token.decode(tokens.access_token);
    expect(tokenClaims.parse(payload)).toEqual({ username: dana.username, ...claims });
  });
});

describe('tokens', () => {
  it('[AUTH-85][AUTH-94][AUTH-95][AUTH-105] are signed and carry the expected claims', async () => {
    const { tokens } = await signInByWire(identity);
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/v1/keys`));
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, keys, {
      issuer: identity.issuer,
      audience: 'api://forecourt',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: dana.subject,
      cid: 'forecourt-portal',
      username: dana.username,
      scp: ['openid', 'profile', 'email', 'offline_access'],
    });
    expect(payload.exp ?? 0).toBeGreaterThan(payload.iat ?? 0);
    const id = await jwtVerify(tokens.id_token, keys, { audience: 'forecourt-portal' });
    expect(id.payload).toMatchObject({ nonce: 'nonce-of-the-test', amr: ['pwd', 'otp', 'mfa'] });
    expect(id.payload['auth_time']).toEqual(expect.any(Number));
  });

  it('[AUTH-89] are refused for a wrong verifier or redirect URI, or a used code', async () => {
    const { code } = await signInToCode(identity);
    const other = 'a'.repeat(43);
    expect((await redeem(identity, code, { code_verifier: other })).status).toBe(400);
    expect((await redeem(identity, code, { redirect_uri: 'http://evil.example/' })).status).toBe(
      400,
    );
    const first = await redeem(identity, code);
    expect(first.status).toBe(200);
    expect((await redeem(identity, code)).status).toBe(400);
  });

  it('[AUTH-89] are revoked if their code is redeemed twice', async () => {
    const { code } = await signInToCode(identity);
    const tokens = tokenAnswer.parse(await (await redeem(identity, code)).json());
    await redeem(identity, code);
    expect((await refresh(identity, tokens.refresh_token)).body).toEqual(REFRESH_REFUSED);
  });

  it('are issued once for two concurrent redemptions of one code', async () => {
    const { code } = await signInToCode(identity);
    const responses = await Promise.all([redeem(identity, code), redeem(identity, code)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('rotate on renewal; reuse of an older refresh token revokes them all', async () => {
    const { tokens } = await signInByWire(identity);
    const second = await refresh(identity, tokens.refresh_token);
    expect(second.status).toBe(200);
    expect(second.tokens?.refresh_token).not.toBe(tokens.refresh_token);
    const third = await refresh(identity, second.tokens?.refresh_token ?? '');
    expect(third.status).toBe(200);
    expect((await refresh(identity, tokens.refresh_token)).body).toEqual(REFRESH_REFUSED);
    expect((await refresh(identity, third.tokens?.refresh_token ?? '')).body).toEqual(
      REFRESH_REFUSED,
    );
  });

  describe('after a lost renewal response', () => {
    it('renew repeatedly from the same refresh token and continue from the newest', async () => {
      const first = await firstToken();
      const responses = [await renew(first), await renew(first), await renew(first)];
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const newest = await renew(responses[2]?.next);
      expect(newest.status).toBe(200);
      expect((await renew(newest.next)).status).toBe(200);
    });

    it('are all revoked if the lost refresh token is used after all', async () => {
      const first = await firstToken();
      const lost = await renew(first);
      const newest = await renew(first);
      expect((await renew(lost.next)).body).toEqual(REFRESH_REFUSED);
      expect((await renew(newest.next)).body).toEqual(REFRESH_REFUSED);
    });

    it('survive two concurrent renewals with exactly one active refresh token', async () => {
      const first = await firstToken();
      const responses = await Promise.all([renew(first), renew(first)]);
      const renewed = responses.filter(({ status }) => status === 200);
      const refused = responses.filter(({ status }) => status !== 200);
      expect(renewed).not.toEqual([]);
      // a request that comes before the other's response finds no token that it could replace
      for (const { status, body } of refused) {
        expect({ status, body }).toEqual({ status: 400, body: REFRESH_REFUSED });
      }
      const counting: string[] = [];
      for (const { next } of renewed) if (await isAlive(next)) counting.push(next);
      expect(counting).toHaveLength(1);
      const newest = await renew(counting[0]);
      expect(newest.status).toBe(200);
      expect((await renew(newest.next)).status).toBe(200);
    });

    it('are all revoked if the same refresh token is reused 31 seconds later', async () => {
      const first = await firstToken();
      const second = await renew(first);
      await identity.moveClock(31);
      expect((await renew(first)).body).toEqual(REFRESH_REFUSED);
      expect((await renew(second.next)).body).toEqual(REFRESH_REFUSED);
      await identity.moveClock(-31);
    });
  });

  it('cannot be renewed once the refresh token expires', async () => {
    const { tokens } = await signInByWire(identity);
    await identity.moveClock(604_801);
    expect((await refresh(identity, tokens.refresh_token)).body).toEqual(REFRESH_REFUSED);
    await identity.moveClock(-604_801);
  });

  it('expire seven days after sign-in, however often they are renewed', async () => {
    let token = await firstToken();
    for (let day = 1; day < 7; day += 1) {
      await identity.moveClock(DAY_SECONDS);
      const renewed = await renew(token);
      expect(renewed.status).toBe(200);
      token = renewed.next;
    }
    await identity.moveClock(DAY_SECONDS + 1);
    expect((await renew(token)).body).toEqual(REFRESH_REFUSED);
    await identity.moveClock(-7 * DAY_SECONDS - 1);
  });

  it('[AUTH-91][AUTH-92][AUTH-96] are introspected and revoked with colonless Basic', async () => {
    const { tokens } = await signInByWire(identity);
    const headers = { authorization: `Basic ${btoa('forecourt-portal')}` };
    expect(await introspect(tokens.access_token)).toMatchObject({
      active: true,
      username: dana.username,
    });
    expect(await introspect(tokens.refresh_token)).toMatchObject({ active: true });
    for (const token of [tokens.refresh_token, tokens.access_token]) {
      expect((await postForm(`${identity.issuer}/v1/revoke`, { token }, headers)).status).toBe(200);
      expect(await introspect(token)).toEqual({ active: false });
    }
    const bearer = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${identity.issuer}/v1/userinfo`, { headers: bearer })).status).toBe(401);
    expect((await refresh(identity, tokens.refresh_token)).body).toEqual(REFRESH_REFUSED);
  });

  it('[AUTH-92] are renewed and revoked by the vendor client', async () => {
    const client = oktaClient(identity.issuer);
    await client.idx.start();
    const { username, password } = dana;
    await client.idx.proceed({
      step: 'identify',
      identifier: username,
      credentials: { passcode: password },
    });
    const passcode = await newestCode(identity.url, dana.email);
    const end = await client.idx.proceed({
      step: 'challenge-authenticator',
      credentials: { passcode },
    });
    client.tokenManager.setTokens(end.tokens ?? {});
    const before = client.tokenManager.getTokensSync().accessToken?.accessToken;
    await client.token.renewTokens().then((tokens) => client.tokenManager.setTokens(tokens));
    expect(client.tokenManager.getTokensSync().accessToken?.accessToken).not.toBe(before);
    await client.revokeRefreshToken();
    await client.revokeAccessToken();
    expect(client.tokenManager.getTokensSync().refreshToken).toBeUndefined();
  });
});
