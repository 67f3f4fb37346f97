import { instantNow, type Context } from '../context.ts';

const EXPIRING = [
  'transactions',
  'sessions',
  'sign_ins',
  'oidc_records',
  'denied_tokens',
  'links',
  'pushes',
  'challenges',
] as const;

/** Deletes expired rows; nothing that is still valid depends on them. */
export async function dropExpired(context: Context): Promise<void> {
  const { db } = context;
  const now = instantNow(context);
  for (const table of EXPIRING) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  }
  await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
}
