import { contract } from '@forecourt/api-client/contract';
import { describe, expect, it } from 'vitest';
import { writeCursor } from '../store/keyset.ts';
import { pick, send, TEST_NOW } from '../testing/gateway.ts';
import { createTestIssuer } from '../testing/tokens.ts';
import { startWorld } from '../testing/startWorld.ts';

const world = startWorld({ accountPer: 'file' });

const me = (token?: string) => send(world.gateway, 'getMe', { token });
const hours = (count: number) => new Date(new Date(TEST_NOW).getTime() + count * 3_600_000);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const post = (body: string) =>
  world.gateway.app.request(contract.orderCards.path, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${world.dana.token}`,
      sysaccountid: world.accountId,
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
  });

const preflight = async (origin: string) =>
  world.gateway.app.request('/cards', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  });

describe('authentication', () => {
  it('[GW-02] refuses a request without a bearer token', async () => {
    expect(await me()).toMatchObject({ status: 401, body: { errorCode: 'auth.tokenMissing' } });
    const headers = { authorization: 'Basic abc' };
    expect(await send(world.gateway, 'getMe', { headers })).toMatchObject({
      status: 401,
      body: { errorCode: 'auth.tokenInvalid' },
    });
  });

  it('[ERR-34] refuses a forged, foreign, expired, or malformed token', async () => {
    const { issuer } = world.gateway;
    const subject = world.dana.userId;
    const stranger = await createTestIssuer(() => world.gateway.clock.now());
    const bad = await Promise.all([
      stranger.sign({ subject }),
      issuer.sign({ subject, issuer: 'https://elsewhere.example' }),
      issuer.sign({ subject, audience: 'api://other' }),
      issuer.sign({ subject, issuedAt: hours(-2) }),
      Promise.resolve('not.a.token'),
    ]);
    for (const token of bad) {
      expect(await me(token)).toMatchObject({
        status: 401,
        body: { errorCode: 'auth.tokenInvalid' },
      });
    }
  });

  it('refuses a token without a signature', async () => {
    const claims = {
      iss: 'https://issuer.example/oauth2/main',
      sub: world.dana.userId,
      aud: 'api://forecourt',
      iat: 1,
      exp: 9e9,
    };
    const token = `${part({ alg: 'none' })}.${part(claims)}.`;
    expect((await me(token)).status).toBe(401);
  });

  it('accepts a token that expired 20 seconds ago, to allow for clock skew', async () => {
    const justOver = new Date(hours(-1).getTime() - 20_000);
    const token = await world.gateway.issuer.sign({
      subject: world.dana.userId,
      issuedAt: justOver,
    });
    expect((await me(token)).status).toBe(200);
  });

  it('refuses a valid token for an unknown person', async () => {
    const token = await world.gateway.issuer.sign({ subject: 'nobody' });
    expect(await me(token)).toMatchObject({ status: 403, body: { errorCode: 'access.denied' } });
  });
});

describe('an error response', () => {
  it('has the standard body and the request ID', async () => {
    const headers = { 'x-request-id': 'req-12345678' };
    const { body, headers: answered } = await send(world.gateway, 'getMe', { headers });
    expect(body).toEqual({
      errorCode: 'auth.tokenMissing',
      params: {},
      fields: [],
      requestId: 'req-12345678',
      retryable: false,
    });
    expect(answered.get('x-request-id')).toBe('req-12345678');
  });

  it('names every invalid field with the key of its message', async () => {
    const response = await world.call('listCards', { query: { limit: '501', sort: 'colour' } });
    expect(response).toMatchObject({ status: 400, body: { errorCode: 'request.invalid' } });
    expect(pick(response.body, 'fields')).toEqual([
      { path: 'limit', key: 'value.atMost', params: { max: 500 } },
      { path: 'sort', key: 'value.invalid', params: {} },
    ]);
  });

  it('is 404 for an unknown path and 405 for an unsupported method', async () => {
    const unknown = await world.gateway.app.request('/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ errorCode: 'notFound', fields: [] });
    const other = await world.gateway.app.request('/fleets', { method: 'DELETE' });
    expect(other.status).toBe(405);
    expect(other.headers.get('allow')).toBe('GET, POST');
  });

  it('is 400 for a body that is not JSON and 413 for one that is too large', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('x'.repeat(3_000_000))).status).toBe(413);
  });

  it('is 400 for a null character or a cursor that holds invalid values', async () => {
    const cursor = writeCursor({ order: 'occurred_at:desc', key: 'no instant', id: 'x' });
    for (const [name, query] of [
      ['listUsers', { q: 'Dana\u0000' }],
      ['listNotifications', { cursor }],
    ] as const) {
      expect(await world.call(name, { query })).toMatchObject({
        status: 400,
        body: { errorCode: 'request.invalid', retryable: false },
      });
    }
  });

  it('hides the details of an internal error and is retryable', async () => {
    await world.setAccount({ time_zone: 'Nowhere/None' });
    const response = await world.call('getDashboard');
    expect(response).toMatchObject({
      status: 500,
      body: { errorCode: 'server.error', retryable: true },
    });
    expect(JSON.stringify(response.body)).not.toContain('Nowhere');
    await world.setAccount({ time_zone: 'America/Chicago' });
  });
});

describe('the app', () => {
  it('[GW-02 to GW-06] allows the loader’s headers from the portal’s origin only', async () => {
    const allowed = await preflight('http://portal.example');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://portal.example');
    const names = allowed.headers.get('access-control-allow-headers') ?? '';
    for (const name of [
      'authorization',
      'sysaccountid',
      'userId',
      'request-date',
      'x-request-id',
    ]) {
      expect(names.split(',')).toContain(name);
    }
    const denied = await preflight('http://elsewhere.example');
    expect(denied.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has no route that moves the clock', async () => {
    const moved = await world.gateway.app.request('/test/clock', { method: 'POST', body: '{}' });
    expect(moved.status).toBe(404);
  });

  it('responds to health checks without a token', async () => {
    expect((await world.gateway.app.request('/healthz')).status).toBe(200);
    expect((await world.gateway.app.request('/readyz')).status).toBe(200);
  });

  it('logs no names, tokens, or search terms', async () => {
    const query = { q: 'Lindqvist' };
    await world.call('listCards', { query });
    const log = world.gateway.logged.join('');
    expect(log).toContain('"route":"/cards"');
    expect(log).not.toMatch(/Lindqvist|Morales|dana\.morales|eyJ/);
  });
});
