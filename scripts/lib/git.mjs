import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** What a command of git answers; throws what it says when it fails. */
export function git(args, cwd = root) {
  const run = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr || run.error}`);
  return run.stdout.trimEnd();
}

/** The paths that a command with `-z` answers. */
export const gitPaths = (args, cwd) => git(args, cwd).split('\0').filter(Boolean);

/** All files of the work tree that are not ignored; some may be deleted there. */
export const listedFiles = (cwd) =>
  gitPaths(['ls-files', '--cached', '--others', '--exclude-standard', '-z'], cwd);
