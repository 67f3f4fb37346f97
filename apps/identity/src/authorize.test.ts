import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { browserOf } from './testing/browser.ts';
import { dana, tobe } from './testing/client.ts';
import {
  accountCalls,
  postForm,
  refresh,
  signInByWire,
  tokenAnswer,
} from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode, PORTAL } from './testing/startIdentity.ts';
import { startWithConfig } from './testing/withConfig.ts';

const identity = runIdentity();
/** The lifetime of refresh tokens in `brief`: shorter than a session. */
const LIFETIME_SECONDS = 3600;
const brief = runIdentity(() =>
  startWithConfig(({ lifetimesSeconds }) => ({
    lifetimesSeconds: { ...lifetimesSeconds, refreshToken: LIFETIME_SECONDS },
  })),
);

const verifier = randomBytes(48).toString('base64url');
const authorizeUrl = (more: Record<string, string> = {}, { issuer } = identity) => {
  const query = new URLSearchParams({
    client_id: 'forecourt-portal',
    response_type: 'code',
    scope: 'openid profile email offline_access',
    redirect_uri: `${PORTAL}/login/`,
    state: 'back',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return `${issuer}/v1/authorize?${query}`;
};

const redeemCode = (code: string, { issuer } = identity) =>
  postForm(`${issuer}/v1/token`, {
    client_id: 'forecourt-portal',
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${PORTAL}/login/`,
    code_verifier: verifier,
  });

type Tab = ReturnType<typeof browserOf>;
interface Wanted {
  readonly person?: typeof tobe;
  readonly more?: Record<string, string>;
  /** `false` ignores the final redirect, so that the application learns nothing. */
  readonly isFollowed?: boolean;
}

async function signInOnPage(
  tab: Tab,
  { person = dana, more = {}, isFollowed = true }: Wanted = {},
) {
  const first = await tab.visit(authorizeUrl(more));
  const second = await tab.submit(first, {
    identifier: person.username,
    'credentials.passcode': person.password,
  });
  const code = await newestCode(identity.url, person.email);
  return tab.submit(second, { 'credentials.passcode': code }, isFollowed);
}

const codeIn = ({ url }: { url: string }) => new URL(url).searchParams.get('code') ?? '';
const tokensOf = async (page: { url: string }, at = identity) =>
  tokenAnswer.parse(await (await redeemCode(codeIn(page), at)).json());

const own = accountCalls(identity);
const errorIn = ({ url }: { url: string }) => new URL(url).searchParams.get('error');
const SESSION_SECONDS = 7200;

describe('[AUTH-01][AUTH-90] the authorization code flow with PKCE', () => {
  it('signs in by password and email code, and redirects with a code for tokens', async () => {
    const tab = browserOf(identity);
    const end = new URL((await signInOnPage(tab)).url);
    expect(`${end.origin}${end.pathname}`).toBe(`${PORTAL}/login/`);
    expect(end.searchParams.get('state')).toBe('back');
    const response = await redeemCode(end.searchParams.get('code') ?? '');
    expect(response.status).toBe(200);
    expect(tokenAnswer.safeParse(await response.json()).success).toBe(true);
  });

  it('skips sign-in during a session unless prompt is login', async () => {
    const tab = browserOf(identity);
    await signInOnPage(tab);
    const again = new URL((await tab.visit(authorizeUrl({ prompt: 'none' }))).url);
    expect(again.searchParams.get('code')).toEqual(expect.any(String));
    const response = await tab.visit(authorizeUrl({ prompt: 'login' }));
    expect(response.html).toContain('name="identifier"');
  });

  it('returns a code for whoever signed in last in the browser, wherever that was', async () => {
    const tab = browserOf(identity);
    await signInOnPage(tab);
    const { cookie, tokens } = await signInByWire(identity, tobe);
    tab.hold(cookie);
    expect(errorIn(await tab.visit(authorizeUrl({ prompt: 'none' })))).toBe('login_required');
    const { access_token: token } = await tokensOf(await tab.visit(authorizeUrl()));
    const { sub, sid } = decodeJwt(tokens.access_token);
    expect(sub).not.toBe(dana.subject);
    expect(decodeJwt(token)).toMatchObject({ sub, sid });
    expect(codeIn(await tab.visit(authorizeUrl({ prompt: 'none' })))).not.toBe('');
  });

  it('lets someone else sign in on the page with prompt=login', async () => {
    const tab = browserOf(identity);
    await signInOnPage(tab);
    const page = await signInOnPage(tab, { person: tobe, more: { prompt: 'login' } });
    const claims = decodeJwt((await tokensOf(page)).access_token);
    expect(claims).toMatchObject({ username: tobe.username, sid: expect.any(String) });
  });

  it('[AUTH-93] revokes the tokens of all the browser’s sign-ins on sign-out', async () => {
    const tab = browserOf(identity);
    const first = await tokensOf(await signInOnPage(tab));
    const last = await tokensOf(await signInOnPage(tab, { more: { prompt: 'login' } }));
    const query = new URLSearchParams({
      id_token_hint: last.id_token,
      post_logout_redirect_uri: `${PORTAL}/login/`,
    });
    const end = await tab.visit(`${identity.issuer}/v1/logout?${query}`);
    expect(end.url).toBe(`${PORTAL}/login/`);
    for (const tokens of [first, last]) {
      expect((await refresh(identity, tokens.refresh_token)).status).toBe(400);
      expect((await own(tokens.access_token, 'GET', 'profile')).status).toBe(401);
    }
  });

  it('gives tokens of a resumed session the end of its sign-in', async () => {
    const renew = (refreshToken: string) =>
      postForm(`${brief.issuer}/v1/token`, {
        client_id: 'forecourt-portal',
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      });
    const { cookie } = await signInByWire(brief);
    await brief.moveClock(LIFETIME_SECONDS - 60);
    const page = await browserOf(brief, cookie).visit(authorizeUrl({}, brief));
    const first = await tokensOf(page, brief);
    await brief.moveClock(50);
    const next = tokenAnswer.parse(await (await renew(first.refresh_token)).json());
    await brief.moveClock(20);
    expect((await renew(next.refresh_token)).status).toBe(400);
  });

  it('returns no code for a sign-in made before a password change', async () => {
    const tab = browserOf(identity);
    const waiting = await signInOnPage(tab, { person: tobe, isFollowed: false });
    const { tokens } = await signInByWire(identity, tobe);
    const profile = { password: 'Silver-Anchor-93', currentPassword: tobe.password };
    expect((await own(tokens.access_token, 'PUT', 'password', { profile })).status).toBe(200);
    expect(codeIn(await tab.visit(waiting.url))).toBe('');
  });

  it('returns login_required for prompt=none without a session', async () => {
    const page = await browserOf(identity).visit(authorizeUrl({ prompt: 'none' }));
    expect(errorIn(page)).toBe('login_required');
  });

  it('[MSG-08] shows the error message with no script', async () => {
    const tab = browserOf(identity);
    const first = await tab.visit(authorizeUrl());
    const page = await tab.submit(first, {
      identifier: '<script>x',
      'credentials.passcode': 'wrong',
    });
    expect(page.html).toContain('Username and/or password not recognized');
    expect(page.html).not.toContain('<script');
  });

  it('[AUTH-16] recovers a forgotten password on the page', async () => {
    const tab = browserOf(identity);
    const first = await tab.visit(authorizeUrl());
    const press = (page: { url: string; html: string }, path: string, fields = {}) => {
      const stateHandle = /name="stateHandle" value="([^"]*)"/.exec(page.html)?.[1] ?? '';
      const body = new URLSearchParams({ path, stateHandle, ...fields });
      return tab.visit(page.url, { method: 'POST', body });
    };
    expect(first.html).toContain('Forgot password?');
    const response = await press(first, 'recover');
    const choice = await press(response, 'identify', { identifier: 'jreyes9' });
    expect(choice.html).toContain('type="radio"');
    const sent = await press(choice, 'challenge', { 'authenticator.id': 'email' });
    const code = await newestCode(identity.url, 'jordan.reyes@acmefreight.example');
    const page = await press(sent, 'challenge/answer', { 'credentials.passcode': code });
    expect(page.html).toContain('autocomplete="new-password"');
    const end = await press(page, 'challenge/answer', {
      'credentials.passcode': 'Silver-Anchor-93',
    });
    expect(new URL(end.url).searchParams.get('code')).toEqual(expect.any(String));
  });

  it('asks again once the session has ended, however recently it returned a code', async () => {
    const tab = browserOf(identity);
    await signInOnPage(tab);
    await identity.moveClock(SESSION_SECONDS - 60);
    expect(codeIn(await tab.visit(authorizeUrl({ prompt: 'none' })))).not.toBe('');
    await identity.moveClock(120);
    expect(errorIn(await tab.visit(authorizeUrl({ prompt: 'none' })))).toBe('login_required');
    expect((await tab.visit(authorizeUrl())).html).toContain('name="identifier"');
  });

  it('rejects a form sent without the cookie of its interaction', async () => {
    const page = await browserOf(identity).visit(authorizeUrl());
    const stranger = await browserOf(identity).submit(page, {
      identifier: dana.username,
      'credentials.passcode': dana.password,
    });
    expect(stranger.html).toContain('Your session has expired');
  });
});

const askOf = (tab: Tab) => tab.visit(`${identity.issuer}/v1/logout`);
const answer = (tab: Tab, { html }: { html: string }, fields: Record<string, string>) => {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return tab.visit(action, { method: 'POST', body: new URLSearchParams({ xsrf, ...fields }) });
};
const sessionOf = async (tab: Tab) => (await tab.visit(`${identity.url}/api/v1/sessions/me`)).html;

describe('[AUTH-93] sign-out without an ID token', () => {
  it('ends the session and its tokens once the person has confirmed', async () => {
    const tab = browserOf(identity);
    const tokens = await tokensOf(await signInOnPage(tab));
    const asked = await askOf(tab);
    expect(await sessionOf(tab)).toContain('ACTIVE');
    const answered = await answer(tab, asked, { logout: 'yes' });
    expect(answered.html).toContain('You are signed out');
    expect(await sessionOf(tab)).toContain('E0000007');
    expect((await refresh(identity, tokens.refresh_token)).status).toBe(400);
    expect((await own(tokens.access_token, 'GET', 'profile')).status).toBe(401);
  });

  it('keeps the session of a person who wants to stay signed in', async () => {
    const tab = browserOf(identity);
    await signInOnPage(tab);
    const answered = await answer(tab, await askOf(tab), {});
    expect(answered.html).toContain('You are still signed in');
    expect(await sessionOf(tab)).toContain('ACTIVE');
  });

  it('asks a person who signed in inside the application too', async () => {
    const { cookie, tokens } = await signInByWire(identity);
    const tab = browserOf(identity, cookie);
    const asked = await askOf(tab);
    expect(asked.html).toContain('Stay signed in');
    expect(asked.html).not.toContain('<script');
    await answer(tab, asked, { logout: 'yes' });
    expect(await sessionOf(tab)).toContain('E0000007');
    expect((await refresh(identity, tokens.refresh_token)).status).toBe(400);
  });
});
