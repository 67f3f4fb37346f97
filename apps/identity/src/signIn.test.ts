import type { IdxTransaction } from '@okta/okta-auth-js';
import { describe, expect, it } from 'vitest';
import { dana, hollis, oktaClient } from './testing/client.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { newestCode } from './testing/startIdentity.ts';

const COOL_DOWN_SECONDS = 300;
const RESEND_WAIT_SECONDS = 30;

const identity = runIdentity();

const keys = (transaction: IdxTransaction) =>
  transaction.messages?.map((message) => message.i18n?.key) ?? [];
const texts = (transaction: IdxTransaction) =>
  transaction.messages?.map(({ message }) => message) ?? [];

async function begin(issuer = identity.issuer) {
  const client = oktaClient(issuer);
  await client.idx.start();
  const identify = (identifier: string, passcode: string) =>
    client.idx.proceed({ step: 'identify', identifier, credentials: { passcode } });
  const enter = (passcode: string) =>
    client.idx.proceed({ step: 'challenge-authenticator', credentials: { passcode } });
  return { client, identify, enter };
}

/** Signs in up to the page that asks for the code. */
async function atCode() {
  const flow = await begin();
  const page = await flow.identify(dana.username, dana.password);
  return { ...flow, page };
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sign-in with the vendor client', () => {
  it('[AUTH-08][AUTH-09][AUTH-79][AUTH-86][AUTH-87][AUTH-88][AUTH-89] returns tokens for a username, password, and email code', async () => {
    const { client, identify, enter } = await begin();
    const page = await identify(dana.username, dana.password);
    expect(page.status).toBe('PENDING');
    expect(page.nextStep?.name).toBe('challenge-authenticator');
    expect(page.nextStep?.canResend).toBe(true);
    const end = await enter(await newestCode(identity.url, dana.email));
    expect(end.status).toBe('SUCCESS');
    expect(Object.keys(end.tokens ?? {}).toSorted()).toEqual([
      'accessToken',
      'idToken',
      'refreshToken',
    ]);
    expect(end.tokens?.idToken?.claims.preferred_username).toBe(dana.username);
    expect(
      await client.token.getUserInfo(end.tokens?.accessToken, end.tokens?.idToken),
    ).toMatchObject({ sub: dana.subject, email: dana.email });
  });

  it('[AUTH-17] asks for the password on the next page if only a username is given', async () => {
    const { client, enter } = await begin();
    const page = await client.idx.proceed({ step: 'identify', identifier: dana.username });
    expect(page.nextStep?.name).toBe('challenge-authenticator');
    expect(page.context?.currentAuthenticator?.value.key).toBe('okta_password');
    const wrong = await enter('not-the-password');
    expect(texts(wrong)).toEqual(['Username and/or password not recognized']);
    const next = await enter(dana.password);
    expect(next.context?.currentAuthenticatorEnrollment?.value.key).toBe('okta_email');
  });

  it('[AUTH-12][AUTH-18] keeps issuers’ users apart and asks where to send the code', async () => {
    const { client, identify, enter } = await begin(`${identity.url}/oauth2/cp1`);
    expect(keys(await identify(dana.username, dana.password))).toEqual(['errors.E0000004']);
    const page = await identify(hollis.username, hollis.password);
    expect(page.nextStep?.name).toBe('select-authenticator-authenticate');
    const id = page.context?.authenticatorEnrollments?.value[0]?.id ?? '';
    const response = await client.idx.proceed({
      step: 'select-authenticator-authenticate',
      authenticator: { id, methodType: 'email' },
    });
    expect(response.nextStep?.name).toBe('challenge-authenticator');
    const end = await enter(await newestCode(identity.url, hollis.email));
    expect(end.tokens?.idToken?.claims.iss).toBe(`${identity.url}/oauth2/cp1`);
  });

  it('[MSG-08] gives the same response for a wrong password and an unknown user', async () => {
    const { identify } = await begin();
    const known = await identify('tokafor3', 'not-the-password');
    const unknown = await identify('nobody', 'not-the-password');
    expect(texts(known)).toEqual(['Username and/or password not recognized']);
    expect(known.messages).toEqual(unknown.messages);
    expect(known.nextStep).toEqual(unknown.nextStep);
  });

  it.each(['slindqvist5', 'nobody-at-all'])(
    '[MSG-10][MSG-24][AUTH-115] locks out %s for five minutes after five wrong passwords',
    async (username) => {
      const { identify } = await begin();
      const seen: (string | undefined)[] = [];
      for (let tries = 0; tries < 5; tries += 1) {
        seen.push(...texts(await identify(username, 'not-the-password')));
      }
      expect(seen).toEqual([
        'Username and/or password not recognized',
        'Username and/or password not recognized',
        'Invalid Username or Password',
        'Invalid Username or Password',
        'Maximum attempts, try again in 5 minutes or tomorrow',
      ]);
      expect(keys(await identify(username, 'Maple-Signal-27'))).toEqual(['errors.E0000119']);
      await identity.moveClock(COOL_DOWN_SECONDS + 1);
      const again = await identify(username, 'Maple-Signal-27');
      expect(again.nextStep?.name).toBe(
        username === 'nobody-at-all' ? 'identify' : 'challenge-authenticator',
      );
    },
  );

  it('[MSG-27][MSG-28][AUTH-114] expires a code after 5 wrong tries; a new one works', async () => {
    const { client, enter } = await atCode();
    const code = await newestCode(identity.url, dana.email);
    const seen: (string | undefined)[] = [];
    for (let tries = 0; tries < 5; tries += 1) seen.push(...texts(await enter(wrongOf(code))));
    expect(seen.slice(0, 4)).toEqual(Array(4).fill('Invalid verification code'));
    expect(seen[4]).toMatch(/has expired/);
    expect(keys(await enter(code))).toEqual(['api.authn.error.PASSCODE_EXPIRED']);
    await identity.moveClock(RESEND_WAIT_SECONDS);
    await client.idx.proceed({ resend: true });
    expect((await enter(await newestCode(identity.url, dana.email))).status).toBe('SUCCESS');
  });

  it('[MSG-28][AUTH-113] expires a code after five minutes', async () => {
    const { enter } = await atCode();
    const code = await newestCode(identity.url, dana.email);
    await identity.moveClock(300);
    const page = await enter(code);
    expect(keys(page)).toEqual(['api.authn.error.PASSCODE_EXPIRED']);
    expect(page.nextStep?.canResend).toBe(true);
  });

  it('[MSG-25] refuses to resend a code within 30 seconds, then replaces the first', async () => {
    const { client, enter } = await atCode();
    const first = await newestCode(identity.url, dana.email);
    const early = await client.idx.proceed({ resend: true });
    expect(texts(early)).toEqual(['A message was recently sent, wait 30 seconds']);
    expect(early.nextStep?.name).toBe('challenge-authenticator');
    await identity.moveClock(RESEND_WAIT_SECONDS);
    expect((await client.idx.proceed({ resend: true })).messages).toBeUndefined();
    const second = await newestCode(identity.url, dana.email);
    expect(keys(await enter(first))).toEqual(
      first === second ? [] : ['api.authn.error.PASSCODE_INVALID'],
    );
    expect((await enter(second)).status).toBe('SUCCESS');
  });

  it('[AUTH-15] can be canceled and started over', async () => {
    const { client } = await atCode();
    expect((await client.idx.cancel()).status).toBe('CANCELED');
    expect((await client.idx.start()).neededToProceed?.[0]?.name).toBe('identify');
  });

  it('[AUTH-15] ends as expired if it takes too long', async () => {
    const { identify } = await begin();
    await identity.moveClock(1801);
    const page = await identify(dana.username, dana.password);
    expect(page.status).toBe('TERMINAL');
    expect(keys(page)).toEqual(['idx.session.expired']);
  });

  it('returns the current page after a reload', async () => {
    const { client } = await atCode();
    const page = await client.idx.proceed({ autoRemediate: false });
    expect(page.neededToProceed?.[0]?.name).toBe('challenge-authenticator');
    expect(page.context?.user?.value).toMatchObject({ identifier: dana.username });
  });
});
