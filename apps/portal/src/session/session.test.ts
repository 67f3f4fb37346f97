// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/runtimeConfig.ts';
import { createSession } from './session.ts';

const idp = vi.hoisted(() => ({
  isOffline: false,
  isExpired: false,
  tokens: {},
  calls: new Array<readonly unknown[]>(),
}));
vi.mock('@okta/okta-auth-js/idx', () => ({
  OktaAuth: class {
    idx = { canProceed: () => false };
    options: { issuer: string };
    token = {
      renewTokens: async () => ({}),
      parseFromUrl: async () => ({ tokens: idp.tokens }),
      decode: (token: string) => ({ payload: JSON.parse(token) }),
    };
    tokenManager = {
      getTokensSync: () => idp.tokens,
      hasExpired: () => idp.isExpired,
      renew: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    constructor(options: { issuer: string }) {
      if (idp.isOffline) throw new TypeError('Failed to fetch');
      this.options = options;
    }
    async start() {}
    getOriginalUri = () => undefined;
    removeOriginalUri() {}
    handleLoginRedirect = async (tokens: unknown) => void idp.calls.push(['signedIn', tokens]);
    revokeAccessToken = async () => void idp.calls.push(['revoked']);
  },
}));

const MAIN = 'https://id.example/oauth2/forecourt';
const EMULATING = JSON.stringify({ username: 'rosa', act: { sub: 'agent4' } });
const tokensOf = (accessToken: string) => ({
  accessToken: { accessToken },
  idToken: { idToken: 'own' },
});

/** Tokens as another page stores them when someone signs in there. */
const signedIn = (sub: string, claims: object = { username: sub }) => ({
  accessToken: { accessToken: JSON.stringify(claims) },
  idToken: { idToken: 'own', claims: { sub } },
});

function setUp(reload = () => undefined) {
  const read = readConfig({
    gatewayUrl: 'https://gateway.example',
    issuers: { main: MAIN, cp1: 'https://id.example/oauth2/cp1' },
  });
  if (!read.ok) throw new Error('the configuration is wrong');
  return createSession({
    config: read.config,
    origin: 'https://portal.example',
    local: localStorage,
    arrive: () => null,
    replace: async () => undefined,
    reload,
  });
}

beforeEach(() => {
  Object.assign(idp, { isOffline: false, isExpired: false, tokens: {}, calls: [] });
  vi.stubGlobal('fetch', async (address: string) => {
    idp.calls.push([address]);
    return Response.json({ access_token: EMULATING, expires_in: 900 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('loads the identity client again if an earlier attempt failed', async () => {
  idp.isOffline = true;
  const session = setUp();
  await expect(session.idx()).rejects.toThrow('Failed to fetch');
  idp.isOffline = false;
  expect((await session.idx()).canProceed()).toBe(false);
});

it('[UI-18] [AUTH-13] a sign-in by redirect also emulates the user of its address', async () => {
  const session = setUp();
  session.keepLoginState({ idp: 'cp1', emulatedUsername: 'rosa' });
  idp.tokens = tokensOf('{"username":"agent4"}');
  expect(await session.finishRedirect('https://portal.example/login/?code=c&state=s')).toBeNull();
  expect(idp.calls).toEqual([
    [`${MAIN}/v1/token`],
    [
      'signedIn',
      expect.objectContaining({ accessToken: expect.objectContaining({ accessToken: EMULATING }) }),
    ],
  ]);
});

it.each([
  ['a token of an emulation at the main issuer', EMULATING, [`${MAIN}/v1/revoke`]],
  ['any other with the identity client', '{"username":"agent4"}', ['revoked']],
])('[SESS-16] revokes %s when signing out', async (_what, token, call) => {
  const session = setUp();
  session.keepLoginState({ idp: 'cp1' });
  idp.tokens = tokensOf(token);
  const end = await session.providerSignOut();
  expect(await end()).toContain('https://id.example/oauth2/cp1/v1/logout?id_token_hint=own');
  expect(idp.calls).toEqual([call]);
});

const viewing = (username: string) => signedIn('agent4', { username, act: { sub: 'agent4' } });

it.each([
  ['someone else signs in', signedIn('dana'), signedIn('rosa')],
  ['an employee views another user', viewing('dana'), viewing('rosa')],
])(
  'reloads a page once instead of using the token if %s in another tab',
  async (_what, ...tabs) => {
    const [own, other] = tabs;
    const reload = vi.fn();
    const session = setUp(reload);
    idp.tokens = own;
    expect(await session.accessToken()).toBe(own.accessToken.accessToken);
    expect(session.reloadIfOther()).toBe(false);
    idp.tokens = other;
    await expect(session.accessToken()).rejects.toThrow('someone else');
    await expect(session.myAccount()).rejects.toThrow('someone else');
    expect(session.reloadIfOther()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('keeps a page whose token is gone or belongs to the same person again', async () => {
  const reload = vi.fn();
  const session = setUp(reload);
  const { idToken } = viewing('dana');
  idp.tokens = viewing('dana');
  await session.accessToken();
  for (const tokens of [{ idToken }, {}, viewing('dana')]) {
    idp.tokens = tokens;
    expect(session.reloadIfOther()).toBe(false);
  }
  // someone else may sign in on this page itself
  idp.tokens = signedIn('rosa');
  await session.finish({});
  expect(await session.accessToken()).toBe('{"username":"rosa"}');
  expect(reload).not.toHaveBeenCalled();
});

it('[SESS-08] counts as signed in while expired tokens cannot be renewed but may be later', async () => {
  const session = setUp();
  idp.isExpired = true;
  idp.tokens = { ...signedIn('dana'), refreshToken: { refreshToken: 'renews' } };
  expect(await session.isSignedIn()).toBe(true);
  await expect(session.accessToken()).rejects.toThrow('Failed to fetch');
  idp.tokens = signedIn('dana');
  expect(await session.isSignedIn()).toBe(false);
});
