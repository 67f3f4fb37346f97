import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runOrFail } from './processes.mjs';
import { hashOfSources } from './sources.mjs';

/** The folders that go into the portal's bundle. */
const FOLDERS = [
  'apps/portal',
  'packages/ui',
  'packages/validation',
  'packages/api-client',
  'scripts/vite',
];

/** A hash of the bundle's sources, and of what `npm run build` of a version puts next to it. */
export const hashOfPortal = (version) => hashOfSources([...FOLDERS, 'scripts', 'deploy'], version);

/** Runs `make` unless `file` was made from sources with this hash; `name` identifies the stamp. */
export async function unlessUpToDate({ name, file, hash }, make) {
  const stamp = inRoot('node_modules', `.forecourt-${name}`);
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // a half-finished result must not count as made
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(inRoot('node_modules'), { recursive: true });
  writeFileSync(stamp, hash);
}

async function bundlePortal() {
  console.log('Building the portal…');
  // the driver page goes into the same folder, so it is built second
  for (const mode of ['production', 'driver']) {
    await runOrFail('Building the portal', 'vite', ['build', '--mode', mode], {
      cwd: inRoot('apps/portal'),
      // whatever the caller's is: a test would build React for development
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
}

/** Builds the portal unless there is a bundle of these sources. */
export const buildPortal = () =>
  unlessUpToDate(
    {
      name: 'portal',
      file: inRoot('apps/portal/dist/index.html'),
      hash: hashOfSources(FOLDERS),
    },
    bundlePortal,
  );
