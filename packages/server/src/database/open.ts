import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig, type QueryResult } from 'pg';
import { errorCode, StartupError } from '../errors.ts';
import { answers } from './answers.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { statementLog } from './statementLog.ts';
import { postgresLine } from './listen.ts';
import { migrateToLatest, type Migrations } from './migrate.ts';
import { plainPool, readPool } from './readPool.ts';
import { serverTypes } from './types.ts';

/**
 * Opens PostgreSQL (`databaseUrl`), or an embedded PostgreSQL in `dataDir`. Both return the same
 * types: 64-bit integers as numbers, dates as `YYYY-MM-DD`, instants as ISO text in UTC.
 *
 * @throws StartupError if the folder is in use or not writable, or the server does not respond.
 */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  if (options.databaseUrl) return openPostgres(options, options.databaseUrl);
  if (options.dataDir) {
    // load the embedded PostgreSQL only if it is used
    const { openEmbedded } = await import('./embedded.ts').catch(missingEmbedded);
    return openEmbedded(options, options.dataDir);
  }
  throw new StartupError('No database: set DATA_DIR or DATABASE_URL.');
}

/** Explains that a built gateway does not include the embedded database. */
function missingEmbedded(error: unknown): never {
  if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new StartupError('This build has no database of its own: set DATABASE_URL.');
}

/** Reveals a vanished server on idle connections; `query_timeout` does so for statements. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How long a statement may exceed its timeout before the server is considered gone, in ms. */
const SILENT_MILLISECONDS = 2_000;

/** Limits every wait: for a connection, for a statement, and for locks. */
const timeouts = (milliseconds: number | undefined) =>
  milliseconds === undefined
    ? {}
    : {
        connectionTimeoutMillis: milliseconds,
        statement_timeout: milliseconds,
        // the server cancels a statement first; one that did not is gone
        query_timeout: milliseconds + SILENT_MILLISECONDS,
        lock_timeout: milliseconds,
        idle_in_transaction_session_timeout: milliseconds,
      };

/** A pool that logs failed connections; unhandled, one would end the process. */
function openPool(config: PoolConfig, log: DatabaseOptions['log']): Pool {
  const pool = new Pool({ ...ALIVE, ...config, types: serverTypes(types) });
  // the pool itself handles idle connections only
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (err) => log?.warn({ err }, 'a database connection failed')),
  );
  return pool;
}

/** Migrates on a separate connection, on which a statement may take as long as it needs. */
async function migrateAlone(
  connectionString: string,
  migrations: Migrations,
  log: DatabaseOptions['log'],
): Promise<string[]> {
  const pool = openPool({ connectionString, max: 1 }, log);
  const db = new Kysely({ dialect: new PostgresDialect({ pool: plainPool(pool) }) });
  try {
    return await migrateToLatest(db, migrations, {
      onWait: (wait) => log?.warn(wait, 'a migration is waiting for a lock and will retry'),
    });
  } finally {
    await db.destroy();
  }
}

async function openPostgres<Schema>(
  { migrations, poolSize = 10, timeoutMilliseconds, onStatement, log }: DatabaseOptions,
  connectionString: string,
): Promise<Database<Schema>> {
  const pool = openPool({ connectionString, max: poolSize, ...timeouts(timeoutMilliseconds) }, log);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(
      `PostgreSQL is not responding (${errorCode(error) ?? 'unknown'}). Check DATABASE_URL.`,
    );
  }
  const kyselyOn = (dialectPool: ReturnType<typeof plainPool>) =>
    new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: dialectPool }),
      ...statementLog(onStatement),
    });
  const db = kyselyOn(plainPool(pool));
  const reads = kyselyOn(readPool(pool));
  const line = postgresLine(connectionString, log);
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
    listen: (channel, listener) => line.listen(channel, listener),
    migrate: () => migrateAlone(connectionString, migrations, log),
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isReady: () => answers(db),
    close: async () => {
      await line.close();
      await db.destroy();
    },
  };
}
