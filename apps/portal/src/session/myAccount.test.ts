import { OktaAuth } from '@okta/okta-auth-js/idx';
import { getProfile } from '@okta/okta-auth-js/myaccount';
import { describe, expect, it } from 'vitest';
import { readAccountProblem } from './accountProblem.ts';
import { createMyAccount, type Contact } from './myAccount.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}
type Answer = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

const ISSUER = 'https://id.example/oauth2/forecourt';
const link = (path: string, ...allow: string[]) => ({
  href: `https://id.example/idp/myaccount/${path}`,
  hints: { allow },
});
const email = (id: string, address: string, role: string) => ({
  id,
  profile: { email: address },
  status: role === 'PRIMARY' ? 'VERIFIED' : 'UNVERIFIED',
  roles: [role],
  _links: { self: link(`emails/${id}`, 'GET'), challenge: link(`emails/${id}/challenge`, 'POST') },
});
const phone = {
  id: 'p1',
  profile: { phoneNumber: '+12145550142' },
  status: 'UNVERIFIED',
  _links: { self: link('phones/p1', 'GET'), challenge: link('phones/p1/challenge', 'POST') },
};

/** The account over the vendor's client, with responses from the test by method and path. */
function setUp(responses: Readonly<Record<string, Answer>>, isSignedIn = true) {
  const requests: Asked[] = [];
  const client = new OktaAuth({
    issuer: ISSUER,
    clientId: 'forecourt-portal',
    redirectUri: 'https://portal.example/login/',
    httpRequestClient: async (method, url, { headers, data }) => {
      const { pathname } = new URL(url);
      const path = pathname.replace('/idp/myaccount', '');
      const body: unknown = typeof data === 'string' ? JSON.parse(data) : data;
      requests.push({ method, path, body, token: new Headers(headers).get('authorization') });
      const [status, answer, answerHeaders] = responses[`${method} ${path}`] ?? [
        404,
        { errorCode: 'E0000007' },
      ];
      const text = JSON.stringify(answer);
      const input = {
        status,
        headers: { ...answerHeaders },
        responseText: text,
        responseType: 'json',
        responseJSON: answer instanceof Object ? answer : {},
      };
      if (status >= 400) throw input;
      return input;
    },
  });
  client.tokenManager.setTokens(
    isSignedIn
      ? {
          accessToken: {
            accessToken: 'a1',
            claims: { sub: 'u1' },
            expiresAt: Math.floor(Date.now() / 1000) + 3600,
            tokenType: 'Bearer',
            scopes: ['openid'],
            authorizeUrl: '',
            userinfoUrl: '',
          },
        }
      : {},
  );
  return { requests, client, account: createMyAccount(client) };
}

const second: Contact = {
  kind: 'email',
  id: 'e2',
  value: 'd@acme.example',
  isVerified: false,
  isPrimary: false,
};

describe("a user's own account", () => {
  it('[PROF-03] [PROF-07] [PROF-14] lists emails and phones with the bearer token', async () => {
    const { account, requests } = setUp({
      'GET /emails': [200, [email('e1', 'dm@acme.example', 'PRIMARY')]],
      'GET /phones': [200, [phone]],
    });
    expect(await account.contacts('email')).toEqual({
      ok: true,
      data: [
        { kind: 'email', id: 'e1', value: 'dm@acme.example', isVerified: true, isPrimary: true },
      ],
    });
    expect(await account.contacts('phone')).toMatchObject({
      data: [{ kind: 'phone', value: '+12145550142', isVerified: false, isPrimary: false }],
    });
    expect(requests.map(({ token }) => token)).toEqual(['Bearer a1', 'Bearer a1']);
  });

  it('lists the user’s sessions, and ends one or all others', async () => {
    const device = { id: 's1', userAgent: 'node', isCurrent: true };
    const at = '2026-11-21T18:00:00.000Z';
    const { account, requests } = setUp({
      'GET /sessions': [200, [{ ...device, created: at, lastUsed: at, status: 'ACTIVE' }]],
      'DELETE /sessions/s2': [204, null],
      'DELETE /sessions': [204, null],
      'DELETE /sessions/s4': [403, { errorCode: 'E0000014', errorCauses: [] }],
    });
    expect(await account.sessions()).toEqual({
      ok: true,
      data: [{ ...device, signedInAt: at, usedAt: at }],
    });
    expect(await account.endSession('s2', 'pw')).toEqual({ ok: true, data: null });
    expect(await account.endSession(null, 'pw')).toEqual({ ok: true, data: null });
    expect(await account.endSession('s3', 'pw')).toMatchObject({ problem: { reason: 'gone' } });
    expect(await account.endSession('s4', 'pw')).toMatchObject({
      problem: { reason: 'currentPasswordWrong' },
    });
    expect(requests.map(({ token }) => token)).toEqual(Array.from(requests, () => 'Bearer a1'));
    expect(requests[1]?.body).toEqual({ currentPassword: 'pw' });
  });

  it('[PROF-08] [PROF-11] [PROF-13] adds an email, sends its code, and verifies it', async () => {
    const { account, requests } = setUp({
      'POST /emails': [201, email('e2', 'd@acme.example', 'SECONDARY')],
      'POST /emails/e2/challenge': [
        201,
        {
          id: 'c1',
          _links: {
            poll: link('emails/e2/challenge/c1', 'GET'),
            verify: link('emails/e2/challenge/c1/verify', 'POST'),
          },
        },
      ],
      'POST /emails/e2/challenge/c1/verify': [200, {}],
    });
    expect(await account.addEmail('d@acme.example', false)).toEqual({ ok: true, data: second });
    expect(await account.sendCode(second)).toEqual({ ok: true, data: 'c1' });
    expect(await account.prove(second, 'c1', '123456')).toEqual({ ok: true, data: null });
    expect(requests.map(({ body }) => body)).toEqual([
      { profile: { email: 'd@acme.example' }, sendEmail: false, role: 'SECONDARY' },
      undefined,
      { verificationCode: '123456' },
    ]);
  });

  it('[PROF-15] [PROF-18] [PROF-19] adds a phone, calls it, and verifies it', async () => {
    const { account, requests } = setUp({
      'POST /phones': [201, phone],
      'POST /phones/p1/challenge': [200, { _links: {} }],
      'POST /phones/p1/verify': [200, {}],
    });
    const added = await account.addPhone('214 555 0142');
    if (!added.ok) throw new Error(added.problem.reason);
    expect(await account.sendCode(added.data, 'CALL')).toMatchObject({ ok: true });
    expect(await account.prove(added.data, '', '123456')).toMatchObject({ ok: true });
    expect(requests.at(1)).toMatchObject({
      path: '/phones/p1/challenge',
      body: { method: 'CALL' },
    });
  });

  it('[PROF-08] [PROF-10] [PROF-15] sends the password if the provider asked for it', async () => {
    const { account, requests } = setUp({
      'POST /emails': [201, email('e2', 'd@acme.example', 'SECONDARY')],
      'POST /phones': [201, phone],
      'DELETE /emails/e2': [204, null],
    });
    await account.addEmail('d@acme.example', false, 'pw');
    await account.addPhone('214 555 0142', 'pw');
    expect(await account.remove(second, 'pw')).toEqual({ ok: true, data: null });
    const proof = { currentPassword: 'pw' };
    expect(requests.map(({ body }) => body)).toMatchObject([proof, proof, proof]);
  });

  it('[PROF-05] changes the given fields and keeps the rest of the profile', async () => {
    const profile = { login: 'dmorales7', email: 'dm@acme.example', nickName: 'D', lastName: 'M' };
    const { account, requests } = setUp({
      'GET /profile': [200, { profile, _links: {} }],
      'PUT /profile': [200, { profile: { ...profile, firstName: 'Dana' }, _links: {} }],
    });
    const change = { firstName: 'Dana', lastName: 'Morales', title: '', locale: 'en' };
    expect(await account.changeProfile(change)).toMatchObject({ data: { firstName: 'Dana' } });
    expect(requests.at(-1)?.body).toEqual({ profile: { ...profile, ...change } });
  });

  it('[PROF-21] [PROF-22] enrolls a password and changes it given the old one', async () => {
    const isSet = { status: 'ACTIVE', lastUpdated: '2026-11-20T10:00:00Z' };
    const self = { self: link('password', 'GET', 'PUT', 'DELETE') };
    const { account, requests } = setUp({
      'POST /password': [201, { ...isSet, _links: self }],
      'PUT /password': [200, { ...isSet, _links: self }],
    });
    const facts = { isEnrolled: true, changedAt: '2026-11-20T10:00:00Z' };
    expect(await account.setPassword('new', null)).toEqual({ ok: true, data: facts });
    expect(await account.setPassword('newer', 'new')).toEqual({ ok: true, data: facts });
    expect(requests.map(({ body }) => body)).toEqual([
      { profile: { password: 'new' } },
      { profile: { password: 'newer', currentPassword: 'new' } },
    ]);
  });
});

describe('an account call that fails', () => {
  it.each<readonly [string, number, string, string]>([
    ['MSG-14', 403, 'E0000014', 'currentPasswordWrong'],
    ['MSG-34', 400, 'E0000014', 'passwordRefused'],
    ['MSG-27', 403, 'E0000068', 'codeWrong'],
    ['MSG-25', 429, 'E0000109', 'sentRecently'],
    ['MSG-67', 500, 'E0000009', 'unknown'],
  ])('[ERR-02] [%s] with %i %s reports %s with causes', async (_id, status, errorCode, reason) => {
    const errorCauses = [{ errorSummary: 'Why' }];
    const { account } = setUp({
      'GET /password': [status, { errorCode, errorSummary: 'What', errorCauses }],
    });
    const problem = { reason, causes: ['Why'] };
    expect(await account.password()).toEqual({ ok: false, problem });
  });

  it.each([
    [', acr_values="urn:okta:loa:1fa:pwd"', 'passwordNeeded'],
    [', acr_values="phr"', 'signInNeeded'],
    ['', 'signInNeeded'],
  ])('[PROF-08] [PROF-10] because the sign-in is old%s reports %s', async (accepted, reason) => {
    const challenge = `Bearer realm="IdpMyAccountAPI", error="insufficient_authentication_context", error_description="More", max_age=900${accepted}`;
    const refused: Answer = [403, { errorCode: 'E0000006' }, { 'www-authenticate': challenge }];
    const { account } = setUp({ 'POST /emails': refused, 'DELETE /emails/e2': refused });
    const problem = { reason, causes: [] };
    expect(await account.addEmail('d@acme.example', false)).toEqual({ ok: false, problem });
    expect(await account.remove(second)).toEqual({ ok: false, problem });
  });

  it('[ERR-23] without an access token sends nothing', async () => {
    const { account, requests, client } = setUp({}, false);
    await expect(getProfile(client)).rejects.toThrow(
      'AccessToken is required to request MyAccount API endpoints.',
    );
    const problem = { reason: 'sessionOver', causes: [] };
    expect(await account.profile()).toEqual({ ok: false, problem });
    expect(requests).toEqual([]);
  });

  it('[MSG-71] distinguishes a lost connection from an unreadable response', () => {
    expect(readAccountProblem(new TypeError('Failed to fetch')).reason).toBe('unreachable');
    expect(readAccountProblem({ xhr: { status: 502 } }).reason).toBe('unknown');
    expect(readAccountProblem({ errorCauses: [{}, 4] }).causes).toEqual([]);
  });
});
