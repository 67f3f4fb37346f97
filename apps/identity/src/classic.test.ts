import { OktaAuth, type AuthnTransaction as AuthTransaction } from '@okta/okta-auth-js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oktaClient } from './testing/client.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { messagesTo, newestCode, PORTAL } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const PASSWORD = 'Copper-Lantern-41';
const DAY_SECONDS = 24 * 60 * 60;
const PHONE = '+12145550166';

const names = ['plain', 'enroller', 'pusher', 'forgot', 'late', 'stuck', 'session', 'named'];
const outdated = ['expired', 'guessed'];
const identity = runIdentity(() =>
  startWithIssuers([
    testIssuer('classic', {
      allowsUnlock: true,
      users: [
        ...names.map((name) => person(name)),
        ...outdated.map((name) => person(name, { mustChangePassword: true })),
      ],
      enrolments: { required: [], optional: ['phone', 'question', 'verify'] },
    }),
  ]),
);

const clientOf = () =>
  new OktaAuth({
    issuer: `${identity.url}/oauth2/classic`,
    clientId: 'forecourt-portal',
    redirectUri: `${PORTAL}/login/`,
  });
const withData = z.object({ data: z.object({ stateToken: z.string() }) });
const mailOf = (name: string) => newestCode(identity.url, `${name}@acme.example`);
const factorOf = ({ factors }: AuthTransaction, type: string) => {
  const factor = factors?.find((candidate) => candidate['factorType'] === type);
  if (!factor) throw new Error(`no ${type}`);
  return factor;
};
async function call(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${identity.url}/api/v1/authn${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-fingerprint': 'device-1' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const thrown = (promise: Promise<unknown> | undefined) =>
  promise?.then(
    () => undefined,
    (error: { errorCode?: string }) => error.errorCode,
  );

const stuck = (password: string) => call('', { username: 'stuck', password });
const redirect = (token: string, redirectUrl: string) => {
  const query = new URLSearchParams({ checkAccountSetupComplete: 'true', token, redirectUrl });
  const url = `${identity.url}/login/sessionCookieRedirect?${query}`;
  return fetch(url, { redirect: 'manual' });
};

/** Signs in with the password and the emailed code. */
async function afterEmail(name: string) {
  const client = clientOf();
  const start = await client.signInWithCredentials({ username: name, password: PASSWORD });
  const passCode = await mailOf(name);
  const verify = start.verify ?? factorOf(start, 'email').verify;
  return { client, tx: await verify({ passCode }) };
}

/** Starts a recovery through the identity engine; returns its state token. */
async function recoveryOf(identifier: string): Promise<string | undefined> {
  const client = oktaClient(`${identity.url}/oauth2/classic`);
  await client.idx.start();
  await client.idx.proceed({ actions: ['currentAuthenticator-recover'] });
  const named = await client.idx.proceed({ step: 'identify-recovery', identifier });
  return named.context?.stateHandle;
}

/** A recovery as this API describes it, without what always differs. */
async function seenOf(identifier: string) {
  const { body } = await call('/introspect', { stateToken: await recoveryOf(identifier) });
  return { ...z.looseObject({}).parse(body), stateToken: '', expiresAt: '' };
}

/** The recovery token from the newest link emailed to a person. */
async function linkTo(name: string): Promise<string> {
  const list = z.object({ messages: z.array(z.object({ to: z.string(), text: z.string() })) });
  const response = await fetch(`${identity.url}/demo/outbox.json`);
  const { messages } = list.parse(await response.json());
  const mail = messages.find(({ to, text }) => to.startsWith(name) && text.includes('recovery_'));
  return /recovery_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('classic sign-in', () => {
  it('[AUTH-73][AUTH-74][AUTH-78] returns a session token after the second factor', async () => {
    const client = clientOf();
    const start = await client.signInWithCredentials({ username: 'plain', password: PASSWORD });
    expect(start.status).toBe('MFA_CHALLENGE');
    const { stateToken } = withData.parse(start).data;
    const seen = await call('/introspect', { stateToken });
    expect(seen.body).toMatchObject({ status: 'MFA_CHALLENGE', stateToken });
    expect((await call('', { stateToken })).body).toMatchObject({ status: 'MFA_CHALLENGE' });
    expect(await thrown(start.verify?.({ passCode: 'x' }))).toBe('E0000068');
    const page = await start.verify?.({ passCode: await mailOf('plain') });
    expect(page?.status).toBe('MFA_ENROLL');
    const end = await page?.skip?.();
    expect(end).toMatchObject({ status: 'SUCCESS', sessionToken: expect.any(String) });
    expect((await call('/introspect', { stateToken })).status).toBe(401);
  });

  it('[ERR-02] returns the same error for a wrong password and an unknown user', async () => {
    const wrong = await call('', { username: 'plain', password: 'not-it' });
    const nobody = await call('', { username: 'nobody', password: 'not-it' });
    expect(wrong).toMatchObject({ status: 401, body: { errorCode: 'E0000004' } });
    expect({ ...z.looseObject({}).parse(nobody.body), errorId: '' }).toEqual({
      ...z.looseObject({}).parse(wrong.body),
      errorId: '',
    });
    expect((await call('', { stateToken: 'unknown' })).body).toMatchObject({
      errorCode: 'E0000011',
    });
  });

  it('[ERR-05] makes the client drop its stored state token on E0000011', async () => {
    const client = clientOf();
    const { storage } = client.options.storageUtil ?? {};
    storage?.set('oktaStateToken', 'unknown', '2100-01-01T00:00:00Z', {
      secure: false,
      sameSite: 'lax',
    });
    expect(client.tx.exists()).toBe(true);
    expect(await thrown(client.tx.resume())).toBe('E0000011');
    expect(client.tx.exists()).toBe(false);
  });

  it('[AUTH-26][AUTH-10] enrolls a phone and a security question at MFA_ENROLL', async () => {
    const { tx } = await afterEmail('enroller');
    expect(tx.status).toBe('MFA_ENROLL');
    const sent = await factorOf(tx, 'sms').enroll({ profile: { phoneNumber: PHONE } });
    expect(sent.status).toBe('MFA_ENROLL_ACTIVATE');
    const passCode = await newestCode(identity.url, PHONE);
    const next: AuthTransaction = await sent.activate?.({ passCode });
    expect(next.status).toBe('MFA_ENROLL');
    const question = factorOf(next, 'question');
    const [first] = await question.questions();
    const done = await question.enroll({
      profile: { question: first.question, answer: 'apple pie' },
    });
    expect((await done.skip()).status).toBe('SUCCESS');
  });

  it('[AUTH-21][AUTH-26][AUTH-27][AUTH-28] polls while the app is WAITING', async () => {
    const { tx } = await afterEmail('pusher');
    const waiting: AuthTransaction = await factorOf(tx, 'push').enroll();
    expect(waiting).toMatchObject({ status: 'MFA_ENROLL_ACTIVATE', factorResult: 'WAITING' });
    const polled = waiting.poll?.({ delay: 50 });
    const list = await (await fetch(`${identity.url}/demo/verify.json`)).json();
    const found = z.object({ waiting: z.array(z.object({ id: z.string() })) }).parse(list);
    const url = `${identity.url}/demo/verify/${found.waiting[0]?.id}/approved`;
    await fetch(url, { method: 'POST', redirect: 'manual' });
    expect((await polled)?.status).toBe('MFA_ENROLL');
  });

  it('requires the old password and a new one at PASSWORD_EXPIRED', async () => {
    const { tx } = await afterEmail('expired');
    expect(tx.status).toBe('PASSWORD_EXPIRED');
    const newPassword = 'Silver-Anchor-93';
    const wrong = tx.changePassword({ oldPassword: 'not-it', newPassword });
    expect(await thrown(wrong)).toBe('E0000014');
    const next = await tx.changePassword({ oldPassword: PASSWORD, newPassword });
    expect(next.status).toBe('MFA_ENROLL');
  });

  it('allows five guesses of the old password at PASSWORD_EXPIRED', async () => {
    const { tx } = await afterEmail('guessed');
    const change = (oldPassword: string) =>
      thrown(tx.changePassword({ oldPassword, newPassword: 'Silver-Anchor-93' }));
    for (let tries = 0; tries < 5; tries += 1) expect(await change('wrong')).toBe('E0000014');
    expect(await change(PASSWORD)).toBe('E0000047');
  });

  it('does not check a password for a sign-in that only named the user', async () => {
    const stateToken = await recoveryOf('named');
    const change = async (oldPassword: string) => {
      const input = { stateToken, oldPassword, newPassword: 'Silver-Anchor-93' };
      const { status, body } = await call('/credentials/change_password', input);
      return { status, body: { ...z.looseObject({}).parse(body), errorId: '' } };
    };
    const right = await change(PASSWORD);
    expect(right).toMatchObject({ status: 400, body: { errorCode: 'E0000001' } });
    expect(await change('wrong')).toEqual(right);
  });
});

describe('classic recovery', () => {
  it('[AUTH-26][AUTH-75][AUTH-77][MSG-29] accepts the emailed link once', async () => {
    const client = clientOf();
    const sent = await client.forgotPassword({ username: 'forgot', factorType: 'EMAIL' });
    expect(sent).toMatchObject({ status: 'RECOVERY_CHALLENGE', factorResult: 'WAITING' });
    const nobody = await call('/recovery/password', { username: 'nobody', factorType: 'EMAIL' });
    expect(nobody.body).toEqual({
      status: 'RECOVERY_CHALLENGE',
      factorResult: 'WAITING',
      factorType: 'EMAIL',
      recoveryType: 'PASSWORD',
    });
    const recoveryToken = await linkTo('forgot');
    const tx = await client.verifyRecoveryToken({ recoveryToken });
    expect(tx.status).toBe('PASSWORD_RESET');
    expect(await thrown(tx.resetPassword?.({ newPassword: 'short' }))).toBe('E0000014');
    const end = await tx.resetPassword?.({ newPassword: 'Silver-Anchor-93' });
    expect(end?.status).toBe('MFA_ENROLL');
    expect(await thrown(client.verifyRecoveryToken({ recoveryToken }))).toBe('E0000011');
  });

  it('[AUTH-81] accepts the link’s recovery token from the application, once', async () => {
    await call('/recovery/password', { username: 'plain', factorType: 'EMAIL' });
    const recoveryToken = await linkTo('plain');
    const client = oktaClient(`${identity.url}/oauth2/classic`);
    await client.idx.start({ recoveryToken });
    const give = (passcode: string) =>
      client.idx.proceed({ step: 'reset-authenticator', credentials: { passcode } });
    expect((await give('short')).messages?.[0]?.i18n?.key).toBe('password.tooShort');
    expect((await give('Silver-Anchor-93')).nextStep?.name).toBe('select-authenticator-enroll');
    const again = oktaClient(`${identity.url}/oauth2/classic`);
    expect(await thrown(again.idx.start({ recoveryToken }))).toBe('invalid_request');
  });

  it('[MSG-30] [MSG-32] expires a link after seven days, with a reset-specific error', async () => {
    await call('/recovery/password', { username: 'late', factorType: 'EMAIL' });
    const recoveryToken = await linkTo('late');
    await identity.moveClock(7 * DAY_SECONDS - 60);
    expect((await call('/recovery/token', { recoveryToken })).status).toBe(200);
    await identity.moveClock(61);
    const expired = await call('/recovery/token', { recoveryToken });
    expect(expired).toMatchObject({
      status: 401,
      body: { errorCode: 'E0000011', errorCauses: [{ errorKey: 'passwordLink.resetExpired' }] },
    });
    const client = oktaClient(`${identity.url}/oauth2/classic`);
    const refused = await client.idx.start({ recoveryToken }).catch((error: unknown) => error);
    expect(JSON.stringify(refused)).toContain("'recovery_token' has expired");
    const unknown = await call('/recovery/token', { recoveryToken: 'none-of-ours' });
    expect(unknown).toMatchObject({
      body: { errorCauses: [{ errorKey: 'passwordLink.expiredOrInvalid' }] },
    });
  });

  it('[AUTH-26][AUTH-75] requires an SMS code and then the security answer', async () => {
    const client = clientOf();
    const sent = await client.forgotPassword({ username: 'enroller', factorType: 'SMS' });
    expect(sent.status).toBe('RECOVERY_CHALLENGE');
    const passCode = await newestCode(identity.url, PHONE);
    const response = await sent.verify?.({ passCode });
    expect(response?.status).toBe('RECOVERY');
    expect(await thrown(response?.answer?.({ answer: 'wrong one' }))).toBe('E0000068');
    expect((await response?.answer?.({ answer: 'Apple  Pie' }))?.status).toBe('PASSWORD_RESET');
  });

  it('[AUTH-16] describes a recovery in the same way for every username', async () => {
    const existing = await seenOf('named');
    expect(existing).toMatchObject({ status: 'MFA_REQUIRED' });
    expect(await seenOf('nobody')).toEqual(existing);
  });

  it('[AUTH-76] unlocks an account through the emailed link', async () => {
    for (let tries = 0; tries < 5; tries += 1) await stuck('wrong');
    expect((await stuck(PASSWORD)).body).toMatchObject({ status: 'LOCKED_OUT' });
    const client = clientOf();
    const sent = await client.unlockAccount({ username: 'stuck', factorType: 'EMAIL' });
    expect(sent.status).toBe('RECOVERY_CHALLENGE');
    const [message] = await messagesTo(identity.url, 'stuck@acme.example');
    expect(message?.subject).toBe('Unlock your Forecourt portal account');
    const tx = await client.verifyRecoveryToken({ recoveryToken: await linkTo('stuck') });
    expect(tx.status).toBe('SUCCESS');
    expect((await stuck(PASSWORD)).body).toMatchObject({ status: 'MFA_CHALLENGE' });
  });
});

describe('a session token', () => {
  it('[AUTH-69][AUTH-72] creates a session once, for registered addresses only', async () => {
    const { tx } = await afterEmail('session');
    const { sessionToken } = await tx.skip();
    const astray = await redirect(sessionToken, 'http://evil.example/');
    expect([astray.status, astray.headers.get('location')]).toEqual([400, null]);
    const response = await redirect(sessionToken, `${PORTAL}/login/`);
    expect(response.headers.get('location')).toBe(`${PORTAL}/login/`);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const session = await fetch(`${identity.url}/api/v1/sessions/me`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ login: 'session', amr: ['pwd', 'otp', 'mfa'] });
    expect((await redirect(sessionToken, `${PORTAL}/login/`)).status).toBe(400);
  });
});

describe('webfinger', () => {
  it('[AUTH-97] lists the issuers for any username', async () => {
    const finger = async (name: string) => {
      const query = new URLSearchParams({ resource: `okta:acct:${name}` });
      const response = await fetch(`${identity.url}/.well-known/webfinger?${query}`);
      return z.looseObject({ links: z.array(z.looseObject({})) }).parse(await response.json())
        .links;
    };
    expect(await finger('plain')).toContainEqual(
      expect.objectContaining({ href: `${identity.url}/oauth2/classic` }),
    );
    expect(await finger('nobody')).toEqual(await finger('plain'));
  });
});
