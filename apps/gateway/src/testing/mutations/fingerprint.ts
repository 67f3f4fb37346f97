import { filledTables } from '@forecourt/server/testing';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';

/** When someone last used the account is noted by every call, whatever becomes of it. */
const NOTED_BY_EVERY_CALL = sql`'{last_activity_at,last_login_at}'::text[]`;
/** What tells two calls of one intent apart belongs to no account's data. */
const NOT_DATA = ['idempotency_keys', 'kysely_migration', 'kysely_migration_lock'];

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !NOT_DATA.includes(name));
}

const hashOf = (table: string) => sql`
  select ${table}::text as name,
    md5(coalesce(string_agg((to_jsonb(t) - ${NOTED_BY_EVERY_CALL})::text, ',' order by t::text), '')) as hash
  from ${sql.table(table)} as t`;

/** A hash of every table's rows: two are equal exactly when nothing was changed in between. */
export async function fingerprint(db: Db): Promise<Readonly<Record<string, string>>> {
  // to hash all costs most where nothing is
  const names = await filledTables(db, await tableNames(db));
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(names.map(hashOf), sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
