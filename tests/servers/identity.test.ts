import { createHmac } from 'node:crypto';
import { createClient, type Client } from '@forecourt/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serversAt } from '../support/servers.ts';
import { codeFor, personOf } from '../support/signIn.ts';
import { tokensFor } from '../support/tokens.ts';

// The gateway's calls to the real identity provider, over HTTP only.

const at = {
  identity: 'http://localhost:4360',
  gateway: 'http://localhost:4260',
  portal: 'http://localhost:4160',
};
const API_TOKEN = 'a-token-of-the-tests-that-is-long-enough';
const servers = serversAt(at, { IDENTITY_API_TOKEN: API_TOKEN });
const where = {
  identityUrl: at.identity,
  issuer: `${at.identity}/oauth2/forecourt`,
  portal: at.portal,
};
const dana = personOf('administrator');
const jordan = personOf('financial');
const NEW_PASSWORD = 'Quiet-Harvest-58';

let token = '';
let accountId = '';
const clientOf = (getToken: () => string | null): Client =>
  createClient({
    baseUrl: at.gateway,
    getAccessToken: getToken,
    getAccountId: () => accountId || null,
    retryWaitsSeconds: [],
  });
const client = clientOf(() => token);
const stranger = clientOf(() => null);

beforeAll(async () => {
  await servers.start();
  token = (await tokensFor('administrator', where)).access_token;
  accountId = dataOf(await client.getMyAccounts()).items[0]?.sysAccountId ?? '';
});
afterAll(async () => {
  await servers.end('SIGTERM');
  servers.clean();
});

type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false };
function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new Error(JSON.stringify(result));
}
const codeOf = (result: { ok: boolean; failure?: { errorCode: string } }) =>
  result.failure?.errorCode;

interface Message {
  readonly to: string;
  readonly text: string;
}
/** The newest message to an address that contains a word; waits for the job that sends it. */
async function messageTo(to: string, word: string): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const response = await fetch(`${at.identity}/demo/outbox.json`);
    const { messages }: { messages: readonly Message[] } = await response.json();
    const found = messages.find((message) => message.to === to && message.text.includes(word));
    if (found) return found.text;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No message with ${word} came to ${to}`);
}
const linkIn = (text: string) => /_token=([\w-]+)/.exec(text)?.[1] ?? '';

/** The code that an authenticator app with this secret shows (RFC 6238). */
function appCode(secret: string, now: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (one) => alphabet.indexOf(one).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('the gateway and the identity provider', () => {
  it('[GW-68] [GW-71] [GW-72] [GW-80] [GW-81] set up an app after re-authentication', async () => {
    const enroll = () => client.enrollFactor({ body: { factorType: 'app' } });
    expect(codeOf(await enroll())).toBe('auth.proofNeeded');
    const wrong = await client.authenticateAgain({ body: { password: 'guessed' } });
    expect(codeOf(wrong)).toBe('password.currentWrong');
    dataOf(await client.authenticateAgain({ body: { password: dana.password } }));
    const { factor, activation } = dataOf(await enroll());
    const passCode = appCode(activation?.sharedSecret ?? '', Date.now());
    const body = { factorId: factor.factorId, passCode };
    expect(dataOf(await client.activateFactor({ body })).factor.state).toBe('active');
    expect(dataOf(await client.listFactors()).items.map((item) => item.factorType)).toEqual([
      'email',
      'app',
    ]);
    expect(dataOf(await client.listSecurityQuestions()).items.length).toBeGreaterThan(2);
    const params = { oktaUserId: '00u1administrator0001', since: '2020-01-01' };
    const kinds = dataOf(await client.listMfaLogs({ params })).items.map(({ kind }) => kind);
    expect(kinds).toContain('user.mfa.factor.activate');
    const gone = await client.removeFactor({ params: { factorId: factor.factorId } });
    expect(dataOf(gone).done).toBe(true);
  });

  it('[GW-69] [GW-70] send a code and verify it', async () => {
    const [email] = dataOf(await client.listFactors()).items;
    const factorId = email?.factorId ?? '';
    const since = Date.now() - 1000;
    dataOf(await client.sendFactorCode({ body: { factorId } }));
    const early = await client.sendFactorCode({ body: { factorId } });
    expect(codeOf(early)).toBe('verificationCode.recentlySent');
    const wrong = await client.verifyFactor({ body: { factorId, passCode: '000000' } });
    expect(codeOf(wrong)).toBe('verificationCode.invalid');
    const passCode = await codeFor(at.identity, dana.email, since);
    const right = await client.verifyFactor({ body: { factorId, passCode } });
    expect(dataOf(right).provedUntil).not.toBeNull();
  });

  it('[GW-79] [SCREEN-08] send a username by email only', async () => {
    dataOf(await stranger.sendUsername({ body: { email: jordan.email } }));
    expect(await messageTo(jordan.email, 'Your username')).toContain(jordan.username);
  });

  it('[GW-61] [GW-62] reveal a username after a security code', async () => {
    const [account] = dataOf(await client.getMyAccounts()).items;
    const accountNumber = account?.accountNumber ?? '';
    const since = Date.now() - 1000;
    const started = await stranger.identifyUser({ body: { accountNumber, email: jordan.email } });
    const { identificationId } = dataOf(started);
    await messageTo(jordan.email, 'verification code');
    const securityCode = await codeFor(at.identity, jordan.email, since);
    const result = await stranger.enterSecurityCode({ body: { identificationId, securityCode } });
    expect(dataOf(result).username).toBe(jordan.username);
  });

  it('[GW-66] [GW-73] [GW-74] [MSG-29] [MSG-34] reset a password by one-time link', async () => {
    dataOf(await stranger.forgotPassword({ body: { username: jordan.username } }));
    const link = linkIn(await messageTo(jordan.email, 'recovery_token'));
    const opened = dataOf(await stranger.openAccountAction({ body: { token: link } }));
    expect(opened.action).toBe('setPassword');
    const reset = (newPassword: string) =>
      stranger.resetPassword({ body: { token: link, newPassword } });
    expect(codeOf(await reset('short'))).toBe('password.refused');
    expect(dataOf(await reset(NEW_PASSWORD)).done).toBe(true);
    expect(codeOf(await reset(NEW_PASSWORD))).toBe('passwordLink.expiredOrInvalid');
  });

  it('[GW-77] [GW-78] [GW-75] [ROLE-22] invite users, reset passwords, bar recovery', async () => {
    const email = 'ivy.stone@acmefreight.example';
    const person = { username: 'istone4', email, firstName: 'Ivy', lastName: 'Stone' };
    const body = { ...person, role: 'viewer', fleetIds: null } as const;
    const { userId } = dataOf(await client.registerUser({ body }));
    const link = linkIn(await messageTo(email, 'activation_token'));
    const activated = await stranger.activateUser({
      body: { token: link, newPassword: NEW_PASSWORD },
    });
    expect(dataOf(activated)).toBeDefined();
    dataOf(await client.setVerbalPasscode({ body: { verbalPasscode: 'tulip7' } }));
    const response = await client.reissuePassword({ body: { userId, verbalPasscode: 'tulip7' } });
    expect(dataOf(response).temporaryPassword).toHaveLength(16);
    const params = { userId };
    const barred = { isAllowed: false, verbalPasscode: 'tulip7' };
    dataOf(await client.setPasswordRecovery({ params, body: barred }));
    const stored = await fetch(`${at.identity}/api/v1/users/${person.username}`, {
      headers: { authorization: `SSWS ${API_TOKEN}` },
    });
    expect(await stored.json()).toMatchObject({ profile: { recoveryDisallowed: true } });
  });
});
