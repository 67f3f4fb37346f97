import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Trx } from '../store/schema.ts';
import type { World } from './startWorld.ts';

/** The embedded database has only one connection, and a cluster's locks are on its workers. */
export const canSeeWaiting =
  process.env['TEST_DATABASE_URL'] !== undefined && process.env['TEST_CLUSTER'] === undefined;

/** Counts the transactions that wait for another to end. */
export async function countWaiting(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n;
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
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1);
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
