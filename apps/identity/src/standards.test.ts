import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as openid from 'openid-client';
import { OktaAuth } from '@okta/okta-auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { browserOf } from './testing/browser.ts';
import { oktaClient } from './testing/client.ts';
import { interactFields, postForm } from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode, PORTAL } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const PASSWORD = 'Copper-Lantern-41';
const SECRET = 'a-secret-that-the-server-of-the-application-keeps';
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const COMPANY = {
  id: 'company',
  name: 'Sign in with your company',
  type: 'OIDC',
  href: `${PORTAL}/login/?idp=cp1`,
} as const;

let issuer: string;
const names = ['asked', 'opener', 'client', 'sure', 'turning'];
const identity = runIdentity(() =>
  startWithIssuers(
    [
      testIssuer('wide', {
        clients: ['forecourt-portal', 'back-office'],
        users: names.map((name) => person(name)),
        enrolments: { required: [], optional: ['totp', 'phone'] },
        identityProviders: [COMPANY],
      }),
      testIssuer('strict', {
        users: [person('demanded')],
        enrolments: { required: ['phone'], optional: [] },
      }),
    ],
    {},
    [
      {
        id: 'back-office',
        name: 'Back office',
        secret: SECRET,
        redirectUris: ['http://localhost:5310/back/'],
        postLogoutRedirectUris: [],
        origins: [],
        scopes: ['openid', 'profile', 'email', 'offline_access'],
      },
    ],
  ),
);
beforeAll(() => {
  issuer = `${identity.url}/oauth2/wide`;
});
const mailOf = (name: string) => newestCode(identity.url, `${name}@acme.example`);

/** Signs in with the vendor's client, including the email's code. */
async function afterEmail(name: string, at = issuer, acrValues?: string) {
  const client = oktaClient(at);
  await client.idx.start(acrValues === undefined ? {} : { acrValues });
  await client.idx.proceed({
    step: 'identify',
    identifier: name,
    credentials: { passcode: PASSWORD },
  });
  const page = await client.idx.proceed({
    step: 'challenge-authenticator',
    credentials: { passcode: await mailOf(name) },
  });
  return { client, page };
}

const begin = (more: Record<string, string>) =>
  postForm(`${issuer}/v1/interact`, { ...interactFields, ...more });
const redeem = (more: Record<string, string>) =>
  postForm(`${issuer}/v1/token`, {
    client_id: 'back-office',
    grant_type: 'refresh_token',
    refresh_token: 'none',
    ...more,
  });
const signIn = async () => {
  const { client } = await afterEmail('turning');
  const end = await client.idx.proceed({ step: 'skip' });
  return end.tokens?.accessToken?.accessToken ?? '';
};

describe('authenticator enrollment', () => {
  it.each([
    ['totp', 'enroll-authenticator'],
    ['phone', 'authenticator-enrollment-data'],
  ])('[AUTH-23] can be skipped after opening an optional %s', async (id, opened) => {
    const { client, page } = await afterEmail('opener');
    expect(page.nextStep?.name).toBe('select-authenticator-enroll');
    const open = await client.idx.proceed({
      step: 'select-authenticator-enroll',
      authenticator: { id },
    });
    expect(open.nextStep?.name).toBe(opened);
    const end = await client.idx.proceed({ step: 'skip' });
    expect(end.tokens?.idToken?.claims.preferred_username).toBe('opener');
    await identity.moveClock(31);
  });

  it('[AUTH-26] returns FACTOR_ENROLL without skip if it is required', async () => {
    const { page } = await afterEmail('demanded', `${identity.url}/oauth2/strict`);
    expect(page.availableSteps?.map(({ name }) => name)).not.toContain('skip');
    const strict = await startWithIssuers([
      testIssuer('first', {
        users: [person('more')],
        enrolments: { required: ['phone'], optional: [] },
      }),
    ]);
    try {
      const client = new OktaAuth({
        issuer: `${strict.url}/oauth2/first`,
        clientId: 'forecourt-portal',
        redirectUri: `${PORTAL}/login/`,
      });
      const start = await client.signInWithCredentials({ username: 'more', password: PASSWORD });
      const passCode = await newestCode(strict.url, 'more@acme.example');
      const next = await start.verify?.({ passCode });
      expect(next?.status).toBe('FACTOR_ENROLL');
      expect(next?.skip).toBeUndefined();
      const sms = next?.factors?.find((factor) => factor['factorType'] === 'sms');
      const sent = await sms?.enroll({ profile: { phoneNumber: '+12145550177' } });
      const code = await newestCode(strict.url, '+12145550177');
      expect((await sent.activate({ passCode: code })).status).toBe('SUCCESS');
    } finally {
      await strict.stop();
    }
  });
});

describe('a client application', () => {
  const back = { client_id: 'back-office', redirect_uri: 'http://localhost:5310/back/' };

  it('[AUTH-82] must send its secret, if it has one, to interact and to get tokens', async () => {
    expect((await begin(back)).status).toBe(401);
    expect((await begin({ ...back, client_secret: 'guessed' })).status).toBe(401);
    expect((await begin({ ...back, client_secret: SECRET })).status).toBe(200);
    const [without, right] = [await redeem({}), await redeem({ client_secret: SECRET })];
    expect(await without.json()).toMatchObject({ error: 'invalid_client' });
    expect(await right.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each(['revoke', 'introspect'])('[AUTH-82] must send its secret to %s tokens', async (name) => {
    const statusOf = async (fields: Record<string, string>, authorization?: string) => {
      const response = await fetch(`${issuer}/v1/${name}`, {
        method: 'POST',
        headers: authorization === undefined ? {} : { authorization },
        body: new URLSearchParams({ token: 'any', ...fields }),
      });
      return response.status;
    };
    const named = { client_id: 'back-office' };
    expect(await statusOf(named)).toBe(401);
    expect(await statusOf({ ...named, client_secret: 'guessed' })).toBe(401);
    expect(await statusOf({ ...named, client_secret: SECRET })).toBe(200);
    expect(await statusOf({}, `Basic ${btoa('back-office')}`)).toBe(401);
    expect(await statusOf({}, `Basic ${btoa(`back-office:${SECRET}`)}`)).toBe(200);
  });

  it('[AUTH-84] gets the requested acr in its ID token; an unknown acr is refused', async () => {
    const loa = 'urn:okta:loa:2fa:any';
    const { client } = await afterEmail('sure', issuer, loa);
    const end = await client.idx.proceed({ step: 'skip' });
    expect(decodeJwt(end.tokens?.idToken?.idToken ?? '')['acr']).toBe(loa);
    const refused = await begin({ acr_values: 'urn:example:none' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: 'invalid_request' });
  });
});

describe('another identity provider', () => {
  it('[AUTH-02] [AUTH-24] is offered as a redirect, to the client and on the page', async () => {
    const client = oktaClient(issuer);
    const start = await client.idx.start();
    const { id, name, type, href } = COMPANY;
    const offered = start.availableSteps?.find((step) => step.name === 'redirect-idp');
    expect(offered).toMatchObject({ type, href, idp: { id, name } });
    const response = await client.idx.proceed({
      step: 'identify',
      identifier: 'sure',
      credentials: { passcode: 'wrong' },
    });
    expect(response.messages?.[0]?.i18n?.key).toBe('errors.E0000004');
    const query = new URLSearchParams({ ...interactFields, response_type: 'code' });
    const page = await browserOf(identity).visit(`${issuer}/v1/authorize?${query}`);
    expect(page.html).toContain(`<a href="${href}">${name}</a>`);
  });
});

describe('a certified OpenID Connect client', () => {
  it('[AUTH-01][AUTH-64][AUTH-90][AUTH-91][AUTH-94] completes the code flow, unmodified', async () => {
    const execute = [openid.allowInsecureRequests];
    const config = await openid.discovery(
      new URL(issuer),
      'forecourt-portal',
      undefined,
      openid.None(),
      { execute },
    );
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [openid.randomState(), openid.randomNonce()];
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: `${PORTAL}/login/`,
      scope: 'openid profile email offline_access',
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
    });
    const tab = browserOf(identity);
    const first = await tab.visit(url.href);
    const second = await tab.submit(first, {
      identifier: 'client',
      'credentials.passcode': PASSWORD,
    });
    const third = await tab.submit(second, { 'credentials.passcode': await mailOf('client') });
    const handle = /name="stateHandle" value="([^"]*)"/.exec(third.html)?.[1] ?? '';
    const body = new URLSearchParams({ path: 'skip', stateHandle: handle });
    const end = await tab.visit(third.url, { method: 'POST', body });
    const checks = { pkceCodeVerifier, expectedState, expectedNonce };
    const tokens = await openid.authorizationCodeGrant(config, new URL(end.url), checks);
    const subject = tokens.claims()?.sub ?? '';
    const info = await openid.fetchUserInfo(config, tokens.access_token, subject);
    expect(info).toMatchObject({ sub: '00u1client', preferred_username: 'client' });
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    const state = await openid.tokenIntrospection(config, renewed.access_token);
    expect(state.active).toBe(true);
    await openid.tokenRevocation(config, renewed.access_token);
    expect((await openid.tokenIntrospection(config, renewed.access_token)).active).toBe(false);
    const otherState = { ...checks, expectedState: 'another' };
    const forged = openid.authorizationCodeGrant(config, new URL(end.url), otherState);
    await expect(forged).rejects.toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' });
  });
});

describe('an issuer’s signing keys', () => {
  it('[AUTH-95] rotate after 90 days; the old one stays until its tokens expire', async () => {
    const keySet = z.object({ keys: z.array(z.object({ kid: z.string() })) });
    const kids = async () => {
      const response = await fetch(`${issuer}/v1/keys`);
      return keySet.parse(await response.json()).keys.map(({ kid }) => kid);
    };
    const clean = () => fetch(`${identity.url}/test/clean`, { method: 'POST' });
    const [old] = await kids();
    await identity.moveClock(90 * DAY_SECONDS);
    await clean();
    const both = await kids();
    expect(both).toHaveLength(2);
    expect(both).toContain(old);
    await identity.moveClock(HOUR_SECONDS);
    await clean();
    const { kid } = decodeProtectedHeader(await signIn());
    expect(kid).not.toBe(old);
    expect(both).toContain(kid);
    await identity.moveClock(2 * HOUR_SECONDS + 60);
    await clean();
    expect(await kids()).toEqual([kid]);
  });
});
