import type { Database } from '@forecourt/server';
import { createTestDatabase } from '@forecourt/server/testing';
import { expect, it } from 'vitest';
import { migrations, type Schema } from '../store/schema.ts';
import { dana } from '../testing/client.ts';
import { pathOf } from '../testing/links.ts';
import { runIdentity } from '../testing/runIdentity.ts';
import { accountCalls, signInByWire } from '../testing/signInByWire.ts';
import { newestCode, startIdentity } from '../testing/startIdentity.ts';

const EMAIL = 'dana@new.example';

let database: Database<Schema>;
const identity = runIdentity(async () => {
  database = await createTestDatabase<Schema>(migrations);
  return startIdentity({}, database);
});

const emailsOfDana = async () => {
  const rows = await database.db
    .selectFrom('factors')
    .select(['profile', 'is_verified'])
    .where('subject', '=', dana.subject)
    .orderBy('created_at')
    .execute();
  return rows.map(({ profile, is_verified: isVerified }) => [profile['role'], isVerified]);
};
const alterFactors = (change: string) => database.executeRaw(`ALTER TABLE factors ${change}`);

it('[PROF-13] rolls back a failed email confirmation, whose code stays valid', async () => {
  const { tokens } = await signInByWire(identity);
  const call = (path: string, body: object) =>
    accountCalls(identity)(tokens.access_token, 'POST', path, body);
  const makePrimary = async (email: string) => {
    const wanted = { profile: { email }, sendEmail: true, role: 'PRIMARY' };
    const added: unknown = await (await call('emails', wanted)).json();
    return async () => {
      const verificationCode = await newestCode(identity.url, email);
      return (await call(pathOf(added, 'verify'), { verificationCode })).status;
    };
  };
  expect(await (await makePrimary('dana@first.example'))()).toBe(200);
  const confirm = await makePrimary(EMAIL);
  const before = await emailsOfDana();

  await alterFactors(`ADD CONSTRAINT full_now CHECK
    (NOT (is_verified AND profile ->> 'email' = '${EMAIL}'))`);
  expect(await confirm()).toBe(500);
  expect(await emailsOfDana()).toEqual(before);
  await alterFactors('DROP CONSTRAINT full_now');

  expect(await confirm()).toBe(200);
  expect(await emailsOfDana()).toEqual([
    [undefined, true],
    ['SECONDARY', true],
    ['PRIMARY', true],
  ]);
});
