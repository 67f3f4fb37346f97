import type { Context } from '../context.ts';

/** Denies an access token before it expires; stored until it would have expired anyway. */
export async function denyToken(
  { db }: Context,
  token: { issuer: string; jti: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('denied_tokens')
    .values({ issuer: token.issuer, jti: token.jti, expires_at: token.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isDenied({ db }: Context, issuer: string, jti: string): Promise<boolean> {
  const row = await db
    .selectFrom('denied_tokens')
    .select('jti')
    .where('issuer', '=', issuer)
    .where('jti', '=', jti)
    .executeTakeFirst();
  return row !== undefined;
}
