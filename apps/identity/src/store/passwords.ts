import { PASSWORD_HISTORY_COUNT } from '@forecourt/validation';
import { uuidv7 } from 'uuidv7';
import type { Context } from '../context.ts';
import { ownedBy, type Owner } from './owner.ts';

/** Hashes of the previous passwords, newest first, as many as the history covers. */
export async function pastPasswords({ db }: Context, owner: Owner): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('past_passwords')
    .select('password_hash')
    .where(ownedBy(owner))
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_COUNT)
    .execute();
  return rows.map((row) => row.password_hash);
}

/** Sets a password (`null` removes it) and adds the previous one to the history. */
export async function savePassword(
  context: Context,
  { issuer, subject }: Owner,
  hash: string | null,
): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('password_hash')
      .where(ownedBy({ issuer, subject }))
      .forUpdate()
      .executeTakeFirst();
    if (user?.password_hash) {
      await trx
        .insertInto('past_passwords')
        .values({
          issuer,
          subject,
          id: uuidv7(),
          password_hash: user.password_hash,
          replaced_at: now,
        })
        .execute();
    }
    await trx
      .updateTable('users')
      .set({
        password_hash: hash,
        password_changed_at: now,
        password_ends_at: null,
        must_change_password: false,
      })
      .where(ownedBy({ issuer, subject }))
      .execute();
  });
}

/** Requires a new password at the next sign-in; a temporary one expires at `endsAt`. */
export async function requirePasswordChange(
  { db }: Context,
  owner: Owner,
  endsAt?: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ must_change_password: true, password_ends_at: endsAt })
    .where(ownedBy(owner))
    .execute();
}
