import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { initializeFolder } from '../../packages/server/src/testing/emptyDump.ts';
import { hashOfSources } from './sources.mjs';
import { prepareDataFolder, startSystem } from './system.mjs';

/** Everything that determines the servers' initial data. */
const FOLDERS = [
  'apps/gateway',
  'apps/identity',
  'packages/server',
  'packages/validation',
  'scripts/demo',
];

const SERVERS = ['identity', 'gateway'];

/** What the data depends on beyond the sources: the people, the URLs, and the current day. */
function settingsOf({ env }) {
  const { IDENTITY_CONFIG: config, ISSUER_URL, IDENTITY_URL, GATEWAY_URL, PORTAL_ORIGIN } = env;
  const people = config ? readFileSync(config, 'utf8') : '';
  const today = new Date().toISOString().slice(0, 10);
  return JSON.stringify([people, ISSUER_URL, IDENTITY_URL, GATEWAY_URL, PORTAL_ORIGIN, today]);
}

/**
 * Copies the data of a first start into the data folder. The first call for these sources,
 * settings, and day makes the copy by starting the servers once.
 */
export async function copyDemoData(settings) {
  const caches = inRoot('node_modules', '.cache', 'demo-data');
  const cache = `${caches}/${hashOfSources(FOLDERS, settingsOf(settings))}`;
  if (!existsSync(cache)) {
    rmSync(caches, { recursive: true, force: true });
    const dataDir = `${caches}/unfinished`;
    prepareDataFolder(dataDir, true);
    for (const name of SERVERS) await initializeFolder(`${dataDir}/${name}`);
    const servers = startSystem(
      { ...settings, dataDir, env: { ...settings.env, DATA_DIR: dataDir } },
      { only: SERVERS },
    );
    await servers.ready;
    await servers.stop();
    renameSync(dataDir, cache);
  }
  prepareDataFolder(settings.dataDir, true);
  cpSync(cache, settings.dataDir, { recursive: true });
}
