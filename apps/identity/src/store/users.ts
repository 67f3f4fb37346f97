import { SECONDS_PER_DAY } from '@forecourt/validation';
import { jsonb } from '@forecourt/server';
import { uuidv7 } from 'uuidv7';
import type { ConfiguredUser } from '../config/schema.ts';
import { secondsFromNow, type Context } from '../context.ts';
import { hashPassword } from '../security/passwords.ts';
import { listFactors, type Factor } from './factors.ts';
import { ownedBy, type Owner } from './owner.ts';

export interface User {
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profile: Readonly<Record<string, string>>;
  readonly passwordHash: string | undefined;
  readonly passwordChangedAt: Date;
  readonly mustChangePassword: boolean;
  /** When a temporary password expires; `null` for any other. */
  readonly passwordEndsAt: Date | null;
  /** Whether the person may not reset a forgotten password. [ROLE-22] */
  readonly isRecoveryDisallowed: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** Verified factors only. */
  readonly factors: readonly Factor[];
}

/** The form in which usernames are compared: regardless of case and Unicode composition. */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').trim().toLowerCase();

/** The key for password tries at sign-in: counted per username, whether or not it exists. */
export const passwordAttempts = (issuer: string, username: string) => ({
  scope: 'password',
  key: [issuer, usernameKey(username)],
});

/** The email that messages go to: the primary one if chosen, otherwise the first. */
export function primaryEmail(factors: readonly Factor[]): Factor | undefined {
  const emails = factors.filter(({ kind, isVerified }) => kind === 'email' && isVerified);
  return emails.find(({ profile }) => profile['role'] === 'PRIMARY') ?? emails[0];
}

/** The address that messages to the person go to. */
export const emailOf = (user: Pick<User, 'factors'> | undefined): string | undefined =>
  primaryEmail(user?.factors ?? [])?.profile['email'];

/** Finds a user of an issuer by subject. */
export function findUser(context: Context, issuer: string, subject: string) {
  return find(context, issuer, 'subject', subject);
}

/** Finds a user of an issuer by username, as typed. */
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
  const factors = await listFactors(db, { issuer, subject: row.subject });
  return {
    issuer,
    subject: row.subject,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    profile: row.profile,
    passwordHash: row.password_hash ?? undefined,
    passwordChangedAt: new Date(row.password_changed_at),
    mustChangePassword: row.must_change_password,
    passwordEndsAt: row.password_ends_at === null ? null : new Date(row.password_ends_at),
    isRecoveryDisallowed: row.is_recovery_disallowed,
    createdAt: new Date(row.created_at),
    modifiedAt: new Date(row.modified_at ?? row.created_at),
    factors: factors.filter(({ isVerified }) => isVerified),
  };
}

/** Updates a person's names and the rest of the profile. */
export async function updateProfile(
  { db, clock }: Context,
  owner: Owner,
  change: Pick<User, 'firstName' | 'lastName' | 'profile'>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      profile: jsonb({ ...change.profile }),
      modified_at: clock.now(),
    })
    .where(ownedBy(owner))
    .execute();
}

/** Sets whether a person is barred from resetting a forgotten password. [ROLE-22] */
export async function disallowRecovery(
  { db, clock }: Context,
  owner: Owner,
  isDisallowed: boolean,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_recovery_disallowed: isDisallowed, modified_at: clock.now() })
    .where(ownedBy(owner))
    .execute();
}

/** Adds configured users that an issuer does not have yet; existing ones are left unchanged. */
export async function addConfiguredUsers(context: Context): Promise<void> {
  for (const issuer of context.config.issuers) {
    const rows = await context.db
      .selectFrom('users')
      .select('subject')
      .where('issuer', '=', issuer.name)
      .execute();
    const existing = new Set(rows.map(({ subject }) => subject));
    for (const user of issuer.users) {
      if (!existing.has(user.subject)) await addConfigured(context, issuer.name, user);
    }
  }
}

async function addConfigured(context: Context, issuer: string, user: ConfiguredUser) {
  const passwordHash = await hashPassword(context, user.password);
  await addUser(context, issuer, {
    ...user,
    passwordHash,
    // As if chosen the day before, so that the password may be changed immediately.
    passwordChangedAt: secondsFromNow(context, -SECONDS_PER_DAY),
  });
}

type NewUser = Pick<ConfiguredUser, 'subject' | 'username' | 'firstName' | 'lastName' | 'email'> & {
  readonly passwordHash: string | null;
  readonly passwordChangedAt?: Date;
  readonly mustChangePassword?: boolean | undefined;
  readonly passwordEndsAt?: Date | undefined;
  readonly isRecoveryDisallowed?: boolean | undefined;
};

/** Adds a user with a verified email address; `false` if the subject or username is taken. */
export function addUser(context: Context, issuer: string, user: NewUser): Promise<boolean> {
  const now = context.clock.now();
  const { subject } = user;
  return context.db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('users')
      .values({
        issuer,
        subject,
        username: user.username,
        username_key: usernameKey(user.username),
        password_hash: user.passwordHash,
        must_change_password: user.mustChangePassword ?? false,
        password_ends_at: user.passwordEndsAt ?? null,
        is_recovery_disallowed: user.isRecoveryDisallowed ?? false,
        first_name: user.firstName,
        last_name: user.lastName,
        created_at: now,
        password_changed_at: user.passwordChangedAt ?? now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('subject')
      .execute();
    if (inserted.length === 0) return false;
    const profile = jsonb({ email: user.email });
    await trx
      .insertInto('factors')
      .values({ issuer, subject, id: uuidv7(), kind: 'email', profile, created_at: now })
      .execute();
    return true;
  });
}
