import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readContainerfile } from './containerfile.ts';

/** Whether a program is installed on this machine. */
export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** The user that a command runs as; only root can change it. */
interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

const PATH = `${dirname(process.execPath)}:/usr/sbin:/usr/bin:/bin`;

/**
 * A folder with only what a Containerfile copies, instead of an image, for when there is no
 * container engine. Its commands run there with an empty environment, as the user that it names,
 * who cannot write to any of its files.
 */
export function bareMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bare-'));
  chmodSync(folder, 0o755);
  const running: ChildProcess[] = [];
  const inFolder = (word: string) =>
    word.startsWith('/srv') || word.startsWith('/opt') ? join(folder, word) : word;

  /** Starts a command in the folder. */
  function start(
    [program = '', ...args]: readonly string[],
    env: Readonly<Record<string, string>> = {},
    owner: Owner = {},
  ): ChildProcess {
    const child = spawn(program, args, {
      ...owner,
      cwd: folder,
      env: { PATH, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.push(child);
    return child;
  }

  return {
    folder,
    /** Copies the Containerfile's files; returns its commands, with `change` applied to words. */
    build(file: string, change: (word: string) => string = (word) => word) {
      const containerfile = readContainerfile(file);
      for (const { from, to } of containerfile.copies) {
        mkdirSync(dirname(inFolder(to)), { recursive: true });
        cpSync(from, inFolder(to), { recursive: true });
      }
      const owner =
        process.getuid?.() === 0 ? { uid: containerfile.user, gid: containerfile.user } : {};
      const toRun = (command: readonly string[]) => command.map((word) => change(inFolder(word)));
      return {
        /** Starts the entry point. */
        start: (env: Readonly<Record<string, string>> = {}) =>
          start(toRun(containerfile.entry), { ...containerfile.env, ...env }, owner),
        /** Runs the health check; true if it succeeds. */
        isHealthy: (): boolean => {
          const [program = '', ...args] = toRun(containerfile.health);
          return spawnSync(program, args, { ...owner, cwd: folder, env: { PATH } }).status === 0;
        },
      };
    },
    start,
    clean: async () => {
      for (const child of running) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the condition holds. @throws Error if the process ends first */
export async function until(condition: () => boolean | Promise<boolean>, child: ChildProcess) {
  while (!(await condition())) {
    if (child.exitCode !== null) throw new Error('The process ended.');
    await sleep(20);
  }
}
