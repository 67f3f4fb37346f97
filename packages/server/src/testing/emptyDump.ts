import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { createEmbedded, databaseOn } from '../database/embedded.ts';
import type { Migrations } from '../database/migrate.ts';
import { embeddedCode, nameOf } from './nameOf.ts';

/** Where tests cache databases for one another. */
export const CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/databases/', import.meta.url),
);

const pathOf = () => {
  const name = createHash('sha256').update(dirname(embeddedCode())).digest('hex').slice(0, 24);
  return `${CACHE}empty-${name}.tar`;
};

/** Stores all files of an embedded database. */
async function store(pglite: PGlite, path: string): Promise<void> {
  // otherwise, whoever starts from the files would have to replay the log
  await pglite.exec('CHECKPOINT');
  const dump = await pglite.dumpDataDir('none');
  mkdirSync(CACHE, { recursive: true });
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, Buffer.from(await dump.arrayBuffer()));
  renameSync(temporaryPath, path);
}

/**
 * Creates the files of an empty embedded database unless they exist, since initializing costs most.
 * Tests run this before their workers start, so that it happens once.
 */
export async function setup(): Promise<void> {
  const path = pathOf();
  if (process.env['TEST_DATABASE_URL'] || existsSync(path)) return;
  const pglite = await createEmbedded();
  await store(pglite, path);
  await pglite.close();
}

async function emptyFiles(): Promise<Blob> {
  await setup();
  return new Blob([readFileSync(pathOf())]);
}

/** Starts an embedded database in memory from stored files. */
const start = (loadDataDir: Blob): Promise<PGlite> =>
  createEmbedded({
    loadDataDir,
    // zeroing the default, 128 MB, takes longer than everything else
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });

/** The files of a migrated, empty embedded database, cached: migrating is slower than starting. */
export async function migratedFiles(migrations: Migrations): Promise<Blob> {
  const path = `${CACHE}migrated-${await nameOf(migrations)}.tar`;
  if (!existsSync(path)) {
    const pglite = await start(await emptyFiles());
    await databaseOn(pglite, migrations).migrate();
    await store(pglite, path);
    await pglite.close();
  }
  return new Blob([readFileSync(path)]);
}

/**
 * Puts files, by default those of an empty database, into a new data folder, which saves most of
 * the time of its first opening.
 */
export async function initializeFolder(dataDir: string, files?: Blob): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const pglite = await createEmbedded({
    dataDir: join(dataDir, 'database'),
    loadDataDir: files ?? (await emptyFiles()),
  });
  await pglite.close();
}

/** Starts a migrated, empty embedded database in memory. */
export async function startMigrated(migrations: Migrations): Promise<PGlite> {
  return start(await migratedFiles(migrations));
}
