import { jsonb } from '@forecourt/server';
import { v7 as uuid } from 'uuid';
import type { ConfiguredUser } from '../config/schema.ts';
import type { Context } from '../context.ts';
import { hashPassword } from '../security/passwords.ts';

export interface Factor {
  readonly id: string;
  readonly kind: 'email';
  readonly email: string;
}

export interface User {
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly factors: readonly Factor[];
}

/** How user names are compared: without regard to case or to how a letter is composed. */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').trim().toLowerCase();

/** Finds a user of an issuer by subject. */
export function findUser(context: Context, issuer: string, subject: string) {
  return find(context, issuer, 'subject', subject);
}

/** Finds a user of an issuer by the name that was typed. */
export function findUserByName(context: Context, issuer: string, username: string) {
  return find(context, issuer, 'username_key', usernameKey(username));
}

async function find(
  { db }: Context,
  issuer: string,
  column: 'subject' | 'username_key',
  value: string,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('issuer', '=', issuer)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return undefined;
  const factors = await db
    .selectFrom('factors')
    .select(['id', 'profile'])
    .where('issuer', '=', issuer)
    .where('subject', '=', row.subject)
    .where('kind', '=', 'email')
    .orderBy('created_at')
    .execute();
  return {
    issuer,
    subject: row.subject,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    factors: factors.map(({ id, profile }) => ({
      id,
      kind: 'email',
      email: profile['email'] ?? '',
    })),
  };
}

/** Adds the configured users that an issuer does not have yet; those it has stay as they are. */
export async function addConfiguredUsers(context: Context): Promise<void> {
  for (const issuer of context.config.issuers) {
    const rows = await context.db
      .selectFrom('users')
      .select('subject')
      .where('issuer', '=', issuer.name)
      .execute();
    const known = new Set(rows.map(({ subject }) => subject));
    for (const user of issuer.users) {
      if (!known.has(user.subject)) await addUser(context, issuer.name, user);
    }
  }
}

async function addUser(context: Context, issuer: string, user: ConfiguredUser): Promise<void> {
  const now = context.clock.now();
  const { subject } = user;
  const passwordHash = await hashPassword(user.password);
  await context.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('users')
      .values({
        issuer,
        subject,
        username: user.username,
        username_key: usernameKey(user.username),
        password_hash: passwordHash,
        first_name: user.firstName,
        last_name: user.lastName,
        created_at: now,
        password_changed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('subject')
      .execute();
    if (added.length === 0) return;
    const profile = jsonb({ email: user.email });
    await trx
      .insertInto('factors')
      .values({ issuer, subject, id: uuid(), kind: 'email', profile, created_at: now })
      .execute();
  });
}
