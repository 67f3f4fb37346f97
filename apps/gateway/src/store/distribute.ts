import { migrationOf } from '@forecourt/server';
import { sql, type Kysely } from 'kysely';

/** Whether the database is the coordinator of a Citus cluster. */
async function isCluster(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_extension WHERE extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/** New tables are distributed by account if their key includes it, otherwise put on every node. */
const TABLES = sql`
  SELECT CASE WHEN EXISTS (SELECT FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary AND a.attname = 'account_id')
    THEN create_distributed_table(c.oid::regclass, 'account_id')
    ELSE create_reference_table(c.oid::regclass) END
  FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
    AND NOT c.relispartition AND c.relname NOT LIKE 'kysely%'
    AND NOT EXISTS (SELECT FROM pg_dist_partition p WHERE p.logicalrelid = c.oid)`;

/**
 * Functions with an account parameter run on the account's node, even in a transaction. A generic
 * plan can't know which node that is, so none is cached.
 */
const FUNCTIONS = `DO $$ DECLARE f regprocedure; BEGIN
  FOR f IN SELECT p.oid FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace AND 'of_account' = ANY (p.proargnames)
      AND NOT EXISTS (SELECT FROM pg_dist_object o
        WHERE o.objid = p.oid AND o.distribution_argument_index IS NOT NULL)
  LOOP
    EXECUTE format('ALTER FUNCTION %s RESET plan_cache_mode', f);
    PERFORM create_distributed_function(f, 'of_account', colocate_with => 'accounts',
      force_delegation => true);
  END LOOP;
END $$`;

/** Session settings on a cluster. Shards are modified in turn, so reference tables can be too. */
const SETTINGS = [
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET citus.multi_shard_modify_mode = sequential',
    current_database()); END $$`,
  'SET citus.multi_shard_modify_mode = sequential',
  // a shard's triggers only reach rows of their own account
  'SET LOCAL citus.enable_unsafe_triggers = on',
  'SET LOCAL citus.enable_local_reference_table_foreign_keys = off',
];

/**
 * A migration of the gateway's schema, statement by statement. On the coordinator of a Citus
 * cluster, each table and function is distributed right away, since later ones reference it.
 */
export const schemaOf = (statements: readonly string[]) => {
  const migration = migrationOf(statements);
  return {
    async up(db: Kysely<unknown>) {
      if (!(await isCluster(db))) return migration.up(db);
      for (const setting of SETTINGS) await sql.raw(setting).execute(db);
      for (const statement of statements) {
        await sql.raw(statement).execute(db);
        if (statement.startsWith('CREATE TABLE')) await TABLES.execute(db);
        if (statement.startsWith('CREATE FUNCTION')) await sql.raw(FUNCTIONS).execute(db);
      }
    },
  };
};
