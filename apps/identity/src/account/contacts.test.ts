import type { Database } from '@forecourt/server';
import { createTestDatabase } from '@forecourt/server/testing';
import { PROOF_MINUTES } from '@forecourt/validation';
import { expect, it } from 'vitest';
import { migrations, type Schema } from '../store/schema.ts';
import { dana, tobe } from '../testing/client.ts';
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

it('[PROF-08] [PROF-15] [PROF-17] requires a recent sign-in or the password for changes', async () => {
  const { tokens } = await signInByWire(identity, tobe);
  const call = (method: string, path: string, body?: object) =>
    accountCalls(identity)(tokens.access_token, method, path, body);
  const newEmail = { profile: { email: 'tobe@later.example' }, sendEmail: false };
  const newPhone = { profile: { phoneNumber: '+1 214 555 0187' }, sendCode: false };
  const added = await call('POST', 'phones', newPhone);
  expect(added.status).toBe(201);
  const self = pathOf(await added.json(), 'self');

  await identity.moveClock(PROOF_MINUTES * 60 + 1);
  for (const [method, path, body] of [
    ['POST', 'emails', newEmail],
    ['POST', 'phones', { ...newPhone, profile: { phoneNumber: '+1 214 555 0188' } }],
    ['DELETE', self, undefined],
  ] as const) {
    const refused = await call(method, path, body);
    expect([refused.status, refused.headers.get('www-authenticate')], path).toEqual([
      403,
      'Bearer realm="IdpMyAccountAPI", error="insufficient_authentication_context", ' +
        'error_description="The access token requires additional assurance to access the resource", ' +
        `max_age="${PROOF_MINUTES * 60}", acr_values="urn:okta:loa:1fa:pwd"`,
    ]);
  }
  const guessed = await call('POST', 'emails', { ...newEmail, currentPassword: 'Guessed-1' });
  expect([guessed.status, await guessed.json()]).toMatchObject([403, { errorCode: 'E0000014' }]);
  const currentPassword = tobe.password;
  expect((await call('POST', 'emails', { ...newEmail, currentPassword })).status).toBe(201);
  expect((await call('DELETE', self, { currentPassword })).status).toBe(204);
});
