import { describe, expect, it, vi } from 'vitest';
import { createLoader, LoaderError, type LoaderOptions, type LoadRequest } from '../index.ts';

const NOW = new Date('2026-11-21T10:15:30Z');
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** A loader that never really waits; `answers` are returned one after the other. */
function loaderWith(
  responses: readonly (Response | Error)[],
  options: Partial<LoaderOptions> = {},
) {
  const left = [...responses];
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const waits: number[] = [];
  const load = createLoader({
    baseUrl: 'https://gateway.example/',
    identityUrl: 'https://identity.example',
    getAccessToken: () => 'token-1',
    getAccountId: () => 'account-1',
    getUserId: () => 'user-1',
    now: () => NOW,
    newRequestId: () => 'request-1',
    random: () => 0,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
    },
    fetch: async (url, init) => {
      sent.push({ url, init, headers: new Headers(init.headers) });
      const next = left.shift();
      if (!next || next instanceof Error) throw next ?? new Error('no answer is left');
      return next;
    },
    ...options,
  });
  return { load, sent, waits };
}
const read = (path = '/fleets'): LoadRequest => ({ method: 'GET', path });

describe('building a request', () => {
  it('[GW-02] [GW-03] [GW-04] [GW-05] [GW-06] sends the standard headers', async () => {
    const { load, sent } = loaderWith([json(200, {})]);
    await load(read());
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token-1',
      sysaccountid: 'account-1',
      userid: 'user-1',
      'request-date': '2026-11-21T10:15:30.000Z',
      'x-request-id': 'request-1',
    });
  });

  it('[GW-05] [GW-06] uses the host’s header names and date format', async () => {
    const { load, sent } = loaderWith([json(200, {})], {
      headerNames: { accountId: 'x-account', requestId: 'x-correlation', userId: undefined },
      formatRequestDate: (now) => String(now.getTime()),
    });
    await load(read());
    const headers = sent[0]?.headers;
    expect(headers?.get('x-account')).toBe('account-1');
    expect(headers?.get('x-correlation')).toBe('request-1');
    expect(headers?.get('userId')).toBe('user-1');
    expect(headers?.get('request-date')).toBe(String(NOW.getTime()));
    expect(headers?.has('sysaccountid')).toBe(false);
  });

  it('starts a trace with the request ID if tracing is on and the ID is a UUID', async () => {
    const traced = loaderWith([json(200, {})], {
      isTraced: true,
      newRequestId: () => '0199b2f0-3c5e-4d2a-9f10-a1b2c3d4e5f6',
    });
    await traced.load(read());
    expect(traced.sent[0]?.headers.get('traceparent')).toBe(
      '00-0199b2f03c5e4d2a9f10a1b2c3d4e5f6-9f10a1b2c3d4e5f6-00',
    );
    const other = loaderWith([json(200, {})], { isTraced: true });
    await other.load(read());
    expect(other.sent[0]?.headers.has('traceparent')).toBe(false);
  });

  it('omits the authorization and account headers without a token and account', async () => {
    const { load, sent } = loaderWith([json(200, {})], { getAccessToken: () => null });
    await load({ ...read(), accountId: null });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('sysaccountid')).toBe(false);
  });

  it('[GW-01] [GW-07] sends a JSON body and parses a JSON response', async () => {
    const { load, sent } = loaderWith([json(200, { a: 1 })]);
    const response = await load({ method: 'POST', path: '/cards', body: { name: 'Ä' } });
    expect(sent[0]?.init.body).toBe('{"name":"Ä"}');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(response).toMatchObject({ err: null, ok: true, status: 200, body: { a: 1 } });
  });

  it('[GW-10] uses the configured base URLs and encodes the query', async () => {
    const { load, sent } = loaderWith([json(200, {}), json(200, {})]);
    await load({ ...read(), query: { q: 'a&b', limit: 5, cursor: undefined, total: null } });
    await load({ ...read('/v1/introspect'), to: 'identity' });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://gateway.example/fleets?q=a%26b&limit=5',
      'https://identity.example/v1/introspect',
    ]);
  });

  it('[GW-09] passes the response’s device token to the host', async () => {
    const onDeviceToken = vi.fn<(token: string) => void>();
    const { load } = loaderWith([json(200, {}, { 'x-dt': 'device-7' })], {
      headerNames: { deviceToken: 'x-dt' },
      onDeviceToken,
    });
    expect(await load(read())).toMatchObject({ deviceToken: 'device-7' });
    expect(onDeviceToken).toHaveBeenCalledExactlyOnceWith('device-7');
  });
});

describe('reading a response', () => {
  it('[GW-152] returns "Unauthorized access" in err for a 401 with an errorCode', async () => {
    const onUnauthorized = vi.fn<() => void>();
    const { load } = loaderWith([json(401, { errorCode: 'auth.tokenInvalid' })], {
      onUnauthorized,
    });
    const { err } = await load(read());
    expect(err).toBeInstanceOf(LoaderError);
    expect(err).toMatchObject({ message: 'Unauthorized access', status: 401 });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a path of it', read('/okta/authenticate')],
    ['its own address', { ...read('/v1/userinfo'), to: 'identity' as const }],
  ])('[GW-163] treats an identity provider 401 as any other failure: %s', async (_, request) => {
    const onUnauthorized = vi.fn<() => void>();
    const { load } = loaderWith([json(401, {})], { onUnauthorized });
    const { err } = await load(request);
    expect(err).toMatchObject({ reason: 'failed', status: 401 });
    expect(err?.message).not.toBe('Unauthorized access');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['[GW-153] status 400', json(400, { any: 1 }), 400, { any: 1 }],
    ['[GW-154] status 500', json(500, 'text'), 500, 'text'],
    ['[GW-155] errorCode', json(409, { errorCode: 'x.y' }), 409, { errorCode: 'x.y' }],
    ['[GW-156] ExecutionCode', json(403, { ExecutionCode: 7 }), 403, { ExecutionCode: 7 }],
  ])('%s: returns the response unchanged', async (_, response, status, body) => {
    const { load } = loaderWith([response]);
    expect(await load(read())).toMatchObject({ err: null, ok: false, status, body });
  });

  it('[GW-157] [GW-158] returns other failures in err with URL, body, and status', async () => {
    const { load } = loaderWith([
      new Response('{"message":"No such page"}', { status: 404, statusText: 'Not Found' }),
    ]);
    const { err } = await load(read());
    expect(err).toMatchObject({
      url: 'https://gateway.example/fleets',
      error: { message: 'No such page' },
      message: 'No such page',
      status: 404,
      statusText: 'Not Found',
    });
  });

  it('[GW-158] returns network, token, and address errors in err', async () => {
    const down = loaderWith([new TypeError('fetch failed')], { retryWaitsSeconds: [] });
    expect((await down.load(read())).err).toMatchObject({ reason: 'network', status: 0 });
    const noToken = loaderWith([], { getAccessToken: () => Promise.reject(new Error('expired')) });
    expect((await noToken.load(read())).err?.message).toBe('expired');
    const noAddress = loaderWith([], { identityUrl: undefined });
    expect((await noAddress.load({ ...read(), to: 'identity' })).err?.message).toMatch(/address/);
  });

  it('reads an empty body as null and a non-JSON body as text', async () => {
    const { load } = loaderWith([new Response(null, { status: 204 }), new Response('<html>')]);
    expect(await load(read())).toMatchObject({ body: null });
    expect(await load(read())).toMatchObject({ body: '<html>' });
  });
});

describe('reporting to the host', () => {
  it('[GW-147] [GW-150] [GW-154] reports a 500 to the host and still returns it', async () => {
    const onServerTrouble = vi.fn<NonNullable<LoaderOptions['onServerTrouble']>>();
    const { load } = loaderWith([json(500, { any: 1 })], { onServerTrouble });
    expect(await load(read())).toMatchObject({ err: null, status: 500 });
    expect(onServerTrouble).toHaveBeenCalledExactlyOnceWith({
      messageKey: 'errors.refreshOrCall',
      openDateRange: false,
      status: 500,
      path: '/fleets',
      requestId: 'request-1',
    });
  });

  it.each([
    ['/transactions', '/en/activity/', true],
    ['/transactions/export', '/en/express-check/activity/', true],
    ['/transactions', '/en/overview/', false],
    ['/cards', '/en/activity/', false],
    ['/transactionsummary', '/en/activity/', false],
  ])('[GW-148] [GW-149] %s from %s suggests a shorter range: %s', async (path, page, isShorter) => {
    const onServerTrouble = vi.fn<NonNullable<LoaderOptions['onServerTrouble']>>();
    const { load } = loaderWith([json(502, {})], { onServerTrouble, getPagePath: () => page });
    await load(read(path));
    expect(onServerTrouble.mock.calls[0]?.[0]).toMatchObject({
      openDateRange: isShorter,
      messageKey: isShorter ? 'errors.reduceDateRange' : 'errors.refreshOrCall',
    });
  });

  it('[GW-151] calls onSettled after every load: success, failure, or no network', async () => {
    const onSettled = vi.fn<NonNullable<LoaderOptions['onSettled']>>();
    const { load } = loaderWith([json(200, {}), json(404, {}), new TypeError('down')], {
      onSettled,
      retryWaitsSeconds: [],
    });
    for (let i = 0; i < 3; i += 1) await load(read());
    expect(onSettled.mock.calls.map(([{ ok }]) => ok)).toEqual([true, false, false]);
  });

  it('returns the response even if a host callback throws', async () => {
    const { load } = loaderWith([json(200, { a: 1 })], {
      onSettled: () => {
        throw new Error('host');
      },
    });
    expect(await load(read())).toMatchObject({ err: null, body: { a: 1 } });
  });
});

describe('retries and aborts', () => {
  it('[AUTH-98] [AUTH-99] [AUTH-100] retries a read after 1, 2, 4, 8, and 16 s', async () => {
    const down = new TypeError('fetch failed');
    const { load, sent, waits } = loaderWith([
      down,
      json(429, {}),
      json(503, {}),
      down,
      down,
      json(200, {}),
    ]);
    expect(await load(read())).toMatchObject({ ok: true });
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(sent).toHaveLength(6);
  });

  it('gives up after five retries and notifies the host once', async () => {
    const onServerTrouble = vi.fn<() => void>();
    const onRetry = vi.fn<() => void>();
    const { load, sent } = loaderWith(
      Array.from({ length: 6 }, () => json(503, { errorCode: 'server.unavailable' })),
      { onServerTrouble, onRetry },
    );
    expect(await load(read())).toMatchObject({ ok: false, status: 503 });
    expect(sent).toHaveLength(6);
    expect(onRetry).toHaveBeenCalledTimes(5);
    expect(onServerTrouble).toHaveBeenCalledTimes(1);
  });

  it('retries a change only if it has an idempotency key', async () => {
    const change: LoadRequest = { method: 'POST', path: '/cards', body: {} };
    const without = loaderWith([json(503, {})]);
    await without.load(change);
    expect(without.sent).toHaveLength(1);
    const keyed = loaderWith([json(503, {}), json(200, {})]);
    await keyed.load({ ...change, headers: { 'Idempotency-Key': 'k' } });
    expect(keyed.sent).toHaveLength(2);
  });

  it.each([400, 404, 409, 500, 502, 504])('does not retry a %i', async (status) => {
    const { load, sent } = loaderWith([json(status, {})]);
    await load(read());
    expect(sent).toHaveLength(1);
  });

  it('honors a short Retry-After and does not retry after a long one', async () => {
    const polite = loaderWith([json(429, {}, { 'retry-after': '7' }), json(200, {})]);
    await polite.load(read());
    expect(polite.waits).toEqual([7000]);
    const long = loaderWith([json(429, {}, { 'retry-after': '600' })]);
    await long.load(read());
    expect(long.waits).toEqual([]);
  });

  it('adds jitter of up to a quarter of the delay', async () => {
    const { load, waits } = loaderWith([json(503, {}), json(200, {})], { random: () => 1 });
    await load(read());
    expect(waits).toEqual([1250]);
  });

  it('gets a new token for every attempt', async () => {
    const tokens = ['old', 'new'];
    const { load, sent } = loaderWith([json(503, {}), json(200, {})], {
      getAccessToken: () => tokens.shift() ?? null,
    });
    await load(read());
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('treats a token that cannot be obtained now as a lost connection', async () => {
    const outage = new TypeError('Failed to fetch');
    const tokens = [outage, 'token-2', outage];
    const onRetry = vi.fn<NonNullable<LoaderOptions['onRetry']>>();
    const onUnauthorized = vi.fn<() => void>();
    const { load, sent, waits } = loaderWith([json(200, {})], {
      onRetry,
      onUnauthorized,
      getAccessToken: async () => {
        const next = tokens.shift();
        if (typeof next !== 'string') throw next;
        return next;
      },
    });
    expect(await load(read())).toMatchObject({ ok: true });
    expect(waits).toEqual([1000]);
    expect(onRetry.mock.calls[0]?.[0].status).toBeNull();
    // a change that cannot be repeated safely is not sent at all
    const change: LoadRequest = { method: 'POST', path: '/cards', body: {} };
    expect(await load(change)).toMatchObject({ err: { reason: 'network', status: 0 } });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-2']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('[GW-08] stops when aborted between attempts', async () => {
    const controller = new AbortController();
    const { load, sent } = loaderWith([json(503, {})], {
      onRetry: () => controller.abort(),
    });
    const { err } = await load({ ...read(), signal: controller.signal });
    expect(err).toMatchObject({ reason: 'aborted', status: 0 });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init.signal).toBe(controller.signal);
  });

  it('waits in real time by default, until aborted', async () => {
    const controller = new AbortController();
    const load = createLoader({
      baseUrl: 'https://gateway.example',
      getAccessToken: () => null,
      fetch: async () => json(503, {}),
      onRetry: () => queueMicrotask(() => controller.abort()),
    });
    expect((await load({ ...read(), signal: controller.signal })).err?.reason).toBe('aborted');
  });
});
