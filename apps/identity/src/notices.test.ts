import { describe, expect, it } from 'vitest';
import { oktaClient } from './testing/client.ts';
import { pathOf } from './testing/links.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { messagesTo, newestCode } from './testing/startIdentity.ts';
import { person, startWithIssuers, testIssuer } from './testing/withConfig.ts';

const PASSWORD = 'Copper-Lantern-41';
const PHONE = '+12145550188';

const identity = runIdentity(() =>
  startWithIssuers([
    testIssuer('tells', {
      users: ['guessed', 'watched', 'forgetful', 'changing'].map((name) => person(name)),
    }),
  ]),
);

const addressOf = (name: string) => `${name}@acme.example`;
/** The notices that a person received (messages without a code), oldest first. */
async function toldTo(name: string) {
  const sent = await messagesTo(identity.url, addressOf(name));
  return sent.filter(({ code }) => code === null).toReversed();
}
const subjectsTo = async (name: string) => (await toldTo(name)).map(({ subject }) => subject);

async function begin() {
  const client = oktaClient(`${identity.url}/oauth2/tells`);
  await client.idx.start();
  const go = (step: string, values: object = {}) => client.idx.proceed({ step, ...values });
  const signIn = (identifier: string, passcode: string) =>
    go('identify', { identifier, credentials: { passcode } });
  const enter = (passcode: string) => go('challenge-authenticator', { credentials: { passcode } });
  return { client, go, signIn, enter };
}

async function enterWrong(name: string, enter: (code: string) => Promise<unknown>) {
  const right = await newestCode(identity.url, addressOf(name));
  for (let tries = 0; tries < 6; tries += 1) await enter(right === '111111' ? '222222' : '111111');
}

describe('security notices', () => {
  it('report a lockout once, and only to an existing user', async () => {
    const { signIn } = await begin();
    for (let tries = 0; tries < 7; tries += 1) await signIn('guessed', 'not-the-password');
    for (let tries = 0; tries < 7; tries += 1) await signIn('unknown', 'not-the-password');
    expect(await subjectsTo('guessed')).toEqual(['Your account is locked']);
    expect(await toldTo('unknown')).toEqual([]);
  });

  it('report wrong codes after the right password, once', async () => {
    const { signIn, enter } = await begin();
    await signIn('watched', PASSWORD);
    await enterWrong('watched', enter);
    const messages = await toldTo('watched');
    expect(messages.map(({ subject }) => subject)).toEqual(['Someone tried to sign in as you']);
    expect(messages[0]?.text).toContain('Change it now');
  });

  it('do not report wrong codes during password recovery', async () => {
    const { client, go, enter } = await begin();
    await client.idx.proceed({ actions: ['currentAuthenticator-recover'] });
    await go('identify-recovery', { identifier: 'forgetful' });
    await go('select-authenticator-authenticate', {
      authenticator: { id: 'email', methodType: 'email' },
    });
    await enterWrong('forgetful', enter);
    expect(await toldTo('forgetful')).toEqual([]);
  });

  it('report each sign-in method change to the previous email address', async () => {
    const { signIn, enter } = await begin();
    await signIn('changing', PASSWORD);
    const end = await enter(await newestCode(identity.url, addressOf('changing')));
    const call = (method: string, path: string, body: object = {}) =>
      fetch(`${identity.url}/idp/myaccount/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${end.tokens?.accessToken?.accessToken}`,
          'content-type': 'application/json',
        },
        ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
      });
    const add = async (path: string, body: object, to: string) => {
      const added: unknown = await (await call('POST', path, body)).json();
      const verificationCode = await newestCode(identity.url, to);
      await call('POST', pathOf(added, 'verify'), { verificationCode });
      return pathOf(added, 'self');
    };
    const phone = await add('phones', { profile: { phoneNumber: PHONE }, method: 'SMS' }, PHONE);
    await call('DELETE', phone);
    const email = { profile: { email: 'taken@acme.example' }, sendEmail: true, role: 'PRIMARY' };
    await add('emails', email, 'taken@acme.example');
    const messages = await toldTo('changing');
    expect(messages.map(({ subject }) => subject)).toEqual([
      'A sign-in method was added',
      'A sign-in method was removed',
      'A sign-in method was added',
    ]);
    expect(messages.map(({ text }) => /with (an? [^.]+?) ?(?:from|\.)/.exec(text)?.[1])).toEqual([
      'a phone number',
      'a phone number',
      'an email address',
    ]);
    expect(await toldTo('taken')).toEqual([]);
  });
});
