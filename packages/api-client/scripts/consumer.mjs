// Packs validation and api-client, installs both into an empty Node project and an empty Vite
// project, runs the first against a started gateway and builds the second.
//
//   GATEWAY_URL=http://localhost:4200 [ACCESS_TOKEN=…] node packages/api-client/scripts/consumer.mjs
//
// Without a token it proves that the gateway is reached and that a 401 is handled. SKIP_BUILD=1
// takes the packages as they were built last.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const parts = fileURLToPath(new URL('./consumer', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forecourt-consumer-'));
const say = (line) => process.stdout.write(`${line}\n`);

class StepFailed extends Error {}

/** Runs a program; gives what it wrote. */
function run(what, command, args, cwd, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  throw new StepFailed(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}\n${what} failed; see above.`);
}

function pack(name) {
  const cwd = join(packages, name);
  if (process.env.SKIP_BUILD !== '1') run(`Building ${name}`, 'pnpm', ['run', 'build'], cwd);
  run(`Packing ${name}`, 'pnpm', ['pack', '--pack-destination', folder], cwd);
  const file = readdirSync(folder).find((entry) => entry.startsWith(`forecourt-${name}-`));
  return `file:${join(folder, file)}`;
}

/** Writes a project with what it depends on, and installs it. */
function project(name, dependencies, tarballs) {
  const cwd = join(folder, name);
  mkdirSync(cwd, { recursive: true });
  const manifest = { name, private: true, type: 'module', dependencies };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
  const overrides = `overrides:\n  '@forecourt/validation': '${tarballs.validation}'\n`;
  writeFileSync(join(cwd, 'pnpm-workspace.yaml'), overrides);
  cpSync(join(parts, name), cwd, { recursive: true });
  const args = ['install', '--ignore-scripts', '--no-frozen-lockfile'];
  run(`Installing the ${name} project`, 'pnpm', args, cwd);
  return cwd;
}

/** Modules that a page of the build loads, also those in chunks that it shares. */
function modulesOf(cwd, page) {
  const read = (file) => JSON.parse(readFileSync(join(cwd, 'dist', file), 'utf8'));
  const manifest = read('.vite/manifest.json');
  const chunks = new Set();
  const visit = (name) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const next of manifest[name].imports ?? []) visit(next);
  };
  visit(page);
  return [...chunks].flatMap((name) => read(`${manifest[name].file}.map`).sources);
}

function checkNode(tarballs) {
  const dependencies = { '@forecourt/api-client': tarballs['api-client'] };
  const cwd = project('node', dependencies, tarballs);
  say(run('The Node project', process.execPath, ['main.mjs'], cwd).trim());
}

function checkVite(tarballs) {
  const { devDependencies } = JSON.parse(readFileSync(join(packages, '../package.json'), 'utf8'));
  const swr = JSON.parse(readFileSync(join(packages, 'api-client/package.json'), 'utf8'));
  const same = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'];
  const dependencies = {
    '@forecourt/api-client': tarballs['api-client'],
    swr: swr.devDependencies.swr,
    ...Object.fromEntries(same.map((name) => [name, devDependencies[name]])),
  };
  const cwd = project('vite', dependencies, tarballs);
  const bin = (name) => join(cwd, 'node_modules/.bin', name);
  run('The type check', bin('tsc'), ['-p', '.'], cwd);
  run('The build', bin('vite'), ['build'], cwd);
  const plain = modulesOf(cwd, 'plain.html');
  const unwanted = plain.filter((source) =>
    /\/(react|react-dom|swr)\/|\/(react|testing)\//.test(source),
  );
  if (plain.length === 0) throw new StepFailed('The bundle without React has no source map.');
  if (unwanted.length > 0) {
    throw new StepFailed(`The bundle without React carries ${unwanted.join(', ')}`);
  }
  say(`The Vite project builds; without React its bundle has ${plain.length} modules.`);
}

try {
  const tarballs = { validation: pack('validation'), 'api-client': pack('api-client') };
  checkNode(tarballs);
  checkVite(tarballs);
} catch (error) {
  process.stderr.write(`${error instanceof StepFailed ? error.message : error.stack}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
