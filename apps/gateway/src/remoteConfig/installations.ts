import { SECONDS_PER_DAY } from '@forecourt/validation';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '../store/schema.ts';
import { newSecret } from '../vault/handedSecrets.ts';

/** An installation's token is valid for a week. */
const TOKEN_SECONDS = 7 * SECONDS_PER_DAY;
/** An installation is deleted this long after its last token ended. It can register again. */
export const INSTALLATION_KEEP_DAYS = 270;

/** A token as returned to the client, once. */
export interface IssuedToken {
  readonly token: string;
  /** Seconds with their unit, such as `604800s`. */
  readonly expiresIn: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const isSame = (token: string, hash: string) =>
  timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hash));

const tokenResponse = (token: string): IssuedToken => ({ token, expiresIn: `${TOKEN_SECONDS}s` });
const endsAt = (now: Date) => new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString();

interface NewInstallation {
  readonly projectId: string;
  readonly fid: string;
  readonly appId: string;
}

/** Registers an installation; `null` if its ID is taken. [CONF-10] */
export async function addInstallation(
  db: Db,
  { projectId, fid, appId }: NewInstallation,
  now: Date,
): Promise<{ refreshToken: string; authToken: IssuedToken } | null> {
  const [refreshToken, token] = [newSecret(), newSecret()];
  const added = await db
    .insertInto('installations')
    .values({
      project_id: projectId,
      fid,
      app_id: appId,
      refresh_hash: hashOf(refreshToken),
      token_hash: hashOf(token),
      token_ends_at: endsAt(now),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'fid']).doNothing())
    .returning('fid')
    .executeTakeFirst();
  return added ? { refreshToken, authToken: tokenResponse(token) } : null;
}

const find = (db: Db, projectId: string, fid: string) =>
  db
    .selectFrom('installations')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('fid', '=', fid)
    .executeTakeFirst();

/** Issues an installation a new token for its refresh token. [CONF-11] */
export async function renewToken(
  db: Db,
  { projectId, fid }: Omit<NewInstallation, 'appId'>,
  refreshToken: string,
  now: Date,
): Promise<IssuedToken | 'unknown' | 'refused'> {
  const installation = await find(db, projectId, fid);
  if (!installation) return 'unknown';
  if (!isSame(refreshToken, installation.refresh_hash)) return 'refused';
  const token = newSecret();
  await db
    .updateTable('installations')
    .set({ token_hash: hashOf(token), token_ends_at: endsAt(now) })
    .where('project_id', '=', projectId)
    .where('fid', '=', fid)
    .execute();
  return tokenResponse(token);
}

/** Whether this is the installation's current token, and still valid. */
export async function isTokenGood(
  db: Db,
  { projectId, fid }: Omit<NewInstallation, 'appId'>,
  token: string,
  now: Date,
): Promise<boolean> {
  const installation = await find(db, projectId, fid);
  return (
    installation !== undefined &&
    installation.token_ends_at > now.toISOString() &&
    isSame(token, installation.token_hash)
  );
}
