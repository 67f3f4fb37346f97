import { assertType, MILLISECONDS_PER_DAY } from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Context } from '../context.ts';

/** How long a key signs before the next one takes over. */
const SIGNING_KEY_DAYS = 90;
/** How often each instance rereads the keys. */
export const KEY_REFRESH_MILLISECONDS = 10 * 60 * 1000;
/** By then, every instance has reread the keys, even if it failed a few times. */
const KEY_NOTICE_MILLISECONDS = 6 * KEY_REFRESH_MILLISECONDS;

type KeyContext = Pick<Context, 'db' | 'clock'> & {
  readonly config: Pick<Context['config'], 'lifetimesSeconds'>;
};

/**
 * The private RS256 keys of an issuer; the first one signs. A new one is made if there is none or
 * the newest is 90 days old. It is published before it signs, so that every instance verifies its
 * tokens; a replaced one stays until the last token that any instance signed with it has expired.
 * [AUTH-95]
 */
export async function signingKeys(context: KeyContext, issuer: string): Promise<JWK[]> {
  const now = context.clock.now().getTime();
  const ageOf = ({ createdAt }: StoredKey) => now - createdAt;
  const [newest] = await readKeys(context, issuer);
  if (!newest || ageOf(newest) >= SIGNING_KEY_DAYS * MILLISECONDS_PER_DAY)
    await makeKey(context, issuer);
  const keys = await readKeys(context, issuer);
  const known = keys.findIndex((key) => ageOf(key) >= KEY_NOTICE_MILLISECONDS);
  // the first keys of all sign at once, so instances that start together take the oldest
  const signing = known === -1 ? keys.length - 1 : known;
  const [signer, ...replaced] = keys.slice(signing);
  assertType(signer !== undefined, 'An issuer has a key.');
  const { accessToken, idToken } = context.config.lifetimesSeconds;
  const lifetime = Math.max(accessToken, idToken) * 1000;
  // another instance may take as long again to replace it
  const isOver = ageOf(signer) > 2 * KEY_NOTICE_MILLISECONDS + lifetime;
  if (isOver) await retire(context, issuer, replaced);
  const published = [signer, ...keys.slice(0, signing), ...(isOver ? [] : replaced)];
  return published.map(({ jwk }) => jwk);
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

type StoredKey = Awaited<ReturnType<typeof readKeys>>[number];

/** The keys that are not retired, newest first. */
async function readKeys({ db }: KeyContext, issuer: string) {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'jwk', 'created_at'])
    .where('issuer', '=', issuer)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
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
