import { describe, expect, it } from 'vitest';
import { oktaClient } from './testing/client.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { accountCalls, refresh, signInByWire } from './testing/signInByWire.ts';
import { newestCode } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const PASSWORD = 'Copper-Lantern-41';
const DAY_SECONDS = 24 * 60 * 60;

const identity = runIdentity(() =>
  startWithIssuers([
    testIssuer('helps', {
      allowsRegistration: true,
      allowsUnlock: true,
      users: ['forgetful', 'lockedout', 'renewer', 'known', 'halfway', 'stepwise'].map((name) =>
        person(name),
      ),
    }),
    testIssuer('strict', {
      users: [person('ageing'), person('temporary', { mustChangePassword: true })],
      passwordAge: { daysMax: 90, warnDays: 10 },
    }),
  ]),
);

const clientOf = (issuer = 'helps') => oktaClient(`${identity.url}/oauth2/${issuer}`);
type Client = ReturnType<typeof clientOf>;
type Page = Awaited<ReturnType<Client['idx']['proceed']>>;
const keys = ({ messages }: Page) => messages?.map(({ i18n }) => i18n?.key) ?? [];
const nameOf = (page: Page) => page.nextStep?.name;
const mailOf = (username: string) => newestCode(identity.url, `${username}@acme.example`);

async function begin(issuer = 'helps') {
  const client = clientOf(issuer);
  await client.idx.start();
  const go = (step: string, values: object = {}) => client.idx.proceed({ step, ...values });
  const signIn = (identifier: string, passcode: string) =>
    go('identify', { identifier, credentials: { passcode } });
  const answer = (step: string, passcode: string) => go(step, { credentials: { passcode } });
  return { client, go, signIn, answer };
}

/** Goes through a recovery up to the page for the new password. */
async function recoverTo(username: string) {
  const flow = await begin();
  await flow.client.idx.proceed({ actions: ['currentAuthenticator-recover'] });
  await flow.go('identify-recovery', { identifier: username });
  await flow.go('select-authenticator-authenticate', {
    authenticator: { id: 'email', methodType: 'email' },
  });
  const page = await flow.answer('challenge-authenticator', await mailOf(username));
  return { ...flow, page };
}

/** The pages that a recovery shows for a username, without the username itself. */
const walk = async (username: string) => {
  const flow = await begin();
  await flow.client.idx.proceed({ actions: ['currentAuthenticator-recover'] });
  const chosen = await flow.go('identify-recovery', { identifier: username });
  const sent = await flow.go('select-authenticator-authenticate', {
    authenticator: { id: 'email', methodType: 'email' },
  });
  const wrong = await flow.answer('challenge-authenticator', 'x');
  return [chosen, sent, wrong].map((page) =>
    JSON.stringify([page.context?.user, page.nextStep, page.messages]).replaceAll(
      /02\.[\w-]{43}|"identifier":"\w+"/g,
      '',
    ),
  );
};

describe('a forgotten password', () => {
  // first, since other tests move the clock past the lifetime of access tokens
  it('ends earlier sessions and their tokens once it is reset', async () => {
    const helps = { ...identity, issuer: `${identity.url}/oauth2/helps` };
    const renewer = { username: 'renewer', password: PASSWORD, email: 'renewer@acme.example' };
    const { tokens: first, cookie } = await signInByWire(helps, renewer);
    const { tokens } = await refresh(helps, first.refresh_token);
    const { access_token: accessToken = '', refresh_token: refreshToken = '' } = tokens ?? {};
    const session = () => fetch(`${identity.url}/api/v1/sessions/me`, { headers: { cookie } });
    const profile = () => accountCalls(identity)(accessToken, 'GET', 'profile');
    expect([(await session()).status, (await profile()).status]).toEqual([200, 200]);
    await identity.moveClock(31);
    const { answer } = await recoverTo('renewer');
    expect((await answer('reset-authenticator', 'Silver-Anchor-93')).status).toBe('SUCCESS');
    expect([(await session()).status, (await profile()).status]).toEqual([404, 401]);
    expect((await refresh(helps, refreshToken)).status).toBe(400);
  });

  it('[AUTH-16][AUTH-35][AUTH-37][AUTH-38][AUTH-40][AUTH-41][AUTH-42][AUTH-43] is replaced by one that follows the password rules', async () => {
    const { page, answer } = await recoverTo('forgetful');
    expect(nameOf(page)).toBe('reset-authenticator');
    expect(page.context?.currentAuthenticator?.value.settings).toMatchObject({
      complexity: { minLength: 12 },
      age: { historyCount: 8 },
    });
    const refused = async (candidate: string) =>
      keys(await answer('reset-authenticator', candidate))[0];
    expect(await refused('Short-1')).toBe('password.tooShort');
    expect(await refused('alllowercaseletters')).toBe('password.classes');
    expect(await refused('Forgetting-Winter-19')).toBe('password.sharesUsername');
    expect(await refused('Password1234')).toBe('password.common');
    expect(await refused(PASSWORD)).toBe('password.isCurrent');
    const end = await answer('reset-authenticator', 'Silver-Anchor-93');
    expect(end.tokens?.idToken?.claims.preferred_username).toBe('forgetful');

    const soon = await recoverTo('forgetful');
    const early = await soon.answer('reset-authenticator', 'Quiet-Harvest-58');
    expect(keys(early)).toEqual(['password.changedTooRecently']);
    await identity.moveClock(2 * 60 * 60);
    const later = await recoverTo('forgetful');
    const old = await later.answer('reset-authenticator', PASSWORD);
    expect(keys(old)).toEqual(['password.isPrevious']);
  });

  it('[AUTH-16] shows the same recovery pages for an unknown username', async () => {
    expect(await walk('nobody')).toEqual(await walk('known'));
  });

  it('[AUTH-16] is replaced through the client’s idx.recoverPassword', async () => {
    const { idx } = clientOf();
    const take = (step: string, values: object) => idx.recoverPassword({ step, ...values });
    expect(nameOf(await idx.recoverPassword())).toBe('identify-recovery');
    const chosen = await take('identify-recovery', { username: 'stepwise' });
    expect(nameOf(chosen)).toBe('select-authenticator-authenticate');
    const authenticator = { authenticator: 'okta_email' };
    const sent = await take('select-authenticator-authenticate', authenticator);
    expect(nameOf(sent)).toBe('challenge-authenticator');
    const verificationCode = await mailOf('stepwise');
    const verified = await take('challenge-authenticator', { verificationCode });
    expect(nameOf(verified)).toBe('reset-authenticator');
    const end = await take('reset-authenticator', { password: 'Silver-Anchor-93' });
    expect(end.tokens?.idToken?.claims.preferred_username).toBe('stepwise');
    const { signIn } = await begin();
    expect(keys(await signIn('stepwise', PASSWORD))).toEqual(['errors.E0000004']);
    expect(nameOf(await signIn('stepwise', 'Silver-Anchor-93'))).toBe('challenge-authenticator');
  });

  it('expires a pending sign-in once it is reset', async () => {
    const started = await begin();
    await started.signIn('halfway', PASSWORD);
    const code = await mailOf('halfway');
    const { answer } = await recoverTo('halfway');
    expect((await answer('reset-authenticator', 'Silver-Anchor-93')).status).toBe('SUCCESS');
    const end = await started.answer('challenge-authenticator', code);
    expect(end.tokens).toBeUndefined();
    expect(keys(end)).toEqual(['idx.session.expired']);
  });
});

describe('a locked account', () => {
  it('[AUTH-16][AUTH-115] is unlocked by its owner with an emailed code', async () => {
    const { signIn } = await begin();
    for (let tries = 0; tries < 5; tries += 1) await signIn('lockedout', 'wrong');
    expect(keys(await signIn('lockedout', PASSWORD))).toEqual(['errors.E0000119']);
    const client = clientOf();
    await client.idx.unlockAccount();
    const sent = await client.idx.unlockAccount({
      step: 'select-authenticator-unlock-account',
      username: 'lockedout',
      authenticator: 'okta_email',
      authenticators: ['okta_email'],
    });
    expect(nameOf(sent)).toBe('challenge-authenticator');
    const end = await client.idx.unlockAccount({
      step: 'challenge-authenticator',
      verificationCode: await mailOf('lockedout'),
    });
    expect(end.status).toBe('TERMINAL');
    expect(keys(end)).toEqual(['oie.selfservice.unlock_user.success.message']);
    expect(nameOf(await signIn('lockedout', PASSWORD))).toBe('challenge-authenticator');
  });

  it('[AUTH-66][AUTH-67] cannot be unlocked or registered if the issuer disallows it', async () => {
    await expect(clientOf('strict').idx.unlockAccount()).rejects.toThrow(
      /not enabled|not supported/,
    );
    await expect(clientOf('strict').idx.register()).rejects.toThrow(/not enabled|not supported/);
  });
});

const profileOf = (login: string) => ({
  userProfile: { login, firstName: 'Noor', lastName: 'Hale', email: `${login}@new.example` },
});
const codeFor = (login: string) => newestCode(identity.url, `${login}@new.example`);

/** Has a code sent for a new registration; returns the keys of its messages. */
async function sendFor(login: string, email: string) {
  const { go } = await begin();
  await go('select-enroll-profile');
  const userProfile = { ...profileOf(login).userProfile, email };
  return keys(await go('enroll-profile', { userProfile }));
}

describe('registration', () => {
  it('[AUTH-16][AUTH-21][CARD-24][USER-17] creates an account for a verified address', async () => {
    const { client, go, answer } = await begin();
    expect(nameOf(await go('select-enroll-profile'))).toBe('enroll-profile');
    expect(keys(await go('enroll-profile', profileOf('bad-name')))).toEqual([
      'loginName.characters',
    ]);
    for (const [parts, key] of [
      [{ firstName: 'N'.repeat(31) }, 'text.tooLong'],
      [{ lastName: '' }, 'name.lastRequired'],
      [{ email: `${'n'.repeat(61)}@new.example` }, 'text.tooLong'],
    ] as const) {
      const userProfile = { ...profileOf('nhale').userProfile, ...parts };
      expect(keys(await go('enroll-profile', { userProfile }))).toEqual([key]);
    }
    const sent = await go('enroll-profile', profileOf('nhale'));
    expect(nameOf(sent)).toBe('enroll-authenticator');
    expect(nameOf(await client.idx.proceed({ step: 'enroll-poll' }))).toBe('enroll-authenticator');
    const next = await answer('enroll-authenticator', await codeFor('nhale'));
    expect(next.context?.currentAuthenticator?.value.key).toBe('okta_password');
    const weak = await answer('enroll-authenticator', 'nhale-Winter-2026');
    expect(keys(weak)).toEqual(['password.sharesUsername']);
    const end = await answer('enroll-authenticator', 'Silver-Anchor-93');
    expect(end.tokens?.idToken?.claims).toMatchObject({
      preferred_username: 'nhale',
      email: 'nhale@new.example',
    });
  });

  it('limits the codes to one address, whatever username is chosen', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      const email = sent % 2 === 0 ? 'flooded@new.example' : 'Flooded@New.example';
      expect(await sendFor(`flood${sent}`, email)).toEqual([]);
    }
    expect(await sendFor('floodmore', 'flooded@new.example')).toEqual(['tooManyRequests']);
    expect(await sendFor('floodmore', 'other@new.example')).toEqual([]);
  });

  it('[AUTH-16] reveals that a username is taken only after the email is verified', async () => {
    const { go, answer } = await begin();
    await go('select-enroll-profile');
    const other = { ...profileOf('known').userProfile, email: 'other@new.example' };
    const sent = await go('enroll-profile', { userProfile: other });
    expect(sent.messages).toBeUndefined();
    const code = await newestCode(identity.url, 'other@new.example');
    const taken = await answer('enroll-authenticator', code);
    expect(keys(taken)).toEqual(['registration.error.notUniqueWithinOrg']);
    const again = await go('enroll-profile', { userProfile: { ...other, login: 'knownother' } });
    expect(again.context?.currentAuthenticator?.value.key).toBe('okta_password');
  });
});

describe('[AUTH-22] a password that must be changed', () => {
  it('is changed at the next sign-in', async () => {
    const { signIn, answer } = await begin('strict');
    await signIn('temporary', PASSWORD);
    const page = await answer('challenge-authenticator', await mailOf('temporary'));
    expect(nameOf(page)).toBe('reenroll-authenticator');
    const end = await answer('reenroll-authenticator', 'Silver-Anchor-93');
    expect(end.status).toBe('SUCCESS');
  });

  it('[AUTH-23] can be kept during the warning period, but not after it expires', async () => {
    await identity.moveClock(82 * DAY_SECONDS);
    const early = await begin('strict');
    await early.signIn('ageing', PASSWORD);
    const warned = await early.answer('challenge-authenticator', await mailOf('ageing'));
    expect(nameOf(warned)).toBe('reenroll-authenticator-warning');
    expect(warned.context?.currentAuthenticator?.value.settings).toMatchObject({ daysToExpiry: 7 });
    expect((await early.go('skip')).status).toBe('SUCCESS');
    await identity.moveClock(10 * DAY_SECONDS);
    const late = await begin('strict');
    await late.signIn('ageing', PASSWORD);
    const ended = await late.answer('challenge-authenticator', await mailOf('ageing'));
    expect(nameOf(ended)).toBe('reenroll-authenticator');
    expect(ended.nextStep?.canSkip).toBeUndefined();
  });
});

describe('the email link', () => {
  it('[AUTH-20] submits the code in the browser that started the sign-in', async () => {
    const { client, signIn } = await begin();
    await signIn('known', PASSWORD);
    const list: unknown = await (await fetch(`${identity.url}/demo/outbox.json`)).json();
    const [link = ''] =
      /http:\/\/localhost:5309\/login\/\?state=[^\\\s"]+/.exec(JSON.stringify(list)) ?? [];
    const query = new URL(link).searchParams;
    const end = await client.idx.proceed({
      state: query.get('state') ?? '',
      otp: query.get('otp') ?? '',
      step: 'challenge-authenticator',
    });
    expect(end.status).toBe('SUCCESS');
  });
});
