import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type QueryResult } from 'pg';
import { errorCode, StartupError } from '../errors.ts';
import { answers } from './answers.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { heardBy } from './heardBy.ts';
import { postgresLine } from './listen.ts';
import { migrateToLatest, type Migrations } from './migrate.ts';
import { plainPool, readPool } from './readPool.ts';
import { serverTypes } from './types.ts';

/**
 * Opens PostgreSQL (`databaseUrl`), or an embedded PostgreSQL in `dataDir`. Both give
 * the same values: 64-bit integers as numbers, dates as `YYYY-MM-DD`, instants as ISO text in UTC.
 *
 * @throws StartupError when the folder is taken or unwritable, or the server does not answer.
 */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  if (options.databaseUrl) return openPostgres(options, options.databaseUrl);
  if (options.dataDir) {
    // only who has no PostgreSQL loads one
    const { openEmbedded } = await import('./embedded.ts').catch(missingEmbedded);
    return openEmbedded(options, options.dataDir);
  }
  throw new StartupError('No database: set DATA_DIR or DATABASE_URL.');
}

/** A built gateway comes without it. */
function missingEmbedded(error: unknown): never {
  if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new StartupError('This build has no database of its own: set DATABASE_URL.');
}

/** A server that is gone without a word is noticed on an idle connection, and by a statement without an end. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How much later than it should have ended a statement a server counts as gone. */
const SILENT_MILLISECONDS = 2_000;

/** Nothing waits for longer than someone would: neither for a connection nor for another's rows. */
const timeouts = (milliseconds: number | undefined) =>
  milliseconds === undefined
    ? {}
    : {
        connectionTimeoutMillis: milliseconds,
        statement_timeout: milliseconds,
        // the server ends a statement first; one that did not is gone
        query_timeout: milliseconds + SILENT_MILLISECONDS,
        lock_timeout: milliseconds,
        idle_in_transaction_session_timeout: milliseconds,
      };

/** On a connection of its own, on which a statement may take its time. */
async function migrateAlone(
  connectionString: string,
  migrations: Migrations,
  log: DatabaseOptions['log'],
): Promise<string[]> {
  const pool = new Pool({ connectionString, max: 1, ...ALIVE, types: serverTypes(types) });
  const db = new Kysely({ dialect: new PostgresDialect({ pool: plainPool(pool) }) });
  try {
    return await migrateToLatest(db, migrations, {
      onWait: (wait) => log?.warn(wait, 'a migration waits for a lock and will try again'),
    });
  } finally {
    await db.destroy();
  }
}

async function openPostgres<Schema>(
  { migrations, poolSize = 10, timeoutMilliseconds, onStatement, log }: DatabaseOptions,
  connectionString: string,
): Promise<Database<Schema>> {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    ...ALIVE,
    ...timeouts(timeoutMilliseconds),
    types: serverTypes(types),
  });
  // the pool hears of idle connections only: one that breaks within a transaction would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (err) => log?.warn({ err }, 'a database connection failed')),
  );
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(
      `PostgreSQL is not responding (${errorCode(error) ?? 'unknown'}). Check DATABASE_URL.`,
    );
  }
  const on = (dialectPool: ReturnType<typeof plainPool>) =>
    new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: dialectPool }),
      ...heardBy(onStatement),
    });
  const db = on(plainPool(pool));
  const reads = on(readPool(pool));
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
    listen: (channel, hear) => line.listen(channel, hear),
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
