import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oktaClient } from './testing/client.ts';
import { newestCode, type RunningIdentity } from './testing/startIdentity.ts';
import { startWithIssuers, testIssuer } from './testing/withConfig.ts';

const TOKEN = 'a-token-of-the-tests-that-is-long-enough';
const PASSWORD = 'Silver-Anchor-93';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startWithIssuers([testIssuer('managed', {})], { IDENTITY_API_TOKEN: TOKEN });
});
afterAll(async () => {
  await identity.stop();
});

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

it('is closed without the token', async () => {
  expect((await call('GET', '/anybody', undefined, 'guessed')).status).toBe(401);
});

it('[AUTH-80][MSG-29] an activation link sets the first password, once', async () => {
  const made = await call('POST', '?activate=false', profileOf('invited'));
  expect(await made.json()).toMatchObject({ status: 'PROVISIONED' });
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

it('a password that somebody else chose is replaced at the first sign-in', async () => {
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

it('resets and expires a password, unlocks and resets factors', async () => {
  await call('POST', '', profileOf('helped'));
  const reset = await call('POST', '/helped/lifecycle/reset_password?sendEmail=false');
  expect(links.parse(await reset.json()).resetPasswordUrl).toContain('recovery_token=');
  for (const action of ['unlock', 'reset_factors', 'expire_password']) {
    expect((await call('POST', `/helped/lifecycle/${action}`)).status).toBe(200);
  }
  expect((await call('POST', '/nobody/lifecycle/unlock')).status).toBe(404);
});
