import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { createEmbedded } from '../database/embedded.ts';

/** Where tests keep databases for one another. */
export const CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/databases/', import.meta.url),
);

/** Where the embedded database's code is, which names its version. */
export const embeddedCode = (): string =>
  createRequire(import.meta.url).resolve('@electric-sql/pglite');

const pathOf = () => {
  const name = createHash('sha256').update(dirname(embeddedCode())).digest('hex').slice(0, 24);
  return `${CACHE}empty-${name}.tar`;
};

/**
 * Makes the files of an empty embedded database unless they are there: initializing costs most. Tests do it
 * before their workers start, so that it is done once.
 */
export async function setup(): Promise<void> {
  const path = pathOf();
  if (process.env['TEST_DATABASE_URL'] || existsSync(path)) return;
  const fresh = await createEmbedded();
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  mkdirSync(CACHE, { recursive: true });
  const part = `${path}.${process.pid}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, path);
}

async function files(): Promise<Blob> {
  await setup();
  return new Blob([readFileSync(pathOf())]);
}

/** Puts those files into a data folder that no one has opened yet, which spares its first opening most of its time. */
export async function initializeFolder(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const fresh = await createEmbedded({
    dataDir: join(dataDir, 'database'),
    loadDataDir: await files(),
  });
  await fresh.close();
}

/** Starts an empty embedded database in memory from those files. */
export async function startEmpty(): Promise<PGlite> {
  return createEmbedded({
    loadDataDir: await files(),
    // zeroing the default, 128 MB, takes longer than all else
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}
