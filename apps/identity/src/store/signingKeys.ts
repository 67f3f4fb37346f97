import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Context } from '../context.ts';

/** How long a key signs before the next one takes over. */
export const SIGNING_KEY_DAYS = 90;

type KeyContext = Pick<Context, 'db' | 'clock'> & {
  readonly config: Pick<Context['config'], 'lifetimesSeconds'>;
};

/**
 * The private RS256 keys of an issuer, newest first; the first one signs. A new one is made if
 * there is none or the newest is 90 days old; a replaced one stays published until the last token
 * that it may have signed has expired. [AUTH-95]
 */
export async function signingKeys(context: KeyContext, issuer: string): Promise<JWK[]> {
  const now = context.clock.now().getTime();
  const [newest, ...older] = await readKeys(context, issuer);
  const isDue = !newest || now - newest.createdAt >= SIGNING_KEY_DAYS * MILLISECONDS_PER_DAY;
  if (isDue) await makeKey(context, issuer);
  const { accessToken, idToken } = context.config.lifetimesSeconds;
  const replacedAt = isDue ? now : (newest?.createdAt ?? now);
  const isOver = now - replacedAt > Math.max(accessToken, idToken) * 1000;
  if (isOver) await retire(context, issuer, older);
  return (await readKeys(context, issuer)).map(({ jwk }) => jwk);
}

async function makeKey({ db, clock }: KeyContext, issuer: string): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await db
    .insertInto('signing_keys')
    .values({
      issuer,
      kid,
      jwk: jsonb({ ...jwk, kid, alg: 'RS256', use: 'sig' }),
      created_at: clock.now(),
    })
    .execute();
}

async function retire({ db, clock }: KeyContext, issuer: string, keys: readonly { kid: string }[]) {
  for (const { kid } of keys) {
    await db
      .updateTable('signing_keys')
      .set({ retired_at: clock.now() })
      .where('issuer', '=', issuer)
      .where('kid', '=', kid)
      .execute();
  }
}

async function readKeys({ db }: KeyContext, issuer: string) {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'jwk', 'created_at'])
    .where('issuer', '=', issuer)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ kid, jwk, created_at: createdAt }) => ({
    kid,
    jwk,
    createdAt: Date.parse(createdAt),
  }));
}

const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const;

/** The public part of a key. */
export function publicOf(jwk: JWK): JWK {
  const publicKey = { ...jwk };
  for (const member of PRIVATE_MEMBERS) delete publicKey[member];
  return publicKey;
}
