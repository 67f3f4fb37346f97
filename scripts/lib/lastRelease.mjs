import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { git } from './git.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './processes.mjs';

/** This file was added with the rule that a release works on the schema of the next one. */
const RULE = 'scripts/lib/lastRelease.mjs';

function tryGit(...args) {
  try {
    return git(args).split('\n').find(Boolean);
  } catch {
    return undefined; // no history: an unpacked archive
  }
}

/**
 * The commit of the previous release: the newest tag `v…` below HEAD or, before there is one, the
 * commit that introduced the rule. `undefined` if this history has none.
 */
export function lastRelease() {
  const below = ['--merged', 'HEAD', '--no-contains', 'HEAD'];
  const tag = tryGit('tag', '--list', 'v[0-9]*', ...below, '--sort=-version:refname');
  const commit = tag
    ? tryGit('rev-parse', `${tag}^{commit}`)
    : tryGit('log', '-1', '--diff-filter=A', '--format=%H', '--', RULE);
  return commit === tryGit('rev-parse', 'HEAD') ? undefined : commit;
}

/** Installs a commit's gateway with its own dependencies, and returns its folder. */
export async function installRelease(commit) {
  // not below node_modules, where Node does not run TypeScript
  const folder = inRoot('.data', 'releases', commit);
  if (existsSync(folder)) return folder;
  const partialFolder = `${folder}.part`;
  rmSync(partialFolder, { recursive: true, force: true });
  mkdirSync(partialFolder, { recursive: true });
  const archive = spawnSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  spawnSync('tar', ['-x', '-C', partialFolder], { input: archive.stdout });
  const { code, output } = await run(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@forecourt/gateway...'],
    { cwd: partialFolder, quiet: true },
  );
  if (code !== 0) throw new Error(`The packages of ${commit} were not installed:\n${output}`);
  renameSync(partialFolder, folder);
  return folder;
}
