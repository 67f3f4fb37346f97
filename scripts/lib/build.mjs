import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { fail, run } from './processes.mjs';
import { hashOfSources } from './sources.mjs';

/** Everything that goes into the portal's bundle. */
const FOLDERS = [
  'apps/portal',
  'packages/ui',
  'packages/validation',
  'packages/api-client',
  'scripts/vite',
];

/** A hash of the bundle and of what `npm run build` of a version puts next to it. */
export const hashOfPortal = (version) => hashOfSources([...FOLDERS, 'scripts', 'deploy'], version);

/** Builds the portal unless the bundle of these sources is there. */
export async function buildPortal() {
  const stamp = inRoot('node_modules', '.forecourt-portal');
  const hash = hashOfSources(FOLDERS);
  const isBuilt = existsSync(inRoot('apps/portal/dist/index.html'));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the portal…');
  // the page of drivers goes into the same folder, so it comes second
  for (const mode of ['production', 'driver']) {
    const { code, output } = await run('vite', ['build', '--mode', mode], {
      cwd: inRoot('apps/portal'),
      // whatever its caller runs in: a test would build React for development
      env: { ...process.env, NODE_ENV: 'production' },
      quiet: true,
    });
    if (code !== 0) fail(`${output}\nThe portal did not build; see above.`);
  }
  mkdirSync(inRoot('node_modules'), { recursive: true });
  writeFileSync(stamp, hash);
}
