import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dana, tobe } from './testing/client.ts';
import {
  accountCalls,
  codeOf,
  interact,
  interactFields,
  postForm,
  postIdx,
  redeem,
  refresh,
  signInByWire,
  signInToCode,
  tokenAnswer,
} from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode, PORTAL, startIdentity } from './testing/startIdentity.ts';
import { startWithConfig } from './testing/withConfig.ts';

const SESSION_SECONDS = 7200;

/** The lifetime of refresh tokens in `brief`: slightly longer than two sessions. */
const BRIEF_SECONDS = 2 * SESSION_SECONDS + 600;

const identity = runIdentity();
const brief = runIdentity(() =>
  startWithConfig(({ lifetimesSeconds }) => ({
    lifetimesSeconds: { ...lifetimesSeconds, refreshToken: BRIEF_SECONDS },
  })),
);

const handle = z.object({ interaction_handle: z.string() });

const call = (method: string, path: string, headers: Record<string, string>) =>
  fetch(`${identity.url}/api/v1/sessions/me${path}`, { method, headers });

const device = z.object({ id: z.string(), userAgent: z.string(), isCurrent: z.boolean() });
const own = accountCalls(identity);
const devices = async (token: string) =>
  z.array(device).parse(await (await own(token, 'GET', 'sessions')).json());
type SignedIn = Awaited<ReturnType<typeof signInByWire>>;
/** What still works of a sign-in, by status: its cookie, access token, and refresh token. */
const alive = async ({ tokens, cookie }: SignedIn) => [
  (await call('GET', '', { cookie })).status,
  (await own(tokens.access_token, 'GET', 'profile')).status,
  (await refresh(identity, tokens.refresh_token)).status,
];

describe('cookies behind HTTPS', () => {
  const identityOverTls = runIdentity(() =>
    startIdentity({ IDENTITY_URL: 'https://identity.example' }),
  );

  it('are all Secure, HttpOnly, and SameSite=Lax', async () => {
    const { cookie } = await signInToCode(identityOverTls);
    const query = new URLSearchParams({ ...interactFields, response_type: 'code' });
    const page = await fetch(`${identityOverTls.issuer}/v1/authorize?${query}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-proto': 'https' },
    });
    const set = [cookie, ...page.headers.getSetCookie()];
    expect(set.length).toBeGreaterThan(1);
    const loose = set.filter(
      (one) =>
        !['secure', 'httponly', 'samesite=lax'].every((word) => one.toLowerCase().includes(word)),
    );
    expect(loose).toEqual([]);
  });
});

describe('a user’s sessions', () => {
  it('are listed with their devices and can be ended one by one with the password', async () => {
    const here = await signInByWire(identity);
    const there = await signInByWire(identity);
    const { access_token: token } = here.tokens;
    const before = await devices(token);
    expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(before[0]?.userAgent).toBe('node');
    const [thereNow] = await devices(there.tokens.access_token);
    const path = `sessions/${thereNow?.id}`;
    const proof = { currentPassword: dana.password };
    expect((await own(token, 'DELETE', path)).status).toBe(400);
    const guessed = { currentPassword: 'Guessed-1-Of-Many' };
    expect((await own(token, 'DELETE', path, guessed)).status).toBe(403);
    expect((await own(token, 'DELETE', 'sessions', guessed)).status).toBe(403);
    expect(await alive(there)).toEqual([200, 200, 200]);
    expect((await own(token, 'DELETE', path, proof)).status).toBe(204);
    expect((await own(token, 'DELETE', path, proof)).status).toBe(404);
    expect(await alive(there)).toEqual([404, 401, 400]);
    expect(await devices(token)).toHaveLength(before.length - 1);
    expect(await alive(here)).toEqual([200, 200, 200]);
  });

  it('end on other devices after a password change, as do pending sign-ins', async () => {
    const here = await signInByWire(identity, tobe);
    const there = await signInByWire(identity, tobe);
    const interactionHandle = await interact(identity);
    const { stateHandle } = (await postIdx(identity, 'introspect', { interactionHandle })).body;
    const credentials = { passcode: tobe.password };
    await postIdx(identity, 'identify', { stateHandle, identifier: tobe.username, credentials });
    const passcode = await newestCode(identity.url, tobe.email);
    const profile = { password: 'Silver-Anchor-93', currentPassword: tobe.password };
    expect((await own(here.tokens.access_token, 'PUT', 'password', { profile })).status).toBe(200);
    expect(await alive(there)).toEqual([404, 401, 400]);
    const begun = { stateHandle, credentials: { passcode } };
    expect((await postIdx(identity, 'challenge/answer', begun)).status).toBe(401);
    expect(await alive(here)).toEqual([200, 200, 200]);
    expect(await devices(here.tokens.access_token)).toHaveLength(1);
  });
});

describe('the session', () => {
  it('has a cookie that is HttpOnly and SameSite=Lax', async () => {
    const { cookie } = await signInToCode(identity);
    expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('[AUTH-69][AUTH-71] can be read, and refreshed to its full lifetime', async () => {
    const { cookie } = await signInByWire(identity);
    const read = await call('GET', '', { cookie });
    expect(await read.json()).toMatchObject({
      userId: dana.subject,
      login: dana.username,
      status: 'ACTIVE',
      amr: ['pwd', 'otp', 'mfa'],
    });
    await identity.moveClock(SESSION_SECONDS - 60);
    expect((await call('POST', '/lifecycle/refresh', { cookie, origin: PORTAL })).status).toBe(200);
    await identity.moveClock(SESSION_SECONDS - 60);
    expect((await call('GET', '', { cookie })).status).toBe(200);
    await identity.moveClock(120);
    expect((await call('GET', '', { cookie })).status).toBe(404);
  });

  it('cannot be refreshed beyond the lifetime of its refresh tokens', async () => {
    const { cookie } = await signInByWire(brief);
    const at = (method: string, path: string) =>
      fetch(`${brief.url}/api/v1/sessions/me${path}`, { method, headers: { cookie } });
    for (let requestCount = 0; requestCount < 2; requestCount += 1) {
      await brief.moveClock(SESSION_SECONDS - 60);
      expect((await at('POST', '/lifecycle/refresh')).status).toBe(200);
    }
    await brief.moveClock(BRIEF_SECONDS - 2 * (SESSION_SECONDS - 60) - 1);
    expect((await at('POST', '/lifecycle/refresh')).status).toBe(200);
    await brief.moveClock(2);
    expect((await at('GET', '')).status).toBe(404);
  });

  it('gives whoever resumes it tokens of the original sign-in, with its time and its end', async () => {
    const { cookie, tokens } = await signInByWire(brief);
    await brief.moveClock(SESSION_SECONDS - 60);
    const body = { interactionHandle: await interact(brief) };
    const resumed = await postIdx(brief, 'introspect', body, cookie);
    const later = tokenAnswer.parse(await (await redeem(brief, codeOf(resumed.body))).json());
    const signedInAt = decodeJwt(tokens.id_token)['auth_time'];
    expect(decodeJwt(later.id_token)['auth_time']).toBe(signedInAt);
    await brief.moveClock(BRIEF_SECONDS - SESSION_SECONDS + 50);
    const renewed = await refresh(brief, later.refresh_token);
    expect(renewed.status).toBe(200);
    await brief.moveClock(20);
    expect((await refresh(brief, renewed.tokens?.refresh_token ?? '')).status).toBe(400);
  });

  it('[AUTH-70][AUTH-101] is closed with its tokens; closing it again returns 404', async () => {
    const { cookie, tokens } = await signInByWire(identity);
    expect((await call('DELETE', '', { cookie, origin: PORTAL })).status).toBe(204);
    // none of its tokens are left
    expect(await alive({ cookie, tokens })).toEqual([404, 401, 400]);
    const again = await call('DELETE', '', { cookie, origin: PORTAL });
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ errorCode: 'E0000007' });
  });

  it('[AUTH-70] cannot be closed from another origin', async () => {
    const { cookie } = await signInByWire(identity);
    expect((await call('DELETE', '', { cookie, origin: 'http://evil.example' })).status).toBe(404);
    expect((await call('GET', '', { cookie })).status).toBe(200);
  });

  it('[AUTH-83] skips the sign-in page, except at another issuer or past max_age', async () => {
    const { cookie } = await signInByWire(identity);
    const seen = async (
      planted: string,
      more: Record<string, string> = {},
      issuer = 'forecourt',
    ) => {
      const url = `${identity.url}/oauth2/${issuer}/v1/interact`;
      const started = await postForm(url, { ...interactFields, ...more });
      const { interaction_handle: interactionHandle } = handle.parse(await started.json());
      return (await postIdx(identity, 'introspect', { interactionHandle }, planted)).body;
    };
    const asks = ({ remediation }: Awaited<ReturnType<typeof seen>>) =>
      remediation?.value[0]?.name === 'identify';
    expect((await redeem(identity, codeOf(await seen(cookie)))).status).toBe(200);
    expect(asks(await seen(''))).toBe(true);
    expect(asks(await seen(cookie, {}, 'cp1'))).toBe(true);
    const within = await seen(cookie, { max_age: '60' });
    expect([asks(within), codeOf(within) === '']).toEqual([false, false]);
    await identity.moveClock(61);
    expect(asks(await seen(cookie, { max_age: '60' }))).toBe(true);
    expect(asks(await seen(cookie))).toBe(false);
  });

  it('is ended by the expire-sessions test control', async () => {
    const { cookie } = await signInByWire(identity);
    await fetch(`${identity.url}/test/expire-sessions`, { method: 'POST' });
    expect((await call('GET', '', { cookie })).status).toBe(404);
  });

  it('never returns a redeemed code again', async () => {
    const { interactionHandle, code } = await signInToCode(identity);
    const unredeemed = await postIdx(identity, 'introspect', { interactionHandle });
    expect(codeOf(unredeemed.body)).not.toBe('');
    expect((await redeem(identity, code)).status).toBe(200);
    const { body } = await postIdx(identity, 'introspect', { interactionHandle });
    expect(codeOf(body)).toBe('');
    expect(body.messages?.value[0]?.i18n.key).toBe('idx.transferred.to.new.tab');
  });
});

const leave = (idToken: string, cookie: string, target = `${PORTAL}/login/`) => {
  const query = new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: target,
    state: 'after',
  });
  return fetch(`${identity.issuer}/v1/logout?${query}`, {
    headers: { cookie },
    redirect: 'manual',
  });
};

describe('[AUTH-93] sign-out', () => {
  it('ends the session and redirects to the registered address', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    const response = await leave(tokens.id_token, cookie);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${PORTAL}/login/?state=after`);
    expect((await call('GET', '', { cookie })).status).toBe(404);
  });

  it('rejects an unregistered address and a forged ID token', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    const astray = await leave(tokens.id_token, cookie, 'http://evil.example/');
    expect(astray.headers.get('location')).toBeNull();
    const [head, body] = tokens.id_token.split('.');
    const forged = await leave(`${head}.${body}.AAAA`, cookie);
    expect(forged.headers.get('location')).toBeNull();
    expect((await call('GET', '', { cookie })).status).toBe(200);
  });

  it('accepts an expired ID token', async () => {
    const { tokens, cookie } = await signInByWire(identity);
    await identity.moveClock(3700);
    expect((await leave(tokens.id_token, cookie)).status).toBe(302);
  });
});
