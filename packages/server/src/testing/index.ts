import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import type { Migrations } from '../database/migrate.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { CACHE, initializeFolder, migratedFiles } from './emptyDump.ts';
import { createInServer, makeInServer } from './inServer.ts';
import { lendDatabase } from './lend.ts';
import { nameOf } from './nameOf.ts';

/**
 * Copies a migrated, empty embedded database into a folder, as a first start leaves it; it is made
 * once and cached for later tests.
 */
export async function copyMigrated(migrations: Migrations, dataDir: string): Promise<void> {
  const path = `${CACHE}${await nameOf(migrations)}`;
  if (!existsSync(path)) {
    const temporaryPath = `${path}.${process.pid}`;
    await initializeFolder(temporaryPath, await migratedFiles(migrations));
    try {
      renameSync(temporaryPath, path);
    } catch (error) {
      // another process has created it in the meantime
      if (!existsSync(path)) throw error;
      rmSync(temporaryPath, { recursive: true });
    }
  }
  cpSync(path, dataDir, { recursive: true });
}

export { filledTables } from './filledTables.ts';
export { makeInServer };
export { withStatementsOnManyNodes } from './onManyNodes.ts';

/** Opens the database as a deployment does, for measurements. */
export interface TestDatabaseOptions {
  /** The embedded database's folder; defaults to memory. */
  readonly dataDir?: string | undefined;
  /** Maximum number of connections to PostgreSQL; defaults to 4. */
  readonly poolSize?: number | undefined;
}

const TEST_POOL_SIZE = 4;

/**
 * A migrated, empty database for one test file: the test worker's embedded one, or a new one on the
 * server of `TEST_DATABASE_URL`.
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
