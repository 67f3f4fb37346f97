import { SECONDS_PER_DAY } from '@forecourt/validation';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '../store/schema.ts';
import { newSecret } from '../vault/handedSecrets.ts';

/** An installation's token is good for a week. */
const TOKEN_SECONDS = 7 * SECONDS_PER_DAY;
/** One whose last token ended this long ago is forgotten; should it come back, it registers again. */
export const INSTALLATION_KEEP_DAYS = 270;

/** A token as it is answered, once. */
export interface GivenToken {
  readonly token: string;
  /** Seconds with their unit: `604800s`. */
  readonly expiresIn: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const isSame = (token: string, hash: string) =>
  timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hash));

const given = (token: string): GivenToken => ({ token, expiresIn: `${TOKEN_SECONDS}s` });
const endsAt = (now: Date) => new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString();

interface NewInstallation {
  readonly projectId: string;
  readonly fid: string;
  readonly appId: string;
}

/** Registers an installation; null when its id is taken. [CONF-10] */
export async function addInstallation(
  db: Db,
  { projectId, fid, appId }: NewInstallation,
  now: Date,
): Promise<{ refreshToken: string; authToken: GivenToken } | null> {
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
  return added ? { refreshToken, authToken: given(token) } : null;
}

const find = (db: Db, projectId: string, fid: string) =>
  db
    .selectFrom('installations')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('fid', '=', fid)
    .executeTakeFirst();

/** Gives an installation another token for its refresh token. [CONF-11] */
export async function renewToken(
  db: Db,
  { projectId, fid }: Omit<NewInstallation, 'appId'>,
  refreshToken: string,
  now: Date,
): Promise<GivenToken | 'unknown' | 'refused'> {
  const kept = await find(db, projectId, fid);
  if (!kept) return 'unknown';
  if (!isSame(refreshToken, kept.refresh_hash)) return 'refused';
  const token = newSecret();
  await db
    .updateTable('installations')
    .set({ token_hash: hashOf(token), token_ends_at: endsAt(now) })
    .where('project_id', '=', projectId)
    .where('fid', '=', fid)
    .execute();
  return given(token);
}

/** Whether a token is the one that an installation has now. */
export async function isTokenGood(
  db: Db,
  { projectId, fid }: Omit<NewInstallation, 'appId'>,
  token: string,
  now: Date,
): Promise<boolean> {
  const kept = await find(db, projectId, fid);
  return (
    kept !== undefined && kept.token_ends_at > now.toISOString() && isSame(token, kept.token_hash)
  );
}
