import type { Database } from '@forecourt/server';
import { createTestDatabase } from '@forecourt/server/testing';
import { compactVerify, createRemoteJWKSet } from 'jose';
import { expect, it } from 'vitest';
import { runIdentity } from '../testing/runIdentity.ts';
import { signInByWire } from '../testing/signInByWire.ts';
import { startIdentity, type RunningIdentity } from '../testing/startIdentity.ts';
import { migrations, type Schema } from './schema.ts';

const HOUR_SECONDS = 60 * 60;
const ENV = { IDENTITY_URL: 'http://identity.example' };

let database: Database<Schema>;
const first = runIdentity(async () => {
  database = await createTestDatabase<Schema>(migrations);
  return startIdentity(ENV, database);
});
// stops first, while the other one still needs the database
const second = runIdentity(() => startIdentity(ENV, { ...database, close: async () => {} }));

const move = (seconds: number) =>
  Promise.all([first.moveClock(seconds), second.moveClock(seconds)]);
const clean = ({ url }: RunningIdentity) => fetch(`${url}/test/clean`, { method: 'POST' });

/** Signs in at one instance and verifies the token with another's keys; returns its key's ID. */
async function signIn(at: RunningIdentity, other: RunningIdentity) {
  const { access_token: token } = (await signInByWire(at)).tokens;
  const keys = createRemoteJWKSet(new URL(`${other.issuer}/v1/keys`));
  return (await compactVerify(token, keys)).protectedHeader.kid;
}

it('[AUTH-95] lets two instances verify each other’s tokens while the signing key changes', async () => {
  const old = await signIn(first, second);
  await move(90 * 24 * HOUR_SECONDS);
  await clean(first);
  expect(await signIn(first, second)).toBe(old);
  await clean(second);
  await move(HOUR_SECONDS);
  await clean(first);
  expect(await signIn(first, second)).not.toBe(old);
  expect(await signIn(second, first)).toBe(old);
  await clean(second);
  expect(await signIn(second, first)).not.toBe(old);
});
