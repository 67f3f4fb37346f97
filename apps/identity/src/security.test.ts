import { Agent, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { dana } from './testing/client.ts';
import {
  beginSignIn,
  codeOf,
  interact,
  interactFields,
  postForm,
  postIdx,
  refresh,
  signInByWire,
} from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode, PORTAL } from './testing/startIdentity.ts';

const identity = runIdentity();

describe('interact', () => {
  it.each([
    ['an address that is not registered', { redirect_uri: 'http://evil.example/login/' }, 400],
    ['an address that only begins like it', { redirect_uri: `${PORTAL}/login/x` }, 400],
    ['a plain challenge', { code_challenge_method: 'plain' }, 400],
    ['a scope beyond the client', { scope: 'openid admin' }, 400],
    ['no state', { state: '' }, 400],
    ['[AUTH-80] an activation token', { activation_token: 'any' }, 400],
    ['[AUTH-81] a recovery token', { recovery_token: 'any' }, 400],
    ['another client', { client_id: 'other' }, 401],
  ])('refuses %s', async (_, changed, status) => {
    const fields = { ...interactFields, ...changed };
    expect((await postForm(`${identity.issuer}/v1/interact`, fields)).status).toBe(status);
  });
});

const pageOf = async (identifier: string) => {
  const { body } = await postIdx(identity, 'introspect', {
    interactionHandle: await interact(identity),
  });
  const { stateHandle } = body;
  const page = await postIdx(identity, 'identify', { stateHandle, identifier });
  return JSON.stringify(page)
    .replaceAll(stateHandle ?? '-', '')
    .replaceAll(identifier, '');
};

/** Begins a sign-in, and reads the code that was sent. */
const sentCode = async () => {
  const { stateHandle } = await beginSignIn(identity);
  return { stateHandle, passcode: await newestCode(identity.url, dana.email) };
};

describe('the sign-in flow', () => {
  it('shows the same page for an unknown username', async () => {
    expect(await pageOf('dmorales7')).toBe(await pageOf('nobody123'));
  });

  it('rejects a code that was sent for another sign-in', async () => {
    const first = await sentCode();
    let second = await sentCode();
    while (second.passcode === first.passcode) second = await sentCode();
    const { stateHandle } = second;
    const enter = (passcode: string) =>
      postIdx(identity, 'challenge/answer', { stateHandle, credentials: { passcode } });
    expect((await enter(first.passcode)).status).toBe(401);
    expect((await enter(second.passcode)).status).toBe(200);
  });

  it('rejects even the right code after too many concurrent wrong guesses', async () => {
    const { body } = await postIdx(identity, 'introspect', {
      interactionHandle: await interact(identity),
    });
    const { stateHandle } = body;
    const credentials = { passcode: dana.password };
    await postIdx(identity, 'identify', { stateHandle, identifier: dana.username, credentials });
    const right = await newestCode(identity.url, dana.email);
    const wrong = right === '111111' ? '222222' : '111111';
    const guess = (passcode: string) =>
      postIdx(identity, 'challenge/answer', { stateHandle, credentials: { passcode } });
    for (let tries = 0; tries < 5; tries += 1) await Promise.all([guess(wrong), guess(wrong)]);
    const late = await guess(right);
    expect(late.status).toBe(401);
    expect(codeOf(late.body)).toBe('');
  });

  it('accepts steps only as JSON, which another site’s form cannot send', async () => {
    const { body } = await postIdx(identity, 'introspect', {
      interactionHandle: await interact(identity),
    });
    const fields = JSON.stringify({ stateHandle: body.stateHandle, identifier: dana.username });
    const headers = { 'content-type': 'text/plain' };
    const url = `${identity.url}/idp/idx/identify`;
    expect((await fetch(url, { method: 'POST', headers, body: fields })).status).toBe(401);
  });

  it('logs no secrets and no personal data', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    await refresh(identity, tokens.refresh_token);
    const code = await newestCode(identity.url, dana.email);
    const log = identity.lines();
    expect(log).toContain('signIn.succeeded');
    const secrets = [...Object.values(tokens), cookie.slice(4), dana.password];
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
    for (const secret of [...secrets, dana.username, dana.email, 'Morales']) {
      expect(log).not.toContain(secret);
    }
  });
});

const preflight = (path: string, origin: string) =>
  fetch(`${identity.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-okta-user-agent-extended',
    },
  });

const policyOf = async (path: string) =>
  (await fetch(`${identity.url}${path}`)).headers.get('content-security-policy');

describe('connections', () => {
  it('are reused across requests for the discovery document', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<boolean>((resolve, reject) => {
        const url = `${identity.issuer}/.well-known/openid-configuration`;
        const request = get(url, { agent }, (response) => {
          response
            .resume()
            .on('end', () => resolve(request.reusedSocket))
            .on('error', reject);
        });
        request.on('error', reject);
      });
    expect([await ask(), await ask(), await ask()]).toEqual([false, true, true]);
    agent.destroy();
  });
});

describe('cross-origin protection', () => {
  it.each(['/idp/idx/introspect', '/oauth2/forecourt/v1/interact', '/oauth2/forecourt/v1/token'])(
    'allows CORS requests to %s from the portal only',
    async (path) => {
      const own = await preflight(path, PORTAL);
      expect(own.headers.get('access-control-allow-origin')).toBe(PORTAL);
      expect(own.headers.get('access-control-allow-credentials')).toBe('true');
      expect(own.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
        'x-okta-user-agent-extended',
      );
      const other = await preflight(path, 'http://evil.example');
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('forbids framing and content sniffing of every response', async () => {
    const paths = [
      '/demo/outbox',
      '/oauth2/forecourt/.well-known/openid-configuration',
      '/healthz',
    ];
    for (const path of paths) {
      const { headers } = await fetch(`${identity.url}${path}`);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('allows pages their style sheet but no scripts, and data nothing at all', async () => {
    const page = await policyOf('/demo/outbox');
    expect(page).toContain("style-src 'self'");
    expect(page).not.toContain('script-src');
    expect(await policyOf('/healthz')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('[AUTH-90] never redirects from authorize to an unregistered address', async () => {
    const query = new URLSearchParams({
      client_id: 'forecourt-portal',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://evil.example/',
      code_challenge: interactFields.code_challenge,
      code_challenge_method: 'S256',
    });
    const response = await fetch(`${identity.issuer}/v1/authorize?${query}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).not.toContain('<script');
  });
});

const sessionOf = (cookie: string) =>
  fetch(`${identity.url}/api/v1/sessions/me`, { headers: { cookie } });

describe('attacks on a session', () => {
  it('session fixation: a planted cookie never becomes the victim’s session', async () => {
    const attacker = await signInByWire(identity);
    for (const planted of ['sid=planted-by-somebody-else', attacker.cookie]) {
      await identity.moveClock(31);
      const interactionHandle = await interact(identity);
      const { body } = await postIdx(identity, 'introspect', { interactionHandle });
      const { stateHandle } = body;
      const credentials = { passcode: 'Harbor-Quilt-88' };
      const named = { stateHandle, identifier: 'tokafor3', credentials };
      await postIdx(identity, 'identify', named, planted);
      const passcode = await newestCode(identity.url, 'tobe.okafor@acmefreight.example');
      const answer = { stateHandle, credentials: { passcode } };
      const end = await postIdx(identity, 'challenge/answer', answer, planted);
      const own = end.cookie.split(';')[0] ?? '';
      expect(own).not.toBe(planted);
      const theirs = await sessionOf(planted);
      const seen: unknown = await theirs.json();
      expect(seen).not.toMatchObject({ login: 'tokafor3' });
      expect(await (await sessionOf(own)).json()).toMatchObject({ login: 'tokafor3' });
    }
  });

  it('CSRF: another site can neither close nor refresh the session', async () => {
    await identity.moveClock(31);
    const { cookie } = await signInByWire(identity);
    const from = (headers: Record<string, string>, method: string, path: string) =>
      fetch(`${identity.url}/api/v1/sessions/me${path}`, {
        method,
        headers: { cookie, ...headers },
      });
    for (const headers of [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await from(headers, 'DELETE', '')).status).toBe(404);
      expect((await from(headers, 'POST', '/lifecycle/refresh')).status).toBe(404);
    }
    expect((await sessionOf(cookie)).status).toBe(200);
  });

  it('clickjacking: the sign-in page cannot be framed', async () => {
    const query = new URLSearchParams({ ...interactFields, response_type: 'code' });
    const { headers } = await fetch(`${identity.issuer}/v1/authorize?${query}`, {
      headers: { accept: 'text/html' },
    });
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('token reuse: ID and refresh tokens are refused as access tokens', async () => {
    await identity.moveClock(31);
    const { tokens } = await signInByWire(identity);
    const profile = (token: string) =>
      fetch(`${identity.url}/idp/myaccount/profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await profile(tokens.access_token)).status).toBe(200);
    expect((await profile(tokens.id_token)).status).toBe(401);
    expect((await profile(tokens.refresh_token)).status).toBe(401);
  });
});
