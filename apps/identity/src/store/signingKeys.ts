import { jsonb } from '@forecourt/server';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Context } from '../context.ts';

/** The private RS256 keys of an issuer, newest first; the first one is made when there is none. */
export async function signingKeys(context: Context, issuer: string): Promise<JWK[]> {
  const kept = await readKeys(context, issuer);
  if (kept.length > 0) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await context.db
    .insertInto('signing_keys')
    .values({
      issuer,
      kid,
      jwk: jsonb({ ...jwk, kid, alg: 'RS256', use: 'sig' }),
      created_at: context.clock.now(),
    })
    .execute();
  return readKeys(context, issuer);
}

async function readKeys({ db }: Context, issuer: string): Promise<JWK[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select('jwk')
    .where('issuer', '=', issuer)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ jwk }) => jwk);
}
