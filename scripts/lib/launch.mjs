import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot, root } from './paths.mjs';
import { onSignals } from './processes.mjs';

/** Commands of `package.json` that run through this script. */
const COMMANDS = Object.values(
  JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts,
).flatMap((line) => /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1] ?? []);
const KEPT_NPM_SETTINGS = new Set(['npm_config_registry', 'npm_config_cafile']);

/** The environment without npm's own variables, which would affect pnpm and child scripts. */
function plainEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config|package|lifecycle)_/.test(name) || KEPT_NPM_SETTINGS.has(name),
  );
  return Object.fromEntries(entries);
}

/** Installs if the lockfile has changed since the last install; otherwise needs no network. */
function install(env) {
  const { devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const stamp = inRoot('node_modules', '.forecourt-install');
  const hash = createHash('sha256')
    .update(readFileSync(inRoot('pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing what Forecourt needs…');
  const args = [
    'exec',
    '--yes',
    `--package=pnpm@${devDependencies.pnpm}`,
    '--',
    'pnpm',
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
  ];
  const result = spawnSync('npm', args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trimEnd());
    console.error(
      'The install did not finish; see above. Check the network and run the command again.',
    );
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** A Node 24: this one, or the one from the dependencies. */
function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const require = createRequire(inRoot('package.json'));
  for (const prefix of ['node-', 'node-bin-']) {
    const name = `${prefix}${process.platform}-${process.arch}`;
    try {
      return join(dirname(require.resolve(`${name}/package.json`)), 'bin', 'node');
    } catch {
      // not published for this platform under this name
    }
  }
  console.error(
    `Forecourt does not include Node 24 for ${process.platform}-${process.arch}. Install Node 24 and run the command again.`,
  );
  process.exit(1);
}

/** Installs, then runs `scripts/<command>.mjs` on Node 24 and exits with its code. */
export function launch(command, args) {
  if (!COMMANDS.includes(command)) {
    console.error(`Unknown command ${command}. Use one of ${COMMANDS.join(', ')}.`);
    process.exit(2);
  }
  const env = plainEnvironment();
  install(env);
  const node = nodeBinary();
  // with a compile cache, the servers start faster
  env.NODE_COMPILE_CACHE = inRoot('node_modules', '.cache', 'compiled');
  env.PATH = [dirname(node), inRoot('node_modules', '.bin'), env.PATH].join(delimiter);
  const script = join(dirname(fileURLToPath(import.meta.url)), '..', `${command}.mjs`);
  const child = spawn(node, [script, ...args], { cwd: root, env, stdio: 'inherit' });
  // The child receives the same signal; this process waits until it has closed its databases.
  onSignals((signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
