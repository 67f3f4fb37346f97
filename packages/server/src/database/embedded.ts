import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { StartupError } from '../errors.ts';
import { answers } from './answers.ts';
import type { Database, DatabaseOptions, RawResult } from './database.ts';
import { statementLog } from './statementLog.ts';
import { checked } from './listen.ts';
import { lockFolder } from './lock.ts';
import { migrateToLatest, type Migrations } from './migrate.ts';
import { embeddedBytes, embeddedParsers } from './types.ts';

/** Opens the embedded PostgreSQL in a folder and locks the folder for this process. */
export async function openEmbedded<Schema>(
  { migrations, onStatement, log }: DatabaseOptions,
  folder: string,
): Promise<Database<Schema>> {
  const lock = lockFolder(folder);
  const pglite = await openFolder(folder).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  log?.debug({ kind: 'embedded' }, 'database open');
  const database = databaseOn<Schema>(pglite, migrations, onStatement);
  const close = async () => {
    await database.close();
    if (!pglite.closed) await pglite.close();
    lock.release();
  };
  return { ...database, close };
}

/** The part of PGlite that a database uses. */
export type Embedded = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'listen' | 'ready' | 'waitReady' | 'closed' | 'close'
>;

/** Wraps an embedded PostgreSQL as a database. */
export function databaseOn<Schema>(
  pglite: Embedded,
  migrations: Migrations,
  onStatement?: DatabaseOptions['onStatement'],
): Database<Schema> {
  const db = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite }),
    ...statementLog(onStatement),
  });
  return {
    db,
    reads: db,
    kind: 'embedded',
    executeRaw: (text, values) => runEmbedded(pglite, text, values),
    listen: (channel, listener) => pglite.listen(checked(channel), listener),
    migrate: () => migrateToLatest(db, migrations),
    connections: () => ({}),
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
  // a new WAL segment would be filled with zeros first, and every client would wait for that
  await pglite.exec('SET wal_init_zero = off');
  return pglite;
}

/** Runs SQL; if it fails inside BEGIN … COMMIT, the only connection must not stay aborted. */
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
