import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Pool, types, type QueryResult } from 'pg';
import { errorCode, StartupError } from '../errors.ts';
import type { Log } from '../log.ts';
import {
  listenEmbedded,
  listenPostgres,
  type OnNotification,
  type StopListening,
} from './listen.ts';
import { lockFolder } from './lock.ts';
import { migrateToLatest, type Migrations } from './migrate.ts';
import { plainPool, readPool } from './readPool.ts';
import { embeddedBytes, embeddedParsers, serverTypes } from './types.ts';

export interface RawResult {
  readonly rows: unknown[];
}

/** An open database: kysely for the stores, raw text for the job queue. */
export interface Database<Schema> {
  readonly db: Kysely<Schema>;
  /** For calls that read: their transactions begin with what may write, and plans are kept. */
  readonly reads: Kysely<Schema>;
  readonly kind: 'embedded' | 'postgres';
  /** Runs text outside of every kysely transaction; several statements when there are no values. */
  executeRaw(text: string, values?: readonly unknown[]): Promise<RawResult>;
  /** Hears of what committed transactions `NOTIFY` on a channel, of every instance. */
  listen(channel: string, hear: OnNotification): Promise<StopListening>;
  /** Runs the migrations that have not run yet; answers their names. */
  migrate(): Promise<string[]>;
  /** True when a query answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder of the embedded database. */
  readonly dataDir?: string | undefined;
  /** Connection string of PostgreSQL; wins over `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Connections to PostgreSQL at most; 10 by default. */
  readonly poolSize?: number | undefined;
  readonly migrations: Migrations;
  readonly log?: Log | undefined;
}

/**
 * Opens PostgreSQL (`databaseUrl`), or an embedded PostgreSQL in `dataDir`. Both give
 * the same values: 64-bit integers as numbers, dates as `YYYY-MM-DD`, instants as ISO text in UTC.
 *
 * @throws StartupError when the folder is taken or unwritable, or the server does not answer.
 */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  if (options.databaseUrl) return openPostgres(options, options.databaseUrl);
  if (options.dataDir) return openEmbedded(options, options.dataDir);
  throw new StartupError('No database: set DATA_DIR or DATABASE_URL.');
}

async function openEmbedded<Schema>(
  { migrations, log }: DatabaseOptions,
  folder: string,
): Promise<Database<Schema>> {
  const lock = lockFolder(folder);
  const pglite = await openFolder(folder).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  log?.debug({ kind: 'embedded' }, 'database open');
  const database = databaseOn<Schema>(pglite, migrations);
  const close = async () => {
    await database.close();
    if (!pglite.closed) await pglite.close();
    lock.release();
  };
  return { ...database, close };
}

/** What a database asks of the embedded PostgreSQL. */
export type Embedded = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'listen' | 'ready' | 'waitReady' | 'closed' | 'close'
>;

/** The database that an embedded PostgreSQL holds. */
export function databaseOn<Schema>(pglite: Embedded, migrations: Migrations): Database<Schema> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    reads: db,
    kind: 'embedded',
    executeRaw: (text, values) => runEmbedded(pglite, text, values),
    listen: (channel, hear) => listenEmbedded(pglite, channel, hear),
    migrate: () => migrateToLatest(db, migrations),
    isReady: () => answers(db),
    close: () => db.destroy(),
  };
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await createEmbedded({ dataDir: join(folder, 'database') });
  } catch (error) {
    throw new StartupError(
      `The database in ${folder} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Starts an embedded PostgreSQL, in memory unless the options name a folder. */
export async function createEmbedded(options: PGliteOptions = {}): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...options,
    parsers: { ...embeddedParsers, ...embeddedBytes.parsers },
    serializers: embeddedBytes.serializers,
    extensions: { btree_gin, pg_trgm },
  });
  // a new file of its log would be filled with zeros first, and every client would wait for that
  await pglite.exec('SET wal_init_zero = off');
  return pglite;
}

/** A statement that fails inside BEGIN … COMMIT must not leave the one connection aborted. */
async function runEmbedded(
  pglite: Embedded,
  text: string,
  values: readonly unknown[] | undefined,
): Promise<RawResult> {
  try {
    if (values?.length) return { rows: (await pglite.query(text, [...values])).rows };
    const results = await pglite.exec(text);
    return { rows: results.flatMap((result) => result.rows) };
  } catch (error) {
    await pglite.exec('ROLLBACK');
    throw error;
  }
}

async function openPostgres<Schema>(
  { migrations, poolSize = 10, log }: DatabaseOptions,
  connectionString: string,
): Promise<Database<Schema>> {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    types: serverTypes(types),
  });
  pool.on('error', (err) => log?.warn({ err }, 'an idle database connection failed'));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(
      `PostgreSQL does not answer (${errorCode(error) ?? 'unknown'}). Check DATABASE_URL.`,
    );
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: plainPool(pool) }) });
  const reads = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readPool(pool) }) });
  const lines = new Set<StopListening>();
  return {
    db,
    reads,
    kind: 'postgres',
    executeRaw: async (text, values) => {
      const result: QueryResult<object> | QueryResult<object>[] = await pool.query<object>(
        text,
        values ? [...values] : undefined,
      );
      return { rows: [result].flat().flatMap((one) => one.rows) };
    },
    listen: async (channel, hear) => {
      const stop = await listenPostgres(connectionString, channel, hear, log);
      lines.add(stop);
      return async () => {
        lines.delete(stop);
        await stop();
      };
    },
    migrate: () => migrateToLatest(db, migrations),
    isReady: () => answers(db),
    close: async () => {
      await Promise.all([...lines].map((stop) => stop()));
      await db.destroy();
    },
  };
}

async function answers<Schema>(db: Kysely<Schema>): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
