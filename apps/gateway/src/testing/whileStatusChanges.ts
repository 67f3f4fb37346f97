import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Trx } from '../store/schema.ts';
import type { World } from './startWorld.ts';

/** The embedded database has only one connection, and a cluster's locks are on its workers. */
export const canSeeWaiting =
  process.env['TEST_DATABASE_URL'] !== undefined && process.env['TEST_CLUSTER'] === undefined;

async function isAnyoneWaiting(db: Db): Promise<boolean | undefined> {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted) AS waits`.execute(db);
  return rows[0]?.waits;
}

/** Acts after someone else's change, which is committed once the action waits for it. */
export async function whileUncommitted<T>(
  { db }: Pick<World, 'db'>,
  change: (trx: Trx) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const acting = await db.transaction().execute(async (trx) => {
    await change(trx);
    const response = act();
    await expect.poll(() => isAnyoneWaiting(db), { timeout: 10_000 }).toBe(true);
    return { response };
  });
  return acting.response;
}

interface StatusChange {
  readonly table: 'drivers' | 'prompted_ids';
  readonly id: string;
  readonly status: 'terminated' | 'off';
}

/** Acts while someone else changes a row's status, and lets that finish once the action waits. */
export const whileStatusChanges = <T>(
  { db, accountId }: World,
  { table, id, status }: StatusChange,
  act: () => Promise<T>,
): Promise<T> => {
  const change = async (trx: Trx) => {
    const row = sql`account_id = ${accountId} AND id = ${id}`;
    await sql`SELECT FROM ${sql.table(table)} WHERE ${row} FOR UPDATE`.execute(trx);
    await sql`UPDATE ${sql.table(table)} SET status = ${status}, version = version + 1
      WHERE ${row}`.execute(trx);
  };
  return whileUncommitted({ db }, change, act);
};
