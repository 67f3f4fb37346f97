import type { Database } from '@forecourt/server';
import { createTestDatabase } from '@forecourt/server/testing';
import { decodeJwt, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { migrations, type Schema } from './store/schema.ts';
import { postForm, refresh, signInByWire } from './testing/signInByWire.ts';
import { runIdentity } from './testing/runIdentity.ts';
import { startIdentity } from './testing/startIdentity.ts';

let database: Database<Schema>;
const identity = runIdentity(async () => {
  database = await createTestDatabase<Schema>(migrations);
  return startIdentity({}, database);
});

/** Ends the sign-in of a renewed refresh token when it is stored, before its access token is. */
const END_DURING_RENEWAL = `
  CREATE FUNCTION end_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM sign_ins WHERE id IN
      (SELECT sign_in_id FROM sign_in_grants WHERE grant_id = NEW.grant_id);
    DELETE FROM oidc_records WHERE kind = 'Grant';
    RETURN NULL;
  END $$;
  CREATE TRIGGER end_sign_in AFTER INSERT ON oidc_records FOR EACH ROW
    WHEN (NEW.kind = 'RefreshToken' AND NEW.payload ->> 'rotations' = '1')
    EXECUTE FUNCTION end_sign_in()`;

it('[AUTH-70] returns no tokens for a renewal during which the sign-in ends', async () => {
  const { tokens } = await signInByWire(identity);
  await database.executeRaw(END_DURING_RENEWAL);
  try {
    // the second time, the first response counts as lost
    for (const _ of ['first', 'second']) {
      const { status, body } = await refresh(identity, tokens.refresh_token);
      expect(status).toBe(400);
      expect(body).toEqual({
        error: 'invalid_grant',
        error_description: 'The refresh token is invalid or expired.',
      });
    }
  } finally {
    await database.executeRaw('DROP FUNCTION end_sign_in CASCADE');
  }
});

it('[AUTH-96] reports a refresh token without its grant as inactive', async () => {
  const { tokens } = await signInByWire(identity);
  await database.db.deleteFrom('oidc_records').where('kind', '=', 'Grant').execute();
  const form = { client_id: 'forecourt-portal', token: tokens.refresh_token };
  const response = await postForm(`${identity.issuer}/v1/introspect`, form);
  expect(await response.json()).toEqual({ active: false });
});

it('[AUTH-91] refuses an access token that names no sign-in', async () => {
  const { tokens } = await signInByWire(identity);
  const { kid, jwk } = await database.db
    .selectFrom('signing_keys')
    .select(['kid', 'jwk'])
    .where('issuer', '=', 'forecourt')
    .executeTakeFirstOrThrow();
  const statusWith = async (claims: object) => {
    const header = { alg: 'RS256', kid, typ: 'at+jwt' };
    const token = await new SignJWT({ ...claims }).setProtectedHeader(header).sign(jwk);
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${identity.issuer}/v1/userinfo`, { headers })).status;
  };
  const { sid, ...claims } = decodeJwt(tokens.access_token);
  expect(await statusWith({ ...claims, sid })).toBe(200);
  expect(await statusWith(claims)).toBe(401);
});
