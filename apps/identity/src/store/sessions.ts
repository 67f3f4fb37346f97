import { jsonb } from '@forecourt/server';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { instantNow, secondsFromNow, type Context } from '../context.ts';
import { hashSecret, newSecret } from '../security/hashes.ts';
import { addSignIn } from './signIns.ts';

/** A person's session with the identity provider; its secret is in a cookie. */
export interface Session {
  readonly publicId: string;
  readonly issuer: string;
  readonly subject: string;
  /** How the person proved their identity, such as `pwd`, `otp`. */
  readonly amr: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

type NewSession = Pick<Session, 'issuer' | 'subject' | 'amr'> & { readonly userAgent: string };

/** Opens a session and its sign-in; returns the cookie's secret and the sign-in's id. */
export async function openSession(
  context: Context,
  { issuer, subject, amr, userAgent }: NewSession,
): Promise<{ readonly secret: string; readonly publicId: string }> {
  const secret = newSecret();
  const publicId = uuidv7();
  await addSignIn(context, { issuer, subject, id: publicId, userAgent });
  await context.db
    .insertInto('sessions')
    .values({
      id_hash: hashSecret(secret),
      issuer,
      subject,
      public_id: publicId,
      amr: jsonb([...amr]),
      created_at: context.clock.now(),
      expires_at: secondsFromNow(context, context.config.lifetimesSeconds.session),
    })
    .execute();
  return { secret, publicId };
}

/** Finds the live session of a cookie's secret. */
export async function findSession(
  context: Context,
  secret: string | undefined,
): Promise<Session | undefined> {
  if (!secret) return undefined;
  const row = await context.db
    .selectFrom('sessions')
    .selectAll()
    .where('id_hash', '=', hashSecret(secret))
    .where('expires_at', '>', instantNow(context))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    publicId: row.public_id,
    issuer: row.issuer,
    subject: row.subject,
    amr: row.amr,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}

/** Renews a live session's lifetime, but never beyond that of the tokens issued in it. */
export async function extendSession(context: Context, secret: string): Promise<void> {
  const { session, refreshToken } = context.config.lifetimesSeconds;
  const expiresAt = secondsFromNow(context, session);
  await context.db
    .updateTable('sessions')
    .set({
      expires_at: sql<string>`LEAST(${expiresAt}, created_at + make_interval(secs => ${refreshToken}))`,
    })
    .where('id_hash', '=', hashSecret(secret))
    .where('expires_at', '>', instantNow(context))
    .execute();
}

/** Ends the session of a cookie's secret, if any, but not the tokens issued in it. */
export async function endSession({ db }: Context, secret: string | undefined): Promise<void> {
  if (!secret) return;
  await db.deleteFrom('sessions').where('id_hash', '=', hashSecret(secret)).execute();
}
