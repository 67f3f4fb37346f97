import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { isFree } from './processes.mjs';

const isRoot = () => process.getuid?.() === 0;
const isDebianRoot = () => existsSync('/etc/debian_version') && isRoot();
const versionOf = (folder) => Number(/postgresql[/@](\d+)/.exec(folder)?.[1] ?? 0);

/** The newest folder with a PostgreSQL server's programs, or `null`. */
function binaries() {
  const folders = [
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
  ].flatMap((pattern) => globSync(pattern));
  const newest = folders
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted((a, b) => versionOf(b) - versionOf(a))[0];
  if (newest) return newest;
  const onPath = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout?.trim();
  return onPath ? join(onPath, '..') : null;
}

function install() {
  console.log('Installing PostgreSQL…');
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
}

/** A port that nothing listens on at this moment. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The server refuses to run as root, so root runs it as Debian's `postgres` user. */
function runAsOwner(command, args, folder) {
  const [program, ...programArgs] = isRoot()
    ? ['runuser', '-u', 'postgres', '--', command, ...args]
    : [command, ...args];
  const result = spawnSync(program, programArgs, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  if (result.status === 0) return;
  throw new Error(`${command} failed: ${result.stderr || result.stdout || result.error?.message}`);
}

/** The first of three consecutive free ports, below the ephemeral ones. */
async function findFreePorts() {
  for (;;) {
    const first = randomInt(20_000, 30_000);
    const areFree = await Promise.all([first, first + 1, first + 2].map(isFree));
    if (areFree.every(Boolean)) return first;
  }
}

/** The script that starts a Citus cluster: `CITUS_CLUSTER`, or the one next to the project. */
const clusterScript = () =>
  [process.env.CITUS_CLUSTER, inRoot('..', 'shared', 'citus', 'cluster')].find(
    (path) => path && existsSync(path),
  );

/**
 * Starts a Citus cluster with a coordinator and two workers: `{ url, env, stop }`, or `null` if
 * there is no script for it; with `env`, tests can kill its nodes and restart them.
 */
export async function startCluster() {
  const script = clusterScript();
  if (!script) return null;
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-citus-'));
  const env = {
    CITUS_CLUSTER: script,
    CITUS_FOLDER: folder,
    CITUS_PORT: String(await findFreePorts()),
    FSYNC: 'off',
  };
  const options = { env: { ...process.env, ...env }, encoding: 'utf8' };
  const call = (command) => spawnSync(script, [command, folder], options);
  const stop = () => call('down');
  const { status, stdout, stderr } = call('up');
  const url = stdout.trim().split('\n').at(-1);
  if (status === 0 && url.startsWith('postgres:')) return { url, env, stop };
  stop();
  throw new Error(`The Citus cluster did not start: ${stderr || stdout}`);
}

/**
 * Starts a new PostgreSQL in a temporary folder: `{ url, pid, stop }`, or `null` if none was found
 * or could be installed. Root on Debian installs Debian's package. `isDurable`: commits wait for
 * the disk, as in a deployment; tests do not need that. `isLarge`: with as much memory as it would
 * have on its own node.
 */
export async function startPostgres({ isDurable = false, isLarge = false } = {}) {
  let bin = binaries();
  if (!bin && isDebianRoot()) {
    install();
    bin = binaries();
  }
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  if (isRoot()) {
    chmodSync(folder, 0o700);
    spawnSync('chown', ['postgres:', folder]);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  const fsync = isDurable ? 'on' : 'off';
  const buffers = isLarge ? ' -c shared_buffers=1GB' : '';
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=${fsync} -c max_connections=200${buffers}`;
  const control = join(bin, 'pg_ctl');
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    const auth = ['--auth=trust', '--username=forecourt', '--encoding=UTF8', '--locale=C'];
    runAsOwner(join(bin, 'initdb'), ['-D', data, ...auth], folder);
    const log = join(folder, 'log');
    runAsOwner(control, ['-D', data, '-w', '-l', log, '-o', settings, 'start'], folder);
  } catch (error) {
    clean();
    throw error;
  }
  const stop = () => {
    runAsOwner(control, ['-D', data, '-m', 'immediate', '-w', 'stop'], folder);
    clean();
  };
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return { url: `postgres://forecourt@127.0.0.1:${port}/postgres`, pid, stop };
}
