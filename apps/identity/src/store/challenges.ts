import {
  VERIFICATION_CODE_LIFETIME_MINUTES,
  VERIFICATION_CODE_TRIES_MAX,
} from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { secondsFromNow, type Context } from '../context.ts';
import { keyedHash, newVerificationCode, sameHash } from '../security/hashes.ts';
import { updateFactor, type Factor } from './factors.ts';
import { withPersonLocked } from './withPersonLocked.ts';
import { ownedBy, type Owner } from './owner.ts';

/** A code sent to an email or phone that a person is adding to their account. */
export interface ProfileChallenge {
  readonly id: string;
  readonly factorId: string;
  readonly isVerified: boolean;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

const hashOf = ({ hashKey }: Context, id: string, code: string) =>
  keyedHash(hashKey, 'profile code', id, code);

/** Stores a new challenge and returns it with its code. */
export async function openProfileChallenge(
  context: Context,
  { issuer, subject }: Owner,
  factorId: string,
): Promise<{ readonly challenge: ProfileChallenge; readonly code: string }> {
  const id = uuidv7();
  const code = newVerificationCode();
  const sentAt = context.clock.now();
  const expiresAt = secondsFromNow(context, VERIFICATION_CODE_LIFETIME_MINUTES * 60);
  await context.db
    .insertInto('challenges')
    .values({
      id,
      issuer,
      subject,
      factor_id: factorId,
      code_hash: hashOf(context, id, code),
      wrong_entries: 0,
      sent_at: sentAt,
      expires_at: expiresAt,
    })
    .execute();
  return { challenge: { id, factorId, isVerified: false, sentAt, expiresAt }, code };
}

/** The newest challenge of a factor, or the one with the given id. */
export async function findProfileChallenge(
  { db }: Context,
  owner: Owner,
  factorId: string,
  id?: string,
): Promise<ProfileChallenge | undefined> {
  const base = db
    .selectFrom('challenges')
    .selectAll()
    .where(ownedBy(owner))
    .where('factor_id', '=', factorId);
  const row = await (id === undefined ? base : base.where('id', '=', id))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    factorId: row.factor_id,
    isVerified: row.verified_at !== null,
    sentAt: new Date(row.sent_at),
    expiresAt: new Date(row.expires_at),
  };
}

/** Tries a code, counting before comparing; the fifth wrong one ends it. [AUTH-113, AUTH-114] */
export async function answerProfileChallenge(
  context: Context,
  id: string,
  code: string,
): Promise<boolean> {
  const now = context.clock.now();
  const row = await context.db
    .updateTable('challenges')
    .set(({ eb }) => ({ wrong_entries: eb('wrong_entries', '+', 1) }))
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('wrong_entries', '<', VERIFICATION_CODE_TRIES_MAX)
    .returning('code_hash')
    .executeTakeFirst();
  if (!row?.code_hash || !sameHash(hashOf(context, id, code), row.code_hash)) return false;
  await context.db
    .updateTable('challenges')
    .set({ verified_at: now, code_hash: null })
    .where('id', '=', id)
    .execute();
  return true;
}

/**
 * Confirms an email or phone by its code; `false` if the code is wrong or expired. A new primary
 * email replaces the previous one.
 */
export function confirmContact(
  context: Context,
  owner: Owner,
  { id, profile }: Pick<Factor, 'id' | 'profile'>,
  entry: { readonly id: string; readonly code: string },
): Promise<boolean> {
  return withPersonLocked(context, owner, async (trxContext) => {
    if (!(await answerProfileChallenge(trxContext, entry.id, entry.code))) return false;
    const { wantedRole, ...rest } = profile;
    const isPrimary = wantedRole === 'PRIMARY';
    if (isPrimary) await demotePrimary(trxContext, owner);
    const next = isPrimary ? { ...rest, role: 'PRIMARY' } : rest;
    await updateFactor(trxContext, owner, id, { profile: next, isVerified: true });
    return true;
  });
}

/** Makes the current primary email a secondary one. */
async function demotePrimary({ db }: Context, owner: Owner): Promise<void> {
  await db
    .updateTable('factors')
    .set({ profile: sql`profile || ${jsonb({ role: 'SECONDARY' })}` })
    .where(ownedBy(owner))
    .where('kind', '=', 'email')
    .where(sql`profile ->> 'role'`, '=', 'PRIMARY')
    .execute();
}
