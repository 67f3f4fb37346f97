import {
  AuthApiError,
  isInteractionRequiredError,
  isRefreshTokenInvalidError,
  OAuthError,
  OktaAuth,
  WWWAuthError,
} from '@okta/okta-auth-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oktaClient } from './testing/client.ts';
import { refresh, signInByWire } from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { PORTAL } from './testing/startIdentity.ts';

// The behavior of the vendor's unmodified client that applications rely on, against this server.

const STATE_CHARACTERS = 64;
const REFRESH_SECONDS = 604_800;

const identity = runIdentity();

const thrown = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};
const messageOf = async (work: () => unknown): Promise<string> => {
  const error = await thrown(work);
  return error instanceof Error ? error.message : String(error);
};
const clientOf = () => oktaClient(identity.issuer);
/** A client whose requests fail with the given status, headers, and body. */
const answering = (status: number, body: object, headers: Record<string, string> = {}) =>
  new OktaAuth({
    issuer: identity.issuer,
    clientId: 'forecourt-portal',
    redirectUri: `${PORTAL}/login/`,
    httpRequestClient: () =>
      Promise.reject(
        Object.assign(new Object(), {
          status,
          headers: new Headers(headers),
          responseText: JSON.stringify(body),
        }),
      ),
  });
const failed = (client: OktaAuth) =>
  thrown(() => client.signInWithCredentials({ username: 'a', password: 'b' }));

describe('the client’s defaults', () => {
  it('[AUTH-106][AUTH-117][AUTH-105] use a random 64-character state/nonce and S256', async () => {
    const [one, other] = await Promise.all([
      clientOf().token.prepareTokenParams(),
      clientOf().token.prepareTokenParams(),
    ]);
    for (const name of ['state', 'nonce'] as const) {
      expect(one[name]).toHaveLength(STATE_CHARACTERS);
      expect(one[name]).not.toBe(other[name]);
    }
    expect(one.codeChallengeMethod).toBe('S256');
  });

  it('[AUTH-107] allow 300 seconds of clock skew', () => {
    expect(clientOf().options.maxClockSkew).toBe(300);
  });

  it('[AUTH-108] cache HTTP responses for 86,400 seconds', async () => {
    const client = clientOf();
    const before = Math.floor(Date.now() / 1000);
    await client.token.prepareTokenParams();
    const stored = client.storageManager.getHttpCache().getStorage();
    const [entry] = Object.values(stored);
    const { expiresAt } = Object(entry);
    expect(expiresAt - before).toBeGreaterThanOrEqual(86_400);
    expect(expiresAt - before).toBeLessThan(86_400 + 600);
  });
});

const back = (query: string) => `${PORTAL}/login/?${query}`;
const begun = async () => {
  const client = clientOf();
  await client.idx.start();
  const { state = '' } = client.transactionManager.load() ?? {};
  return { client, state };
};

describe('handleInteractionCodeRedirect', () => {
  it('[ERR-11] requires a saved transaction', async () => {
    const client = clientOf();
    const come = () => client.idx.handleInteractionCodeRedirect(back('state=x'));
    expect(await messageOf(come)).toBe('No transaction data was found in storage');
  });

  it('[AUTH-64][ERR-12] rejects a state that does not match', async () => {
    const { client } = await begun();
    const come = () =>
      client.idx.handleInteractionCodeRedirect(back('state=forged&interaction_code=x'));
    expect(await messageOf(come)).toBe(
      'State in redirect uri does not match with transaction state',
    );
  });

  it('[AUTH-65][ERR-13] requires an interaction code', async () => {
    const { client, state } = await begun();
    const come = () => client.idx.handleInteractionCodeRedirect(back(`state=${state}`));
    expect(await messageOf(come)).toBe('Unable to parse interaction_code from the url');
  });

  it('[ERR-03] [ERR-08] throws an OAuthError, recognizable as interaction_required', async () => {
    const { client } = await begun();
    const query = 'error=interaction_required&error_description=Sign+in';
    const error = await thrown(() => client.idx.handleInteractionCodeRedirect(back(query)));
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({ error: 'interaction_required', error_description: 'Sign in' });
    expect(error instanceof Error && isInteractionRequiredError(error)).toBe(true);
  });
});

/** A client that records what it does during a login redirect, in order. */
function redirected(restoreOriginalUri?: (client: object, address?: string) => Promise<void>) {
  const stored = new Map<string, string>();
  const done: string[] = [];
  const client = new OktaAuth({
    issuer: identity.issuer,
    clientId: 'forecourt-portal',
    redirectUri: `${PORTAL}/login/`,
    storageManager: {
      'original-uri': {
        storageTypes: ['custom'],
        storageProvider: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      },
    },
    state: 'begun',
    ...(restoreOriginalUri ? { restoreOriginalUri } : {}),
  });
  client.setOriginalUri('/en/cards/');
  vi.spyOn(client.tokenManager, 'setTokens').mockImplementation(() => void done.push('tokens'));
  vi.spyOn(client.authStateManager, 'updateAuthState').mockImplementation(() => {
    done.push('state');
    return Promise.resolve({});
  });
  const remove = client.removeOriginalUri.bind(client);
  vi.spyOn(client, 'removeOriginalUri').mockImplementation((state) => {
    done.push('address removed');
    remove(state);
  });
  return { client, done };
}

describe('a login redirect', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[AUTH-30][AUTH-31][AUTH-32][AUTH-116] stores tokens, then restores the address', async () => {
    const restored: (string | undefined)[] = [];
    const { client, done } = redirected((_client, address) => {
      restored.push(address);
      return Promise.resolve();
    });
    await client.handleLoginRedirect({});
    expect(done).toEqual(['tokens', 'state', 'address removed']);
    expect(restored).toEqual(['/en/cards/']);
    expect(client.getOriginalUri('begun')).toBeUndefined();
  });

  it('[AUTH-33] restores the address with location.replace if there is no callback', async () => {
    const { client } = redirected();
    const replaced: string[] = [];
    const location = { replace: (address: string) => void replaced.push(address) };
    vi.stubGlobal('window', { location });
    await client.handleLoginRedirect({});
    expect(replaced).toEqual(['/en/cards/']);
  });
});

describe('invalid steps', () => {
  it('[ERR-14] fail if no transaction was saved', async () => {
    const client = clientOf();
    expect(await messageOf(() => client.idx.proceed({ step: 'identify' }))).toBe(
      'Unable to proceed: saved transaction could not be loaded',
    );
  });

  it('[ERR-15] fail if no offered form matches the flow', async () => {
    const client = new OktaAuth({
      issuer: `${identity.url}/oauth2/cp1`,
      clientId: 'forecourt-portal',
      redirectUri: `${PORTAL}/login/`,
      idx: { enableLegacyMode: true },
    });
    await client.idx.start({ flow: 'register' });
    const message = await messageOf(() =>
      client.idx.proceed({ flow: 'register', firstName: 'Kim' }),
    );
    expect(message.trim()).toMatch(/^No remediation can match current flow/);
  });

  it('[ERR-18][ERR-19] fail if there is no classic sign-in to resume or introspect', async () => {
    expect(await messageOf(() => clientOfClassic().tx.resume())).toBe('No transaction to resume');
    expect(await messageOf(() => clientOfClassic().tx.introspect())).toBe(
      'No transaction to evaluate',
    );
  });
});

const clientOfClassic = () =>
  new OktaAuth({
    issuer: identity.issuer,
    clientId: 'forecourt-portal',
    redirectUri: `${PORTAL}/login/`,
  });

/** Stubs what fingerprinting needs of a page; returns a function that posts the frame's message. */
function stubPage(userAgent: string) {
  const listeners: ((event: object) => void)[] = [];
  const frame = { style: {}, contentWindow: {} };
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: (event: object) => void) => {
      listeners.push(listener);
    },
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('document', {
    body: { appendChild: () => undefined, contains: () => false },
    createElement: () => frame,
  });
  const origin = identity.url;
  const source = frame.contentWindow;
  return (data: object) => {
    for (const listener of listeners) listener({ source, origin, data: JSON.stringify(data) });
  };
}

describe('a fingerprint', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('[ERR-20] fails on an unsupported device', async () => {
    const client = clientOfClassic();
    stubPage('Windows Phone 10');
    const message = 'Fingerprinting is not supported on this device';
    expect(await messageOf(() => client.fingerprint())).toBe(message);
  });

  it('[AUTH-103] [ERR-21] times out after 15 seconds', async () => {
    const client = clientOfClassic();
    stubPage('Chrome');
    vi.useFakeTimers();
    const ended: string[] = [];
    const made = messageOf(() => client.fingerprint()).then((message) => ended.push(message));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await made;
    expect(ended).toEqual(['Fingerprinting timed out']);
  });

  it('[ERR-22] fails with no data if the frame sends an unexpected message', async () => {
    const client = clientOfClassic();
    const tell = stubPage('Chrome');
    const made = messageOf(() => client.fingerprint());
    tell({ type: 'SomethingElse' });
    expect(await made).toBe('No data');
  });
});

const asError = (body: unknown) => {
  const { error, error_description: description } = Object(body);
  return new OAuthError(error, description);
};

describe('an error', () => {
  it('[ERR-02] has a code, summary, causes, and ID', async () => {
    const error = await failed(clientOfClassic());
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error).toMatchObject({
      errorCode: 'E0000004',
      errorSummary: 'Authentication failed',
      errorId: expect.any(String),
      errorCauses: expect.any(Array),
    });
  });

  it('[ERR-06] has the summary "Unknown error" if the server fails', async () => {
    const error = await failed(answering(503, { errorSummary: 'Details' }));
    expect(error).toMatchObject({ errorSummary: 'Unknown error' });
  });

  it('[ERR-07] carries max_age and acr_values if a step-up is required', async () => {
    const header =
      'Bearer error="insufficient_authentication_context",error_description="More",max_age=900,acr_values="urn:okta:loa:2fa:any"';
    const error = await failed(answering(403, {}, { 'www-authenticate': header }));
    expect(error).toMatchObject({
      errorSummary: 'insufficient_authentication_context',
      meta: { max_age: 900, acr_values: 'urn:okta:loa:2fa:any' },
    });
  });

  it('[ERR-04] for an invalid token is in a header that the client can parse', async () => {
    const response = await fetch(`${identity.url}/idp/myaccount/profile`, {
      headers: { authorization: 'Bearer forged' },
    });
    const header =
      WWWAuthError.getWWWAuthenticateHeader(Object.fromEntries(response.headers)) ?? '';
    expect(WWWAuthError.parseHeader(header)).toMatchObject({
      scheme: 'Bearer',
      error: 'invalid_token',
    });
  });

  it('[ERR-09][ERR-10] is recognized for an invalid and an expired refresh token', async () => {
    const invalid = await refresh(identity, 'forged');
    expect(isRefreshTokenInvalidError(asError(invalid.body))).toBe(true);
    const { tokens } = await signInByWire(identity);
    await identity.moveClock(REFRESH_SECONDS + 1);
    const over = await refresh(identity, tokens.refresh_token);
    expect(isRefreshTokenInvalidError(asError(over.body))).toBe(true);
  });
});
