import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migrations } from '../database/migrate.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { CACHE, embeddedCode, initializeFolder } from './emptyDump.ts';
import { lendDatabase } from './lend.ts';

/** A name for what the migrations do: a hash of every statement they send. */
async function nameOf(migrations: Migrations): Promise<string> {
  const hash = createHash('sha256').update(embeddedCode());
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => void hash.update(event.query.sql),
  });
  for (const name of Object.keys(migrations).toSorted()) {
    hash.update(name);
    await migrations[name]?.up(recorder);
  }
  return hash.digest('hex').slice(0, 24);
}

/**
 * Puts a migrated, empty embedded database into the folder, as a first start leaves it; made once and
 * kept for later tests.
 */
export async function copyMigrated(migrations: Migrations, dataDir: string): Promise<void> {
  const path = `${CACHE}${await nameOf(migrations)}`;
  if (!existsSync(path)) {
    const part = `${path}.${process.pid}`;
    await initializeFolder(part);
    const fresh = await openDatabase({ dataDir: part, migrations });
    await fresh.migrate();
    await fresh.close();
    try {
      renameSync(part, path);
    } catch (error) {
      // another process made it meanwhile
      if (!existsSync(path)) throw error;
      rmSync(part, { recursive: true });
    }
  }
  cpSync(path, dataDir, { recursive: true });
}

/** How a deployment opens its database, where a measurement has to do it alike. */
export interface TestDatabaseOptions {
  /** Where the embedded one keeps its files; in memory by default. */
  readonly dataDir?: string | undefined;
  /** Connections to PostgreSQL at most. */
  readonly poolSize?: number | undefined;
}

const TEST_POOL_SIZE = 4;

/** A migrated database of its own in a PostgreSQL server, dropped when it is closed. */
async function createInServer<Schema>(
  server: string,
  migrations: Migrations,
  poolSize: number,
): Promise<Database<Schema>> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await runInServer(server, `CREATE DATABASE ${name}`);
  const databaseUrl = address.toString();
  const database = await openDatabase<Schema>({ databaseUrl, migrations, poolSize });
  await database.migrate();
  const close = async () => {
    await database.close();
    await runInServer(server, `DROP DATABASE ${name}`);
  };
  return { ...database, close };
}

async function runInServer(databaseUrl: string, statement: string): Promise<void> {
  const server = await openDatabase({ databaseUrl, migrations: {}, poolSize: 1 });
  await server.executeRaw(statement);
  await server.close();
}

/**
 * A migrated, empty database for one test file: the embedded one of the test worker, or one of its
 * own in the server that `TEST_DATABASE_URL` names.
 */
export async function createTestDatabase<Schema>(
  migrations: Migrations,
  { dataDir, poolSize = TEST_POOL_SIZE }: TestDatabaseOptions = {},
): Promise<Database<Schema>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return createInServer<Schema>(url, migrations, poolSize);
  if (dataDir !== undefined) {
    await copyMigrated(migrations, dataDir);
    return openDatabase<Schema>({ dataDir, migrations });
  }
  return lendDatabase<Schema>(migrations);
}
