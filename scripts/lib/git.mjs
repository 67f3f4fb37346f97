import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** The output of a git command; throws its error output if it fails. */
export function git(args, cwd = root) {
  const result = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (result.status !== 0)
    throw new Error(`git ${args.join(' ')}: ${result.stderr || result.error}`);
  return result.stdout.trimEnd();
}

/** The paths that a git command with `-z` prints. */
export const gitPaths = (args, cwd) => git(args, cwd).split('\0').filter(Boolean);

/** All files of the work tree that are not ignored; some of them may be deleted. */
export const listedFiles = (cwd) =>
  gitPaths(['ls-files', '--cached', '--others', '--exclude-standard', '-z'], cwd);
