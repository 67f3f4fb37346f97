// Empty projects outside the repository, in which its packed packages are installed.
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
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';

/** The versions with which a folder is developed, as dependencies of a project. */
export function versionsIn(folder, ...names) {
  const { devDependencies } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  return Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
}

/** The root's versions of the named packages. */
export const rootVersions = (...names) => versionsIn('.', ...names);

/** What every Vite project with React needs, in the root's versions. */
export const VITE_PROJECT = rootVersions(
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
);

/** A failure of a step; its message is all that a reader needs. */
export class StepFailed extends Error {}

/** Runs a program and returns its output. @throws StepFailed */
export async function step(title, command, args, cwd) {
  const { code, output } = await run(command, args, { cwd, quiet: true });
  if (code === 0) return output;
  throw new StepFailed(`${output}\n${title} failed; see above.`);
}

/** Runs a program of the project, such as its `tsc`. @throws StepFailed */
export const runBin = (title, cwd, name, ...args) =>
  step(title, join(cwd, 'node_modules/.bin', name), args, cwd);

/** Writes a file, creating the folders above it. */
export function writeText(cwd, path, text) {
  const file = join(cwd, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Builds and packs the package into the folder. SKIP_BUILD=1 packs the last build. */
async function pack(name, folder) {
  const cwd = inRoot('packages', name);
  if (process.env.SKIP_BUILD !== '1') {
    await step(`Building ${name}`, 'pnpm', ['run', 'build'], cwd);
  }
  await step(`Packing ${name}`, 'pnpm', ['pack', '--pack-destination', folder], cwd);
  const file = readdirSync(folder).find((entry) => entry.startsWith(`forecourt-${name}-`));
  return [`@forecourt/${name}`, `file:${join(folder, file)}`];
}

/** Creates a project with these dependencies and a folder's files, and installs it. */
async function install(folder, tarballs, { name, files, dependencies }) {
  const cwd = join(folder, name);
  const overrides = Object.entries(tarballs).map(([from, to]) => `  '${from}': '${to}'\n`);
  const manifest = { name, private: true, type: 'module', dependencies };
  writeText(cwd, 'package.json', JSON.stringify(manifest));
  writeText(cwd, 'pnpm-workspace.yaml', `overrides:\n${overrides.join('')}`);
  cpSync(files, cwd, { recursive: true });
  const args = ['install', '--ignore-scripts', '--no-frozen-lockfile'];
  await step(`Installing the ${name} project`, 'pnpm', args, cwd);
  return cwd;
}

/**
 * Packs packages of this repository and lets `work` install them where nothing else of it exists.
 * `tarballs` are dependencies by name; `project({ name, files, dependencies })` returns the folder
 * of a project with a copy of the folder `files`. Reports failures; removes everything at the end.
 */
export async function withPacked(names, work) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-consumer-'));
  try {
    const packed = [];
    for (const name of names) packed.push(await pack(name, folder));
    const tarballs = Object.fromEntries(packed);
    await work({ tarballs, project: (options) => install(folder, tarballs, options) });
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs a Vite project with React, checks its types, and builds it. Returns its folder. */
export async function buildWithVite({ tarballs, project }, files, dependencies) {
  const cwd = await project({
    name: 'vite',
    files: inRoot('scripts/consumer', files),
    dependencies: { ...tarballs, ...VITE_PROJECT, ...dependencies },
  });
  await runBin('The type check', cwd, 'tsc', '-p', '.');
  await runBin('The build', cwd, 'vite', 'build');
  return cwd;
}
