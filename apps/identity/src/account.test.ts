import { OktaAuth } from '@okta/okta-auth-js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oktaClient } from './testing/client.ts';
import { pathOf } from './testing/links.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { messagesTo, newestCode, PORTAL } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const PASSWORD = 'Copper-Lantern-41';
const PHONE = '+12145550177';
const WAIT_SECONDS = 31;

const names = ['profiled', 'mailed', 'phoned', 'locked', 'other', 'full', 'erased', 'moved'];
const users = [...names, 'refused', 'unsure', 'hasty'].map((name) => person(name));
const identity = runIdentity(() =>
  startWithIssuers([testIssuer('self', { users, allowsUnlock: true })]),
);

const codeTo = (to: string) => newestCode(identity.url, to);

const emailList = z.array(
  z.object({ profile: z.object({ email: z.string() }), roles: z.array(z.string()) }),
);

/** Signs a person in; returns the vendor's client and plain calls that use their access token. */
async function signedIn(username: string) {
  const issuer = `${identity.url}/oauth2/self`;
  const idx = oktaClient(issuer);
  await idx.idx.start();
  const credentials = { passcode: PASSWORD };
  await idx.idx.proceed({ step: 'identify', identifier: username, credentials });
  const passcode = await codeTo(`${username}@acme.example`);
  const end = await idx.idx.proceed({ step: 'challenge-authenticator', credentials: { passcode } });
  const accessToken = end.tokens?.accessToken?.accessToken ?? '';
  const { myaccount } = new OktaAuth({
    issuer,
    clientId: 'forecourt-portal',
    redirectUri: `${PORTAL}/login/`,
  });
  const call = (method: string, path: string, body?: object) =>
    fetch(`${identity.url}/idp/myaccount/${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return { myaccount, accessToken, call };
}

describe('the profile', () => {
  it('[PROF-03] returns 401 without a valid token', async () => {
    const url = `${identity.url}/idp/myaccount/profile`;
    expect((await fetch(url)).status).toBe(401);
    const response = await fetch(url, { headers: { authorization: 'Bearer forged' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: 'E0000011', errorCauses: [] });
  });

  it('[PROF-04][PROF-05][PROF-06][ENT-49] can be read and changed, but not the login and email', async () => {
    const { myaccount, accessToken, call } = await signedIn('profiled');
    const { profile } = await myaccount.getProfile({ accessToken });
    expect(profile).toMatchObject({
      login: 'profiled',
      email: 'profiled@acme.example',
      firstName: 'Robin',
    });
    expect(await (await call('GET', 'profile')).json()).toMatchObject({
      createdAt: expect.any(String),
      modifiedAt: expect.any(String),
      profile: { login: 'profiled' },
    });
    const schema = await myaccount.getProfileSchema({ accessToken });
    expect(schema.properties).toMatchObject({
      login: { permissions: { SELF: 'READ_ONLY' } },
      email: { permissions: { SELF: 'READ_ONLY' } },
      firstName: { permissions: { SELF: 'READ_WRITE' }, maxLength: 30 },
      nickName: { maxLength: 100 },
    });
    const changed = await myaccount.updateProfile({
      accessToken,
      payload: { profile: { firstName: 'Ronja', lastName: 'Tester', nickName: 'Ro' } },
    });
    expect(changed.profile).toMatchObject({ firstName: 'Ronja', nickName: 'Ro' });
    for (const fixed of [{ login: 'administrator' }, { email: 'ronja@acme.example' }]) {
      const refused = { profile: { firstName: 'Romy', lastName: 'Tester', ...fixed } };
      expect((await call('PUT', 'profile', refused)).status).toBe(403);
    }
    expect((await myaccount.getProfile({ accessToken })).profile).toMatchObject({
      login: 'profiled',
      email: 'profiled@acme.example',
      firstName: 'Ronja',
    });
    const unknown = { firstName: 'Ronja', lastName: 'Tester', isAdmin: true };
    expect((await call('PUT', 'profile', { profile: unknown })).status).toBe(400);
  });
});

describe('emails', () => {
  it('[PROF-07][PROF-08][PROF-09][PROF-10][PROF-11][PROF-12][PROF-13][ENT-50][ENT-51][ENT-52][ENT-53] are added, verified, and deleted', async () => {
    const { myaccount, accessToken, call } = await signedIn('mailed');
    const [first] = await myaccount.getEmails({ accessToken });
    expect(first).toMatchObject({
      id: expect.any(String),
      profile: { email: 'mailed@acme.example' },
      status: 'VERIFIED',
      roles: ['PRIMARY'],
    });
    expect((await call('DELETE', `emails/${first?.id}`)).status).toBe(403);

    const added = await myaccount.addEmail({
      accessToken,
      payload: { profile: { email: 'second@acme.example' }, sendEmail: false, role: 'SECONDARY' },
    });
    expect(added).toMatchObject({ status: 'UNVERIFIED', roles: ['SECONDARY'] });
    const challenge = await added.challenge();
    expect((await challenge.poll()).status).toBe('UNVERIFIED');
    const byPost = await call('POST', `emails/${added.id}/challenge/${challenge.id}`);
    expect(await byPost.json()).toMatchObject({
      id: challenge.id,
      expiresAt: expect.any(String),
      profile: { email: 'second@acme.example' },
      status: 'UNVERIFIED',
    });
    const wrong = { verificationCode: 'x' };
    const verify = `emails/${added.id}/challenge/${challenge.id}/verify`;
    expect((await call('POST', verify, wrong)).status).toBe(403);
    const verificationCode = await codeTo('second@acme.example');
    await challenge.verify({ verificationCode });
    expect((await challenge.poll()).status).toBe('VERIFIED');
    const { id: emailId } = added;
    const shown = await myaccount.getEmail({ accessToken, id: emailId });
    expect(shown.status).toBe('VERIFIED');
    await shown.delete();
    expect((await call('GET', `emails/${emailId}`)).status).toBe(404);
  });

  it('[USER-17] [USER-19] are limited to five, of up to 60 characters each', async () => {
    const { call } = await signedIn('full');
    const add = (email: string) =>
      call('POST', 'emails', { profile: { email }, sendEmail: false, role: 'SECONDARY' });
    const long = `${'a'.repeat(61 - '@acme.example'.length)}@acme.example`;
    expect((await add(long)).status).toBe(400);
    expect((await add(long.slice(1))).status).toBe(201);
    for (const name of ['two', 'three', 'four']) {
      expect((await add(`${name}@acme.example`)).status).toBe(201);
    }
    const refused = await add('five@acme.example');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errorCauses: [{ errorKey: 'email.tooMany', errorParams: { max: 5 } }],
    });
  });

  it('[PROF-08][USER-19] are added once by concurrent requests for the same address', async () => {
    const { call } = await signedIn('hasty');
    const body = { profile: { email: 'hasty@new.example' }, sendEmail: false };
    const atOnce = (method: string, input?: object) =>
      Promise.all(Array.from({ length: 8 }, () => call(method, 'emails', input)));
    // over connections that are already open, the requests arrive together
    await atOnce('GET');
    const answers = await atOnce('POST', body);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(emailList.parse(await (await call('GET', 'emails')).json())).toHaveLength(2);
  });

  it('[PROF-10] send no notice when deleted before verification', async () => {
    const { call } = await signedIn('unsure');
    const body = { profile: { email: 'unsure@new.example' }, sendEmail: true };
    const added: unknown = await (await call('POST', 'emails', body)).json();
    expect((await call('DELETE', pathOf(added, 'self'))).status).toBe(204);
    const messages = await messagesTo(identity.url, 'unsure@acme.example');
    expect(messages.filter(({ code }) => code === null)).toEqual([]);
  });

  it('have a new primary address once it is verified', async () => {
    const { call } = await signedIn('other');
    const body = { profile: { email: 'new@acme.example' }, sendEmail: true, role: 'PRIMARY' };
    const added: unknown = await (await call('POST', 'emails', body)).json();
    const roles = async () => {
      const list = emailList.parse(await (await call('GET', 'emails')).json());
      return Object.fromEntries(list.map((one) => [one.profile.email, one.roles[0]]));
    };
    expect((await roles())['other@acme.example']).toBe('PRIMARY');
    const verificationCode = await codeTo('new@acme.example');
    await call('POST', pathOf(added, 'verify'), { verificationCode });
    expect(await roles()).toEqual({
      'other@acme.example': 'SECONDARY',
      'new@acme.example': 'PRIMARY',
    });
  });

  it('[AUTH-16] receive recovery and unlock codes at the primary, not the oldest', async () => {
    const { call } = await signedIn('moved');
    const body = { profile: { email: 'moved@new.example' }, sendEmail: true, role: 'PRIMARY' };
    const added: unknown = await (await call('POST', 'emails', body)).json();
    const verificationCode = await codeTo('moved@new.example');
    await call('POST', pathOf(added, 'verify'), { verificationCode });
    const sent = async () => [
      (await messagesTo(identity.url, 'moved@acme.example')).length,
      (await messagesTo(identity.url, 'moved@new.example')).length,
    ];
    const [old = 0, now = 0] = await sent();
    const issuer = `${identity.url}/oauth2/self`;
    const recovering = oktaClient(issuer);
    await recovering.idx.recoverPassword();
    await recovering.idx.proceed({ step: 'identify-recovery', identifier: 'moved' });
    await recovering.idx.proceed({
      step: 'select-authenticator-authenticate',
      authenticator: { id: 'email', methodType: 'email' },
    });
    expect(await sent()).toEqual([old, now + 1]);
    const unlocking = oktaClient(issuer);
    await unlocking.idx.unlockAccount();
    await unlocking.idx.unlockAccount({
      step: 'select-authenticator-unlock-account',
      username: 'moved',
      authenticator: 'okta_email',
      authenticators: ['okta_email'],
    });
    expect(await sent()).toEqual([old, now + 2]);
  });

  it('[AUTH-114][MSG-25] allow five wrong codes, and a new one only after 30 seconds', async () => {
    const { call } = await signedIn('locked');
    const body = { profile: { email: 'guess@acme.example' }, sendEmail: true };
    const added: unknown = await (await call('POST', 'emails', body)).json();
    const verify = pathOf(added, 'verify');
    for (let tries = 0; tries < 5; tries += 1) {
      await call('POST', verify, { verificationCode: 'x' });
    }
    const right = { verificationCode: await codeTo('guess@acme.example') };
    expect((await call('POST', verify, right)).status).toBe(403);
    const again = pathOf(added, 'challenge');
    expect((await call('POST', again)).status).toBe(429);
    await identity.moveClock(WAIT_SECONDS);
    expect((await call('POST', again)).status).toBe(201);
  });

  it('return 404 for another user’s address', async () => {
    const mine = await signedIn('profiled');
    const [first] = await mine.myaccount.getEmails({ accessToken: mine.accessToken });
    const { call } = await signedIn('phoned');
    expect((await call('GET', `emails/${first?.id}`)).status).toBe(404);
    expect((await call('DELETE', `emails/${first?.id}`)).status).toBe(404);
  });
});

describe('phones', () => {
  it('[PROF-14][PROF-15][PROF-16][PROF-17][PROF-18][PROF-19][PROF-24][ENT-54][ENT-55] are added, verified, and deleted', async () => {
    const { myaccount, accessToken, call } = await signedIn('phoned');
    const added = await myaccount.addPhone({
      accessToken,
      payload: { profile: { phoneNumber: PHONE }, sendCode: true, method: 'SMS' },
    });
    expect(added.status).toBe('UNVERIFIED');
    await identity.moveClock(WAIT_SECONDS);
    await added.challenge({ method: 'CALL' });
    await added.verify({ verificationCode: await codeTo(PHONE) });
    const [shown] = await myaccount.getPhones({ accessToken });
    expect(shown).toMatchObject({
      id: added.id,
      profile: { phoneNumber: PHONE },
      status: 'VERIFIED',
    });
    const one = await myaccount.getPhone({ accessToken, id: added.id });
    await one.delete();
    expect(await myaccount.getPhones({ accessToken })).toEqual([]);
    expect((await call('POST', `phones/${added.id}/challenge/1/verify`)).status).toBe(404);
  });

  it.each([
    ['[AUTH-50] a toll-free', '+18005550199'],
    ['[AUTH-51] a premium', '+19005550199'],
    ['[AUTH-52] a non-US', '+442071838750'],
  ])('%s number is refused', async (_, phoneNumber) => {
    const { call } = await signedIn('phoned');
    expect((await call('POST', 'phones', { profile: { phoneNumber } })).status).toBe(400);
  });

  it('[MSG-26] receive at most five SMS in a row', async () => {
    const { call } = await signedIn('locked');
    const profile = { phoneNumber: '2145550155' };
    const added: unknown = await (
      await call('POST', 'phones', { profile, sendCode: false })
    ).json();
    const challenge = pathOf(added, 'challenge');
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      const response = await call('POST', challenge, { method: 'SMS' });
      statuses.push(response.status);
      await identity.moveClock(WAIT_SECONDS);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('[PROF-15][MSG-26] are not stored if their first code cannot be sent', async () => {
    const { call } = await signedIn('refused');
    const add = async (last: number) => {
      const profile = { phoneNumber: `214555017${last}` };
      return (await call('POST', 'phones', { profile, method: 'SMS' })).status;
    };
    for (let last = 1; last <= 5; last += 1) expect(await add(last)).toBe(201);
    // confirming an email must not reset the count of SMS codes
    const body = { profile: { email: 'refused@new.example' }, sendEmail: true };
    const email: unknown = await (await call('POST', 'emails', body)).json();
    const verificationCode = await codeTo('refused@new.example');
    expect((await call('POST', pathOf(email, 'verify'), { verificationCode })).status).toBe(200);
    // 429, not the 400 of a number that already exists
    for (let tries = 0; tries < 2; tries += 1) expect(await add(6)).toBe(429);
    expect(await (await call('GET', 'phones')).json()).toHaveLength(5);
  });
});

describe('the password', () => {
  it('[PROF-01][PROF-02][PROF-20][PROF-21][PROF-22][PROF-23][MSG-14][ENT-56][ENT-57] is changed, deleted, and enrolled again', async () => {
    const { myaccount, accessToken, call } = await signedIn('profiled');
    const active = await myaccount.getPassword({ accessToken });
    expect(active.status).toBe('ACTIVE');
    expect(await (await call('GET', 'password')).json()).toMatchObject({
      id: expect.any(String),
      status: 'ACTIVE',
      created: expect.any(String),
      lastUpdated: expect.any(String),
    });
    expect((await call('POST', 'password', { profile: { password: 'x' } })).status).toBe(403);
    const put = (password: string, currentPassword: string) =>
      call('PUT', 'password', { profile: { password, currentPassword } });
    const wrong = await put('Silver-Anchor-93', 'not-the-password');
    expect(wrong.status).toBe(403);
    expect(await wrong.json()).toMatchObject({
      errorCauses: [{ errorSummary: 'Current Password not recognized.' }],
    });
    expect((await put('short', PASSWORD)).status).toBe(400);
    const changed = await put('Silver-Anchor-93', PASSWORD);
    expect(await changed.json()).toMatchObject({ status: 'ACTIVE' });

    await (await myaccount.getPassword({ accessToken })).delete();
    const none = await myaccount.getPassword({ accessToken });
    expect(none.status).toBe('NOT_ENROLLED');
    expect((await call('PUT', 'password', { profile: { password: 'x' } })).status).toBe(403);
    expect((await call('DELETE', 'password')).status).toBe(403);
    const first = await none.enroll({ profile: { password: 'Quiet-Harvest-58' } });
    expect(first.status).toBe('ACTIVE');
  });

  it('[PROF-23] needs the current password to be deleted ten minutes after sign-in', async () => {
    const { call } = await signedIn('erased');
    const begun = oktaClient(`${identity.url}/oauth2/self`);
    await begun.idx.start();
    const credentials = { passcode: PASSWORD };
    await begun.idx.proceed({ step: 'identify', identifier: 'erased', credentials });
    const passcode = await codeTo('erased@acme.example');

    await identity.moveClock(10 * 60 + 1);
    expect((await call('DELETE', 'password')).status).toBe(403);
    const guessed = { currentPassword: 'Guessed-1-Of-Many' };
    expect((await call('DELETE', 'password', guessed)).status).toBe(403);
    expect((await call('POST', 'password', { profile: { password: 'x' } })).status).toBe(403);
    const proof = { currentPassword: PASSWORD };
    expect((await call('DELETE', 'password', proof)).status).toBe(204);
    expect((await call('GET', 'profile')).status).toBe(200);
    // nor does a token alone give the account a new password
    const first = await call('POST', 'password', { profile: { password: 'Quiet-Harvest-58' } });
    expect([first.status, first.headers.get('www-authenticate')]).toEqual([
      403,
      expect.not.stringContaining('acr_values'),
    ]);
    // sign-ins begun with the old password end
    const end = await begun.idx.proceed({
      step: 'challenge-authenticator',
      credentials: { passcode },
    });
    expect(end.messages?.[0]?.i18n?.key).toBe('idx.session.expired');
  });

  it('[PROF-23] can be deleted without the password within ten minutes of sign-in', async () => {
    const { call } = await signedIn('full');
    await identity.moveClock(9 * 60);
    expect((await call('DELETE', 'password')).status).toBe(204);
  });
});
