import { filledTables } from '@forecourt/server/testing';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';

/** Every call records when the account was last used, whatever its outcome. */
const NOTED_BY_EVERY_CALL = sql`'{last_activity_at,last_login_at}'::text[]`;
/** Tables that hold no account data, such as the keys that tell intents apart. */
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

/** Hashes every table's rows. Two fingerprints are equal only if nothing changed in between. */
export async function fingerprint(db: Db): Promise<Readonly<Record<string, string>>> {
  // skip empty tables, which would take most of the time
  const names = await filledTables(db, await tableNames(db));
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(names.map(hashOf), sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
