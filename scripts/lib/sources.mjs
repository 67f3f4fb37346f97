import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'testing']);
const ONLY_CHECKED = /\.(test|stories|faults)\.tsx?$/;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !ONLY_CHECKED.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    })
    .toSorted((a, b) => (a < b ? -1 : 1));
}

/** A hash of the lockfile, of the folders without tests and stories, and of `settings`. */
export function hashOfSources(folders, settings = '') {
  const hash = createHash('sha256').update(settings);
  for (const file of folders.flatMap((folder) => filesUnder(inRoot(folder)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.update(readFileSync(inRoot('pnpm-lock.yaml'))).digest('hex');
}
