import type { PGlite } from '@electric-sql/pglite';
import type { Migrations } from '../database/migrate.ts';
import { databaseOn, type Embedded } from '../database/embedded.ts';
import type { Database } from '../database/database.ts';
import { startMigrated } from './emptyDump.ts';
import { filledTables } from './filledTables.ts';

/** A migrated embedded database that this process reuses for test after test. */
interface PooledDatabase {
  readonly pglite: PGlite;
  /** Works even while the database is not lent. */
  readonly db: Database<unknown>['db'];
  /** Its tables, and those that the migrations filled. */
  readonly tables: ReadonlySet<string>;
  readonly filled: ReadonlySet<string>;
}

const pool = new Map<Migrations, PooledDatabase[]>();

/**
 * A migrated, empty embedded database. Starting one costs more than most test files, so closing it
 * empties it and returns it for the next caller in this process.
 */
export async function lendDatabase<Schema>(migrations: Migrations): Promise<Database<Schema>> {
  const idle = pool.get(migrations) ?? [];
  pool.set(migrations, idle);
  const pooled = idle.pop() ?? (await createPooled(migrations));
  const { pglite, giveBack } = leaseOf(pooled.pglite);
  const database = databaseOn<Schema>(pglite, migrations);
  const close = async () => {
    if (pglite.closed) return;
    await database.close();
    await giveBack();
    await empty(pooled);
    idle.push(pooled);
  };
  return { ...database, close };
}

async function createPooled(migrations: Migrations): Promise<PooledDatabase> {
  const pglite = await startMigrated(migrations);
  const { db } = databaseOn<unknown>(pglite, migrations);
  const tables = await tablesOf(pglite);
  const filled = await filledTables(db, tables);
  return { pglite, db, tables: new Set(tables), filled: new Set(filled) };
}

/** Ends access with the lease: code still running then cannot reach anyone else's rows. */
function leaseOf(pglite: PGlite): { pglite: Embedded; giveBack: () => Promise<void> } {
  let isOver = false;
  const subscriptions = new Set<() => Promise<void>>();
  const open = () => {
    if (isOver) throw new Error('The database was given back.');
    return pglite;
  };
  const lease: Embedded = {
    get closed() {
      return isOver;
    },
    get ready() {
      return open().ready;
    },
    get waitReady() {
      return open().waitReady;
    },
    query: async (...args) => open().query(...args),
    exec: async (...args) => open().exec(...args),
    transaction: async (...args) => open().transaction(...args),
    listen: async (...args) => {
      const stop = await open().listen(...args);
      subscriptions.add(stop);
      return stop;
    },
    close: () => {
      isOver = true;
      return Promise.resolve();
    },
  };
  const giveBack = async () => {
    isOver = true;
    for (const stop of subscriptions) await stop();
  };
  return { pglite: lease, giveBack };
}

const quoted = (name: string) => `"${name}"`;

async function tablesOf(pglite: PGlite, condition = ''): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ${condition}`,
  );
  return rows.map(({ name }) => name);
}

/** Tables above this size are also vacuumed, to remove deleted rows. */
const CROWDED_BYTES = 1024 * 1024;

/**
 * Deletes every row and every table added since the migrations. Truncating would have to include
 * all referencing tables, which is nearly every table.
 */
async function empty({ pglite, db, tables, filled }: PooledDatabase): Promise<void> {
  const presentTables = await tablesOf(pglite);
  const addedTables = presentTables.filter((name) => !tables.has(name));
  if (addedTables.length > 0)
    await pglite.exec(`DROP TABLE ${addedTables.map(quoted).join()} CASCADE`);
  const ownTables = presentTables.filter((name) => tables.has(name));
  const nonEmpty = (await filledTables(db, ownTables)).filter((name) => !filled.has(name));
  if (nonEmpty.length === 0) return;
  const deletions = nonEmpty.map((name) => `DELETE FROM ${quoted(name)}`);
  // skip triggers and foreign keys: whatever references these rows is deleted too
  const skipTriggers = 'SET LOCAL session_replication_role = replica';
  await pglite.exec(['BEGIN', skipTriggers, ...deletions, 'COMMIT'].join(';'));
  const bloated = await tablesOf(pglite, `AND pg_relation_size(oid) > ${CROWDED_BYTES}`);
  if (bloated.length > 0) await pglite.exec(`VACUUM ${bloated.map(quoted).join()}`);
}
