import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { fail, run } from './processes.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    })
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** A hash of everything that goes into the portal's bundle. */
function sourceHash() {
  const hash = createHash('sha256');
  const folders = [
    'apps/portal',
    'packages/ui',
    'packages/validation',
    'packages/api-client',
    'scripts/vite',
  ];
  for (const file of folders.flatMap((folder) => filesUnder(inRoot(folder)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.update(readFileSync(inRoot('pnpm-lock.yaml'))).digest('hex');
}

/** Builds the portal unless the bundle of these sources is there. */
export async function buildPortal() {
  const stamp = inRoot('node_modules', '.forecourt-portal');
  const hash = sourceHash();
  const isBuilt = existsSync(inRoot('apps/portal/dist/index.html'));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the portal…');
  const { code, output } = await run('vite', ['build'], {
    cwd: inRoot('apps/portal'),
    quiet: true,
  });
  if (code !== 0) fail(`${output}\nThe portal did not build; see above.`);
  mkdirSync(inRoot('node_modules'), { recursive: true });
  writeFileSync(stamp, hash);
}
