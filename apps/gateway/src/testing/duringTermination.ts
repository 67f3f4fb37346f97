import { sql } from 'kysely';
import { expect } from 'vitest';
import { rowIn, setIn } from '../store/inAccount.ts';
import type { Db } from '../store/schema.ts';
import type { World } from './startWorld.ts';

/** The embedded database has only one connection, and a cluster's locks are on its workers. */
export const canSeeWaiting =
  process.env['TEST_DATABASE_URL'] !== undefined && process.env['TEST_CLUSTER'] === undefined;

async function isAnyoneWaiting(db: Db): Promise<boolean | undefined> {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waits`.execute(db);
  return rows[0]?.waits;
}

/** Acts while a driver is being terminated, and lets that finish once the action waits for it. */
export async function duringTermination<T>(
  { db, accountId }: World,
  driverId: string,
  act: () => Promise<T>,
): Promise<T> {
  const acting = await db.transaction().execute(async (trx) => {
    await rowIn(trx, accountId, 'drivers', driverId).forUpdate().execute();
    await setIn(trx, accountId, 'drivers', driverId, { status: 'terminated' });
    const response = act();
    await expect.poll(() => isAnyoneWaiting(db), { timeout: 10_000 }).toBe(true);
    return { response };
  });
  return acting.response;
}
