import { expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { oktaClient } from './testing/client.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { messagesTo, newestCode, PORTAL } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const TOKEN = 'a-token-of-the-tests-that-is-long-enough';
const PASSWORD = 'Silver-Anchor-93';

const identity = runIdentity(() =>
  startWithIssuers(
    [
      testIssuer('managed', {
        users: ['owner', 'second', 'begun', 'helped'].map((name) => person(name)),
      }),
    ],
    { IDENTITY_API_TOKEN: TOKEN },
  ),
);

const call = (method: string, path: string, body?: object, token = TOKEN) =>
  fetch(`${identity.url}/api/v1/users${path}`, {
    method,
    headers: { authorization: `SSWS ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const profileOf = (login: string) => ({
  profile: { login, email: `${login}@new.example`, firstName: 'Noor', lastName: 'Hale' },
});
const links = z.object({
  activationToken: z.optional(z.string()),
  resetPasswordUrl: z.optional(z.string()),
});
const clientOf = () => oktaClient(`${identity.url}/oauth2/managed`);

it('returns 401 without a valid API token', async () => {
  expect((await call('GET', '/anybody', undefined, 'guessed')).status).toBe(401);
});

it('[AUTH-80][MSG-29] lets an activation link set the first password, once', async () => {
  const created = await call('POST', '?activate=false', profileOf('invited'));
  expect(await created.json()).toMatchObject({ status: 'PROVISIONED' });
  expect((await call('POST', '', profileOf('invited'))).status).toBe(400);
  const path = '/invited/lifecycle/activate?sendEmail=false';
  const { activationToken = '' } = links.parse(await (await call('POST', path)).json());
  const client = clientOf();
  const other = clientOf();
  await client.idx.start({ activationToken });
  await other.idx.start({ activationToken });
  const give = (one: typeof client, passcode: string) =>
    one.idx.proceed({ step: 'enroll-authenticator', credentials: { passcode } });
  const key = (page: Awaited<ReturnType<typeof give>>) => page.messages?.[0]?.i18n?.key;
  expect(key(await give(client, 'invited-Winter-26'))).toBe('password.sharesUsername');
  const end = await give(client, PASSWORD);
  expect(end.tokens?.idToken?.claims.preferred_username).toBe('invited');
  const late = await give(other, 'Quiet-Harvest-58');
  expect(late.status).toBe('TERMINAL');
  expect(late.messages?.[0]?.message).toBe('Link expired or invalid');
  const active = await call('GET', '/invited');
  expect(await active.json()).toMatchObject({ status: 'ACTIVE' });
  expect((await call('POST', path)).status).toBe(403);
});

it('requires a password set through the API to be replaced at the first sign-in', async () => {
  const credentials = { password: { value: PASSWORD } };
  await call('POST', '', { ...profileOf('handed'), credentials });
  const client = clientOf();
  await client.idx.start();
  const passcode = PASSWORD;
  await client.idx.proceed({ step: 'identify', identifier: 'handed', credentials: { passcode } });
  const code = await newestCode(identity.url, 'handed@new.example');
  const page = await client.idx.proceed({
    step: 'challenge-authenticator',
    credentials: { passcode: code },
  });
  expect(page.nextStep?.name).toBe('reenroll-authenticator');
});

const sentLength = async () =>
  (await (await fetch(`${identity.url}/demo/outbox.json`)).text()).length;
const recoverBarred = async () => {
  const client = clientOf();
  await client.idx.start();
  await client.idx.proceed({ actions: ['currentAuthenticator-recover'] });
  await client.idx.proceed({ step: 'identify-recovery', identifier: 'barred' });
  const authenticator = { id: 'email', methodType: 'email' };
  const page = await client.idx.proceed({
    step: 'select-authenticator-authenticate',
    authenticator,
  });
  return page.nextStep?.name;
};

it('[ROLE-22] sends no recovery code if disallowed, but shows the same page', async () => {
  await call('POST', '?activate=false', profileOf('barred'));
  const before = await sentLength();
  const profile = { recoveryDisallowed: true };
  expect((await call('POST', '/barred', { profile })).status).toBe(200);
  const barred = await recoverBarred();
  expect(await sentLength()).toBe(before);
  await call('POST', '/barred', { profile: { recoveryDisallowed: false } });
  expect(await recoverBarred()).toBe(barred);
  expect(await sentLength()).toBeGreaterThan(before);
});

it('[USER-01] lets the managing server change names, but not emails or usernames', async () => {
  await call('POST', '', profileOf('renamed'));
  const profile = { firstName: 'Nora', lastName: 'Hale-Ruiz' };
  expect(await answerOf('POST', '/renamed', { profile })).toMatchObject({
    status: 200,
    body: { profile: { ...profile, login: 'renamed', email: 'renamed@new.example' } },
  });
  for (const wrong of [{ firstName: ' ' }, { email: 'other@new.example' }, { login: 'other' }]) {
    expect((await call('POST', '/renamed', { profile: wrong })).status).toBe(400);
  }
  expect(await answerOf('GET', '/renamed')).toMatchObject({ body: { profile } });
});

/** Begins a sign-in and enters a password. */
async function enterPassword(passcode: string, identifier = 'helped') {
  const client = clientOf();
  await client.idx.start();
  const page = await client.idx.proceed({
    step: 'identify',
    identifier,
    credentials: { passcode },
  });
  return { client, page };
}

it('returns a link that resets a password', async () => {
  const reset = await call('POST', '/helped/lifecycle/reset_password?sendEmail=false');
  expect(links.parse(await reset.json()).resetPasswordUrl).toContain('recovery_token=');
});

it('unlocks an account', async () => {
  for (let tries = 0; tries < 5; tries += 1) await enterPassword('wrong');
  const locked = await enterPassword('Copper-Lantern-41');
  expect(locked.page.messages?.[0]?.i18n?.key).toBe('errors.E0000119');
  expect((await call('POST', '/helped/lifecycle/unlock')).status).toBe(200);
  const { page } = await enterPassword('Copper-Lantern-41');
  expect(page.nextStep?.name).toBe('challenge-authenticator');
  expect((await call('POST', '/nobody/lifecycle/unlock')).status).toBe(404);
});

it('resets all factors except email, with a notice for each', async () => {
  const profile = { question: 'custom', questionText: 'Which street?', answer: 'Main st' };
  await call('POST', '/helped/factors', { factorType: 'question', profile });
  expect(await factorsOf('helped')).toMatchObject([
    { factorType: 'email' },
    { factorType: 'question' },
  ]);
  expect((await call('POST', '/helped/lifecycle/reset_factors')).status).toBe(200);
  expect(await factorsOf('helped')).toMatchObject([{ factorType: 'email' }]);
  const [notice] = await messagesTo(identity.url, 'helped@acme.example');
  expect(notice?.subject).toBe('A sign-in method was removed');
  expect(notice?.text).toContain('with a security question');
});

it('expires a password, which must then be replaced at sign-in', async () => {
  expect(await answerOf('GET', '/helped')).toMatchObject({ body: { status: 'ACTIVE' } });
  expect((await call('POST', '/helped/lifecycle/expire_password')).status).toBe(200);
  expect(await answerOf('GET', '/helped')).toMatchObject({ body: { status: 'PASSWORD_EXPIRED' } });
  const { client } = await enterPassword('Copper-Lantern-41');
  const page = await client.idx.proceed({
    step: 'challenge-authenticator',
    credentials: { passcode: await mailOf('helped') },
  });
  expect(page.nextStep?.name).toBe('reenroll-authenticator');
});

const answerOf = async (method: string, path: string, body?: object) => {
  const response = await call(method, path, body);
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body: json };
};
const factors = z.array(z.object({ id: z.string(), factorType: z.string(), status: z.string() }));
const factorsOf = async (username: string) =>
  factors.parse((await answerOf('GET', `/${username}/factors`)).body);
const enrolled = z.object({
  id: z.string(),
  _embedded: z.optional(z.object({ activation: z.object({ sharedSecret: z.string() }) })),
});
const mailOf = (username: string) => newestCode(identity.url, `${username}@acme.example`);

const changePassword = (oldValue: string, newValue: string) =>
  answerOf('POST', '/owner/credentials/change_password', {
    oldPassword: { value: oldValue },
    newPassword: { value: newValue },
  });
const beginApp = async () =>
  enrolled.parse(
    (await answerOf('POST', '/owner/factors', { factorType: 'token:software:totp' })).body,
  );
const activateApp = (id: string, passCode: string) =>
  answerOf('POST', `/owner/factors/${id}/lifecycle/activate`, { passCode });
const codeNow = ({ _embedded: embedded }: z.infer<typeof enrolled>) =>
  new TOTP({ secret: Secret.fromBase32(embedded?.activation.sharedSecret ?? '') }).generate();
const enroll = (factorType: string, profile: object) =>
  answerOf('POST', '/owner/factors', { factorType, profile });
const outboxText = async () => (await fetch(`${identity.url}/demo/outbox.json`)).text();
const askPassword = (password: string, headers: Record<string, string>) =>
  fetch(`${identity.url}/api/v1/authn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PORTAL, ...headers },
    body: JSON.stringify({ username: 'second', password }),
  });

it('[SCREEN-08] finds a user by email and sends the user their username', async () => {
  const search = (email: string) =>
    answerOf('GET', `?search=${encodeURIComponent(`profile.email eq "${email}"`)}`);
  expect((await search('OWNER@acme.example')).body).toMatchObject([
    { profile: { login: 'owner', email: 'owner@acme.example' } },
  ]);
  expect((await search('nobody@acme.example')).body).toEqual([]);
  expect((await answerOf('GET', '?search=anything')).status).toBe(400);
  expect((await call('POST', '/owner/messages/username', {})).status).toBe(200);
  const outbox = await (await fetch(`${identity.url}/demo/outbox.json`)).text();
  expect(outbox).toContain('Your username for Forecourt portal is owner.');
});

it('[AUTH-42][MSG-14] changes a password only given the old one and a valid new one', async () => {
  expect(await changePassword('guessed', PASSWORD)).toMatchObject({
    status: 403,
    body: {
      errorCode: 'E0000014',
      errorCauses: [{ errorSummary: 'Current Password not recognized.' }],
    },
  });
  expect((await changePassword('Copper-Lantern-41', 'Tall-Owl-7')).body).toMatchObject({
    errorCauses: [{ errorKey: 'password.tooShort', errorParams: { min: 12 } }],
  });
  expect((await changePassword('Copper-Lantern-41', PASSWORD)).status).toBe(200);
  expect((await changePassword(PASSWORD, 'Quiet-Harvest-58')).body).toMatchObject({
    errorCauses: [{ errorKey: 'password.changedTooRecently' }],
  });
});

it('[SCREEN-05] [USER-20] sets a temporary password that must be replaced at sign-in', async () => {
  const { body } = await answerOf('POST', '/second/lifecycle/expire_password?tempPassword=true');
  const { tempPassword } = z.object({ tempPassword: z.string() }).parse(body);
  const client = clientOf();
  await client.idx.start();
  const give = (passcode: string) =>
    client.idx.proceed({ step: 'identify', identifier: 'second', credentials: { passcode } });
  expect((await give('Copper-Lantern-41')).messages?.[0]?.i18n?.key).toBe('errors.E0000004');
  const response = await give(tempPassword);
  expect(response.nextStep?.name).toBe('challenge-authenticator');
  // whoever chose it knows it: alone, it allows neither signing in nor enrolling a factor
  expect(
    response.availableSteps?.map(({ name }) => name).filter((name) => name.includes('enroll')),
  ).toEqual([]);
  expect(response.tokens).toBeUndefined();
  const code = await mailOf('second');
  const page = await client.idx.proceed({
    step: 'challenge-authenticator',
    credentials: { passcode: code },
  });
  expect(page.nextStep?.name).toBe('reenroll-authenticator');
  const end = await client.idx.proceed({
    step: 'reenroll-authenticator',
    credentials: { passcode: 'Quiet-Harvest-58' },
  });
  expect(end.tokens?.idToken?.claims.preferred_username).toBe('second');
});

const authn = (path: string, body: object) =>
  fetch(`${identity.url}/api/v1/authn${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const stateOf = async (response: Response) =>
  z
    .object({ stateToken: z.optional(z.string()), sessionToken: z.optional(z.string()) })
    .parse(await response.json());
/** Signs `begun` in up to the code; returns a function that enters it. */
async function beginByPassword() {
  const start = await authn('', { username: 'begun', password: 'Copper-Lantern-41' });
  const { stateToken } = await stateOf(start);
  const [email] = await factorsOf('begun');
  const verify = `/factors/${email?.id}.email/verify`;
  const passCode = await mailOf('begun');
  return () => authn(verify, { stateToken, passCode });
}

it('[SCREEN-05] voids earlier sign-ins and links when a temporary password is set', async () => {
  const reset = await call('POST', '/begun/lifecycle/reset_password?sendEmail=false');
  const { resetPasswordUrl = '' } = links.parse(await reset.json());
  const done = await beginByPassword();
  const { sessionToken: token = '' } = await stateOf(await done());
  expect(token).not.toBe('');
  const waiting = await beginByPassword();

  await call('POST', '/begun/lifecycle/expire_password?tempPassword=true');
  expect((await waiting()).status).toBe(401);
  const query = new URLSearchParams({ token, redirectUrl: `${PORTAL}/login/` });
  const opened = await fetch(`${identity.url}/login/sessionCookieRedirect?${query}`, {
    redirect: 'manual',
  });
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([400, null]);
  const recoveryToken = new URL(resetPasswordUrl).searchParams.get('recovery_token');
  expect((await authn('/recovery/token', { recoveryToken })).status).toBe(401);
});

it('[AUTH-09][MSG-25][MSG-27] sends a code to an authenticator and verifies it', async () => {
  const [email] = await factorsOf('owner');
  const path = `/owner/factors/${email?.id}/verify`;
  expect((await answerOf('POST', path, {})).body).toEqual({ factorResult: 'CHALLENGE' });
  expect((await answerOf('POST', path, {})).body).toMatchObject({ errorCode: 'E0000109' });
  expect((await answerOf('POST', path, { passCode: '000000' })).body).toMatchObject({
    errorCode: 'E0000068',
    errorCauses: [{ errorSummary: 'Invalid verification code' }],
  });
  const right = await answerOf('POST', path, { passCode: await mailOf('owner') });
  expect(right.body).toEqual({ factorResult: 'SUCCESS' });
});

it('[AUTH-19][AUTH-25] replaces an app once a new one is activated, and removes it', async () => {
  const first = await beginApp();
  expect((await activateApp(first.id, '000000')).status).toBe(403);
  expect((await activateApp(first.id, codeNow(first))).body).toMatchObject({ status: 'ACTIVE' });
  const next = await beginApp();
  expect((await factorsOf('owner')).map(({ status }) => status)).toEqual([
    'ACTIVE',
    'ACTIVE',
    'PENDING_ACTIVATION',
  ]);
  expect((await activateApp(next.id, codeNow(next))).status).toBe(200);
  expect((await factorsOf('owner')).map(({ id }) => id)).not.toContain(first.id);
  expect((await call('DELETE', `/owner/factors/${next.id}`)).status).toBe(204);
  const [email, ...others] = await factorsOf('owner');
  expect(others).toEqual([]);
  expect((await call('DELETE', `/owner/factors/${email?.id}`)).status).toBe(403);
});

it('[AUTH-19] refuses to verify a pending app, without using up its code', async () => {
  const app = await beginApp();
  const passCode = codeNow(app);
  const verify = `/owner/factors/${app.id}/verify`;
  for (const body of [{ passCode }, {}]) {
    expect(await answerOf('POST', verify, body)).toMatchObject({
      status: 403,
      body: { errorCode: 'E0000079' },
    });
  }
  expect((await activateApp(app.id, passCode)).status).toBe(200);
  // the activation did use it up
  expect((await answerOf('POST', verify, { passCode })).status).toBe(403);
  expect((await call('DELETE', `/owner/factors/${app.id}`)).status).toBe(204);
});

it('[AUTH-45][AUTH-50] enforces the rules for security answers and phone numbers', async () => {
  expect((await enroll('question', { question: 'first_award', answer: 'abc' })).body).toMatchObject(
    {
      errorCauses: [{ errorKey: 'securityAnswer.tooShort' }],
    },
  );
  const response = await enroll('question', {
    question: 'custom',
    questionText: 'Which street?',
    answer: 'Main st',
  });
  expect(response.body).toMatchObject({
    status: 'ACTIVE',
    profile: { questionText: 'Which street?' },
  });
  const [newest] = await messagesTo(identity.url, 'owner@acme.example');
  expect(newest?.text).toContain('with a security question');
  const id = enrolled.parse(response.body).id;
  const answer = (text: string) =>
    answerOf('POST', `/owner/factors/${id}/verify`, { answer: text });
  expect((await answer('MAIN  ST')).status).toBe(200);
  for (let tries = 0; tries < 5; tries += 1) expect((await answer('Elm st')).status).toBe(403);
  expect((await answer('Main st')).status).toBe(429);
  const messages = await messagesTo(identity.url, 'owner@acme.example');
  expect(messages.map(({ subject }) => subject)).toContain('Someone tried to sign in as you');
  expect((await enroll('sms', { phoneNumber: '800 555 0166' })).body).toMatchObject({
    errorCauses: [{ errorKey: 'mfaPhone.tollFree' }],
  });
  expect((await enroll('call', { phoneNumber: '214 555 0166' })).body).toMatchObject({
    status: 'PENDING_ACTIVATION',
    factorType: 'call',
  });
});

it('lists a user’s events, newest first, for the managing server only', async () => {
  const query = new URLSearchParams({ filter: 'actor.id eq "00u1owner"', since: '2020-01-01' });
  const url = `${identity.url}/api/v1/logs?${query}`;
  const response = await fetch(url, { headers: { authorization: `SSWS ${TOKEN}` } });
  const events = z
    .array(
      z.object({
        published: z.string(),
        eventType: z.string(),
        outcome: z.object({ result: z.string() }),
      }),
    )
    .parse(await response.json());
  const times = events.map(({ published }) => published);
  expect(new Set(times).size).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(events.map(({ eventType }) => eventType)).toContain('user.mfa.factor.deactivate');
  expect(events).toContainEqual({
    published: expect.any(String),
    eventType: 'user.authentication.auth_via_mfa',
    outcome: { result: 'FAILURE' },
  });
  expect((await fetch(url)).status).toBe(401);
});

it('verifies a password for the managing server without sending a code', async () => {
  const before = await outboxText();
  const manager = { authorization: `SSWS ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
  const right = await askPassword('Quiet-Harvest-58', manager);
  expect(await right.json()).toMatchObject({ status: 'MFA_REQUIRED' });
  expect((await askPassword('wrong', manager)).status).toBe(401);
  expect(await outboxText()).toBe(before);
});

it('[SCREEN-05] expires a temporary password after one day', async () => {
  const expire = '/second/lifecycle/expire_password?tempPassword=true';
  const { tempPassword: passcode } = z
    .object({ tempPassword: z.string() })
    .parse(await (await call('POST', expire)).json());
  const enter = async () => (await enterPassword(passcode, 'second')).page;
  expect((await enter()).nextStep?.name).toBe('challenge-authenticator');
  // expiring it as well does not extend it
  await call('POST', '/second/lifecycle/expire_password');
  await identity.moveClock(24 * 3600 + 1);
  expect((await enter()).messages?.[0]?.i18n?.key).toBe('password.temporary.expired');
});

it('[CARD-24] [USER-17] limits names to 30 characters and email addresses to 60', async () => {
  const { profile } = profileOf('measured');
  const keysOf = async (path: string, parts: object) => {
    const response = await call('POST', path, { profile: { ...profile, ...parts } });
    const body = z
      .object({ errorCauses: z.optional(z.array(z.object({ errorKey: z.string() }))) })
      .parse(await response.json());
    return [response.status, ...(body.errorCauses ?? []).map(({ errorKey }) => errorKey)];
  };
  const email = `${'m'.repeat(60 - '@new.example'.length)}@new.example`;
  expect(await keysOf('', { firstName: 'N'.repeat(31) })).toEqual([400, 'text.tooLong']);
  expect(await keysOf('', { lastName: '' })).toEqual([400, 'name.lastRequired']);
  expect(await keysOf('', { email: `m${email}` })).toEqual([400, 'text.tooLong']);
  expect(await keysOf('', { firstName: 'N'.repeat(30), email })).toEqual([200]);
  const renamed = await call('POST', '/measured', { profile: { lastName: 'H'.repeat(31) } });
  expect(renamed.status).toBe(400);
});

it('[MSG-26] sends more than five texts if each code is entered correctly', async () => {
  const phoneNumber = '+12145550167';
  const { id } = enrolled.parse((await enroll('sms', { phoneNumber })).body);
  const passCode = () => newestCode(identity.url, phoneNumber);
  expect((await activateApp(id, await passCode())).status).toBe(200);
  for (let sent = 0; sent < 6; sent += 1) {
    await identity.moveClock(31);
    const verify = (body: object) => answerOf('POST', `/owner/factors/${id}/verify`, body);
    expect((await verify({})).body).toEqual({ factorResult: 'CHALLENGE' });
    expect((await verify({ passCode: await passCode() })).body).toEqual({
      factorResult: 'SUCCESS',
    });
  }
});

it('[AUTH-09] activates a phone and notifies its owner once for concurrent requests', async () => {
  const phoneNumber = '+12145550168';
  const request = { factorType: 'call', profile: { phoneNumber } };
  const { id } = enrolled.parse((await answerOf('POST', '/second/factors', request)).body);
  const path = `/second/factors/${id}/lifecycle/activate`;
  const body = { passCode: await newestCode(identity.url, phoneNumber) };
  const show = () => call('POST', path, body);
  const responses = await Promise.all(Array.from({ length: 4 }, show));
  expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
  const messages = await messagesTo(identity.url, 'second@acme.example');
  expect(messages.filter(({ subject }) => subject === 'A sign-in method was added')).toHaveLength(
    1,
  );
});

it('[MSG-25] sends another code to a phone that is still being enrolled', async () => {
  const phoneNumber = '+12145550169';
  const request = { factorType: 'sms', profile: { phoneNumber } };
  const { id } = enrolled.parse((await answerOf('POST', '/second/factors', request)).body);
  const resend = () => answerOf('POST', `/second/factors/${id}/resend`, request);
  expect((await resend()).body).toMatchObject({ errorCode: 'E0000109' });
  const first = await newestCode(identity.url, phoneNumber);
  await identity.moveClock(31);
  expect((await resend()).body).toEqual({ id });
  const passCode = await newestCode(identity.url, phoneNumber);
  expect(passCode).not.toBe(first);
  const path = `/second/factors/${id}/lifecycle/activate`;
  expect((await answerOf('POST', path, { passCode })).body).toMatchObject({ status: 'ACTIVE' });
  expect((await resend()).body).toMatchObject({ errorCode: 'E0000079' });
});
