import { REMOTE_CONFIG_TIMEOUT_SECONDS } from '@forecourt/validation';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore, type KeyValueStore } from '../storage/index.ts';
import {
  createRemoteConfig,
  readContactDetails,
  RemoteConfigError,
  type RemoteConfigPorts,
  type RemoteConfigSettings,
} from './index.ts';
import { recordUse, usageHeader } from './usage.ts';

interface Asked {
  readonly path: string;
  readonly query: string;
  readonly headers: Headers;
  readonly body: unknown;
}
type Answer = () => Response | Promise<Response>;

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 12);
const settings: RemoteConfigSettings = {
  baseUrl: 'https://gateway.example',
  projectId: 'forecourt',
  namespace: 'firebase',
  apiKey: 'k&1',
  appId: '1:forecourt:web',
};
const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    Response.json(body, init);
const token = { token: 't1', expiresIn: '604800s' };
const registered = json({ fid: 'f1', refreshToken: 'r1', authToken: token });
const entries = { lob_contact_details: '{"phone":"1-800-555-0142"}', beta: 'on' };
const config = json({ entries, state: 'UPDATE' }, { headers: { etag: 'e1' } });
const REGISTER = '/v1/projects/forecourt/installations';
const FETCH = '/v1/projects/forecourt/namespaces/firebase:fetch';
const GENERATE = '/v1/projects/forecourt/installations/f1/authTokens:generate';

const day = (at: number) => new Date(START + at * 24 * HOUR).toISOString().slice(0, 10);

let serial = 0;

/** A remote configuration whose service responds with `answers`, by path. */
function setUp(responses: Record<string, Answer> = {}, store: KeyValueStore = memoryStore()) {
  const requests: Asked[] = [];
  const clock = { now: START };
  const timeouts: number[] = [];
  /** Events that happen while the page waits, one per wait. */
  const meanwhile: (() => void)[] = [];
  const logged: string[] = [];
  const byPath: Record<string, Answer> = { [REGISTER]: registered, [FETCH]: config, ...responses };
  const ports: RemoteConfigPorts = {
    fetch: async (url, init) => {
      const { pathname, search } = new URL(url);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      requests.push({ path: pathname, query: search, headers: new Headers(init.headers), body });
      const response = byPath[pathname];
      if (!response) throw new TypeError('Failed to fetch');
      return response();
    },
    store,
    now: () => clock.now,
    random: () => 0.5,
    timeout: (milliseconds) => {
      timeouts.push(milliseconds);
      if (milliseconds === REMOTE_CONFIG_TIMEOUT_SECONDS * 1000)
        return new AbortController().signal;
      clock.now += milliseconds;
      meanwhile.shift()?.();
      return AbortSignal.abort();
    },
    languageCode: 'en-US',
    logError: (text) => logged.push(text),
  };
  const own = { ...settings, appId: `${settings.appId}:${serial}` };
  const of = (path: string) => requests.filter((request) => request.path === path);
  return {
    remote: createRemoteConfig(own, ports),
    ports,
    own,
    requests,
    of,
    byPath,
    clock,
    timeouts,
    meanwhile,
    logged,
    store,
  };
}

beforeEach(() => {
  serial += 1;
});

const codeOf = async (run: Promise<unknown>) => {
  try {
    await run;
    return null;
  } catch (error) {
    if (error instanceof RemoteConfigError) return error.code;
    throw error;
  }
};

describe('fetching and activating', () => {
  it('[CONF-02] [CONF-03] [CONF-04] [CONF-06] posts the API key, IDs, and signals', async () => {
    const { remote, of } = setUp();
    remote.setCustomSignals({ role: 'manager' });
    await remote.fetch();
    const [request] = of(FETCH);
    expect(request?.query).toBe('?key=k%261');
    expect(request?.headers.get('if-none-match')).toBe('*');
    expect(request?.body).toEqual({
      sdk_version: '1.0.0',
      app_instance_id: 'f1',
      app_instance_id_token: 't1',
      app_id: `${settings.appId}:${serial}`,
      language_code: 'en-US',
      custom_signals: { role: 'manager' },
    });
  });

  it('[CONF-05] [CONF-09] [CONF-13] refetches after 12 hours with the last ETag', async () => {
    const { remote, of, clock } = setUp();
    await remote.fetch();
    clock.now += 12 * HOUR - 1;
    await remote.fetch();
    expect(of(FETCH)).toHaveLength(1);
    clock.now += 1;
    await remote.fetch();
    expect(of(FETCH)[1]?.headers.get('if-none-match')).toBe('e1');
  });

  it('[CONF-01] [CONF-07] returns values only after they are activated', async () => {
    const { remote } = setUp();
    await remote.fetch();
    expect([remote.text('beta'), remote.flag('beta')]).toEqual(['', false]);
    expect(await remote.activate()).toBe(true);
    expect([remote.text('beta'), remote.flag('beta')]).toEqual(['on', true]);
    expect(await remote.activate()).toBe(false);
    expect(remote.names()).toEqual(Object.keys(entries));
  });

  it.each<[id: string, answer: Answer]>([
    ['CONF-08', () => new Response(null, { status: 304 })],
    ['ERR-29', json({ state: 'NO_CHANGE' })],
  ])('[%s] keeps the entries when nothing changed', async (_id, answer) => {
    const { remote, byPath, clock } = setUp();
    await remote.fetchAndActivate();
    byPath[FETCH] = answer;
    clock.now += 12 * HOUR;
    await remote.fetchAndActivate();
    expect(remote.text('beta')).toBe('on');
  });

  it.each(['NO_TEMPLATE', 'EMPTY_CONFIG'])('[CONF-08] has no entries for %s', async (state) => {
    const { remote } = setUp({ [FETCH]: json({ state, entries: { beta: 'on' } }) });
    await remote.fetchAndActivate();
    expect(remote.names()).toEqual([]);
  });

  it('[CONF-01] activates fetched entries even if another tab cleared the store', async () => {
    const { remote, store } = setUp();
    await remote.fetch();
    await store.delete('fetched');
    expect(await remote.activate()).toBe(true);
    expect(remote.text('beta')).toBe('on');
  });

  it('[CONF-12] sets a timeout of 60 seconds', async () => {
    const { remote, timeouts } = setUp();
    await remote.fetch();
    expect(timeouts).toEqual([60_000]);
  });
});

describe('errors', () => {
  it.each<[id: string, code: string, answer: Answer]>([
    ['ERR-27', 'fetch-client-network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['ERR-35', 'fetch-timeout', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['ERR-37', 'fetch-client-parse', () => new Response('no JSON')],
    ['ERR-38', 'fetch-status', () => new Response(null, { status: 403 })],
  ])('[%s] %s', async (_id, code, answer) => {
    const { remote, store } = setUp({ [FETCH]: answer });
    expect(await codeOf(remote.fetch())).toBe(code);
    expect(await store.get('fetched')).toBeUndefined();
  });

  it.each([429, 500, 503, 504])(
    '[AUTH-111] [ERR-33] [ERR-36] after %i throttles for 1 s, then 2 s, then fetches again',
    async (status) => {
      const { remote, of, byPath, clock } = setUp({ [FETCH]: () => new Response('', { status }) });
      expect(await codeOf(remote.fetch())).toBe('fetch-throttle');
      expect(remote.throttledUntil()).toBe(clock.now + 1000);
      clock.now += 999;
      expect(await codeOf(remote.fetch())).toBe('fetch-throttle');
      expect(of(FETCH)).toHaveLength(1);
      clock.now += 1;
      expect(await codeOf(remote.fetch())).toBe('fetch-throttle');
      expect(of(FETCH)).toHaveLength(2);
      expect(remote.throttledUntil()).toBe(clock.now + 2000);
      clock.now += 2000;
      byPath[FETCH] = config;
      expect(await codeOf(remote.fetch())).toBeNull();
      expect(remote.throttledUntil()).toBeNull();
    },
  );

  it('[ERR-28] treats an unspecified state as a 500', async () => {
    const { remote } = setUp({ [FETCH]: json({ state: 'INSTANCE_STATE_UNSPECIFIED' }) });
    const error = await remote.fetch().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'fetch-throttle', status: 500 });
  });

  it('[ERR-44] refuses to initialize again with different settings', () => {
    const { ports, own } = setUp();
    createRemoteConfig(own, ports);
    const other = { ...own, namespace: 'other' };
    expect(() => createRemoteConfig(other, ports)).toThrow('already-initialized');
  });

  it('[CONF-14] [ERR-45] accepts at most 100 custom signals', () => {
    const { remote } = setUp();
    const signals = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`s${at}`, 'x']));
    remote.setCustomSignals(signals);
    expect(() => remote.setCustomSignals({ more: 'x' })).toThrow(
      'custom-signal-max-allowed-signals',
    );
    remote.setCustomSignals({ s0: null, more: 'x' });
  });
});

/** The last fetch's body and the renewals' authorization, if the second fetch is this much later. */
const tokenAfter = async (milliseconds: number) => {
  const { remote, of, clock } = setUp({
    [GENERATE]: json({ token: 't2', expiresIn: '604800s' }),
  });
  await remote.fetch();
  clock.now += milliseconds;
  await remote.fetch();
  const renewals = of(GENERATE).map(({ headers }) => headers.get('authorization'));
  return [of(FETCH).at(-1)?.body, renewals];
};

describe('the installation', () => {
  it('[CONF-10] is registered once', async () => {
    const { remote, of, clock } = setUp();
    await remote.fetch();
    clock.now += 13 * HOUR;
    await remote.fetch();
    expect(of(REGISTER)).toHaveLength(1);
    expect(of(REGISTER)[0]?.headers.get('x-goog-api-key')).toBe('k&1');
    expect(of(REGISTER)[0]?.body).toMatchObject({
      fid: expect.stringMatching(/^[cdef][\w-]{21}$/),
      authVersion: 'FIS_v2',
    });
  });

  it('[CONF-11] [CONF-16] renews its token in the last hour before it expires', async () => {
    const lastHour = 6 * 24 * HOUR + 23 * HOUR;
    expect(await tokenAfter(lastHour - 1)).toMatchObject([{ app_instance_id_token: 't1' }, []]);
    expect(await tokenAfter(lastHour)).toMatchObject([
      { app_instance_id_token: 't2' },
      ['FIS_v2 r1'],
    ]);
  });

  it.each([
    ['[ERR-30] its ID is already taken', 'installation-refused', 409, ''],
    ['the response has no token', 'fetch-client-parse', 200, '{}'],
  ])('is discarded if %s, so that a retry does not wait for it', async (_, code, status, body) => {
    const { remote, store, clock } = setUp({ [REGISTER]: () => new Response(body, { status }) });
    expect(await codeOf(remote.fetch())).toBe(code);
    expect(await store.get('installation')).toBeUndefined();
    await codeOf(remote.fetch());
    expect(clock.now).toBe(START);
  });

  it.each([
    ['ERR-31', 401],
    ['ERR-32', 404],
  ])('[%s] is discarded when renewing its token fails with a %i', async (_id, status) => {
    const { remote, store, clock } = setUp({ [GENERATE]: () => new Response('', { status }) });
    await remote.fetch();
    clock.now += 8 * 24 * HOUR;
    expect(await codeOf(remote.fetch())).toBe('installation-refused');
    expect(await store.get('installation')).toBeUndefined();
  });

  it('[CONF-15] is registered again 10 seconds after an unfinished registration', async () => {
    const { remote, store, clock, of } = setUp();
    await store.set('installation', { pendingSince: START });
    await remote.fetch();
    expect(clock.now - START).toBe(10_000);
    expect(of(REGISTER)).toHaveLength(1);
    expect(of(FETCH)).toHaveLength(1);
  });

  it('[CONF-15] waits while another tab registers it, then uses that registration', async () => {
    const { remote, store, clock, of, meanwhile } = setUp();
    await store.set('installation', { pendingSince: START });
    const installation = {
      fid: 'f7',
      refreshToken: 'r7',
      token: 't7',
      tokenEndsAt: START + 7 * 24 * HOUR,
    };
    meanwhile.push(
      () => undefined,
      () => void store.set('installation', installation),
    );
    await remote.fetch();
    expect(clock.now - START).toBeLessThan(10_000);
    expect(of(REGISTER)).toHaveLength(0);
    expect(of(FETCH)[0]?.body).toMatchObject({ app_instance_id: 'f7' });
  });

  it('[CONF-15] is registered without a wait if the pending timestamp is in the future', async () => {
    const { remote, store, clock, of } = setUp();
    await store.set('installation', { pendingSince: START + HOUR });
    await remote.fetch();
    expect(clock.now).toBe(START);
    expect(of(REGISTER)).toHaveLength(1);
  });
});

describe('usage days', () => {
  it('[CONF-18] are limited to the last 30', async () => {
    const store = memoryStore();
    for (let at = 0; at < 32; at += 1) await recordUse(store, day(at));
    await recordUse(store, day(31));
    expect(await store.get('usage')).toEqual(Array.from({ length: 30 }, (_, at) => day(at + 2)));
  });

  // 768 bytes of JSON fit: 52 around the agent and the dates, 13 for each date but the last
  it.each([
    [320, 30],
    [626, 7],
    [627, 6],
  ])('[CONF-17] after an agent of %i bytes, %i fit into a header', async (bytes, days) => {
    const store = memoryStore();
    for (let at = 0; at < 30; at += 1) await recordUse(store, day(at));
    const agent = 'a'.repeat(bytes);
    const header = await usageHeader(store, agent);
    expect(header.length).toBeLessThanOrEqual(1024);
    const dates = Array.from({ length: days }, (_, at) => day(30 - days + at));
    expect(JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/')))).toEqual({
      version: 2,
      heartbeats: [{ agent, dates }],
    });
  });
});

describe('readContactDetails', () => {
  it('[CONF-01] fetches and activates the entries, and returns the details', async () => {
    const { remote } = setUp();
    const details = { phone: '1-800-555-0142', email: null, hours: null };
    expect(await readContactDetails(remote, () => expect.unreachable())).toEqual(details);
  });

  it.each<[what: string, answer: Answer]>([
    ['fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['parsed', json({ entries: { lob_contact_details: '{' } })],
    ['found in it', json({ entries: { lob_contact_details: '{"phone":""}' } })],
  ])('[ERR-24] [ERR-25] returns null and logs when details cannot be %s', async (_what, answer) => {
    const { remote, logged, ports } = setUp({ [FETCH]: answer });
    expect(await readContactDetails(remote, ports.logError)).toBeNull();
    expect(logged).toEqual(['Remote Config fetch failed']);
  });
});
