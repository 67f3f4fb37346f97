import { randomBytes } from 'node:crypto';
import type { Clock } from '@forecourt/server';
import { API_KEY_PREFIXES } from '@forecourt/validation';
import { sameAccount, selectIn, setIn } from '../store/inAccount.ts';
import type { Db } from '../store/schema.ts';
import { secretHash } from '../vault/handedSecrets.ts';
import { Refusal } from './refusal.ts';
import type { TokenSubject } from './tokens.ts';

/** The issuer of people that represent API keys. */
export const KEY_ISSUER = 'forecourt:api-keys';

const PREFIXES = Object.values(API_KEY_PREFIXES);
const SHAPE = new RegExp(`^(?:${PREFIXES.join('|')})([\\w-]{64})$`);
const SECRET_BYTES = 32;
const ACCOUNT_BYTES = 16;
const HINT_CHARACTERS = 4;
/** How precisely the last use of a key is recorded. */
const USE_NOTED_MILLISECONDS = 60_000;

/** A new secret and its stored hash. It encodes the account, so that lookups hit one node. */
export function makeSecret(accountId: string, isSandbox: boolean) {
  const account = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  const bytes = Buffer.concat([account, randomBytes(SECRET_BYTES)]);
  const secret = API_KEY_PREFIXES[isSandbox ? 'sandbox' : 'live'] + bytes.toString('base64url');
  return { secret, hash: secretHash(secret), hint: secret.slice(-HINT_CHARACTERS) };
}

/** Whether a token looks like the secret of an API key. */
export const isKeySecret = (token: string): boolean =>
  PREFIXES.some((prefix) => token.startsWith(prefix));

function accountOf(secret: string): string | null {
  const bytes = Buffer.from(SHAPE.exec(secret)?.[1] ?? '', 'base64url');
  if (bytes.length !== ACCOUNT_BYTES + SECRET_BYTES) return null;
  const hex = bytes.toString('hex', 0, ACCOUNT_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const findSecret = (db: Db, accountId: string, secret: string) =>
  selectIn(db, accountId, 'api_key_secrets as s')
    .innerJoin('api_keys as k', (on) => sameAccount(on, 'k.id', 's.key_id'))
    .innerJoin('accounts as a', 'a.account_id', 's.account_id')
    .select(['s.id', 's.made_at', 's.ends_at', 's.last_used_at', 'k.id as key_id'])
    .select(['k.is_sandbox', 'k.expires_at', 'k.revoked_at', 'a.integrations'])
    .where('s.secret_hash', '=', secretHash(secret))
    .executeTakeFirst();

/**
 * Authenticates a call by an API key's secret. Looked up on every call, so that a revoked key stops
 * working immediately. @throws Refusal `auth.tokenInvalid`, whatever is wrong with it
 */
export async function readKeySecret(db: Db, clock: Clock, secret: string): Promise<TokenSubject> {
  const accountId = accountOf(secret);
  const row = accountId === null ? undefined : await findSecret(db, accountId, secret);
  const now = clock.now();
  const hasPassed = (at: string | null) => at !== null && Date.parse(at) <= now.getTime();
  if (
    accountId === null ||
    !row?.integrations.includes('apiKeys') ||
    row.revoked_at !== null ||
    hasPassed(row.expires_at) ||
    hasPassed(row.ends_at)
  ) {
    throw new Refusal(401, 'auth.tokenInvalid');
  }
  const lastUsed = Date.parse(row.last_used_at ?? '1970-01-01T00:00:00Z');
  if (now.getTime() - lastUsed >= USE_NOTED_MILLISECONDS) {
    await setIn(db, accountId, 'api_key_secrets', row.id, { last_used_at: now.toISOString() });
  }
  return {
    issuer: KEY_ISSUER,
    subject: row.key_id,
    username: null,
    actor: null,
    tokenId: row.id,
    sessionId: null,
    issuedAt: new Date(row.made_at),
    expiresAt: new Date(row.expires_at),
    key: { accountId, isSandbox: row.is_sandbox },
  };
}
