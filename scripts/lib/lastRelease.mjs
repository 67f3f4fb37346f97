import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { git } from './git.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './processes.mjs';

/** With this file came the rule that a release serves on the schema of the next one. */
const RULE = 'scripts/lib/lastRelease.mjs';

function ask(...args) {
  try {
    return git(args).split('\n').find(Boolean);
  } catch {
    return undefined; // no history: an unpacked archive
  }
}

/**
 * The commit of the release before this one: the newest tag `v…` below HEAD; before there is one,
 * the commit that brought the rule. undefined: there is none in this history.
 */
export function lastRelease() {
  const below = ['--merged', 'HEAD', '--no-contains', 'HEAD'];
  const tag = ask('tag', '--list', 'v[0-9]*', ...below, '--sort=-version:refname');
  const commit = tag
    ? ask('rev-parse', `${tag}^{commit}`)
    : ask('log', '-1', '--diff-filter=A', '--format=%H', '--', RULE);
  return commit === ask('rev-parse', 'HEAD') ? undefined : commit;
}

/** Puts a commit's gateway with its own packages into a folder, which is answered. */
export async function installRelease(commit) {
  // not below node_modules: Node reads no TypeScript there
  const folder = inRoot('.data', 'releases', commit);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const archive = spawnSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
  spawnSync('tar', ['-x', '-C', part], { input: archive.stdout });
  const { code, output } = await run(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@forecourt/gateway...'],
    { cwd: part, quiet: true },
  );
  if (code !== 0) throw new Error(`The packages of ${commit} were not installed:\n${output}`);
  renameSync(part, folder);
  return folder;
}
