import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../errors.ts';

/** Held while this process uses a data folder. */
export interface FolderLock {
  release(): void;
}

interface ProcessFacts {
  /** `Z` and `X`: ended, but not yet reaped by its parent. */
  readonly state: string;
  /** Start time in ticks, which tells a process from a later one with the same pid. */
  readonly startTicks: string;
}

/** Reads a process's facts from `/proc`; empty strings if there are none. */
function processFacts(pid: number): ProcessFacts {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return { state: '', startTicks: '' };
  }
}

function isAlive(owner: string): boolean {
  const [pidText, ticks = ''] = owner.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const { state, startTicks } = processFacts(pid);
  if (state === 'Z' || state === 'X') return false;
  return ticks === '' || startTicks === '' || ticks === startTicks;
}

function inUseError(folder: string, owner: string): StartupError {
  const pid = owner.trim().split(' ')[0] || 'unknown';
  return new StartupError(
    `The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
  );
}

function unwritableError(folder: string, error: unknown): StartupError {
  const code = errorCode(error) ?? 'unknown';
  return new StartupError(
    `The data folder ${folder} cannot be written to (${code}). Set DATA_DIR to a writable folder.`,
  );
}

function create(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, content);
    closeSync(file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

/** Removes a dead owner's lock file; restores it if a living process was faster. */
function removeStale(path: string, staleOwner: string): void {
  const asidePath = `${path}.${process.pid}`;
  try {
    renameSync(path, asidePath);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readOwner(asidePath) !== staleOwner) linkSync(asidePath, path);
  rmSync(asidePath, { force: true });
}

/**
 * Locks the data folder for this process before the embedded database opens it: two processes with
 * it open lose each other's rows.
 *
 * @throws StartupError if another living process holds it or the folder is not writable.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  const ownerLine = `${process.pid} ${processFacts(process.pid).startTicks}\n`;
  try {
    mkdirSync(folder, { recursive: true });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (create(path, ownerLine)) return { release: () => release(path, ownerLine) };
      const owner = readOwner(path);
      if (isAlive(owner)) throw inUseError(folder, owner);
      removeStale(path, owner);
    }
  } catch (error) {
    throw error instanceof StartupError ? error : unwritableError(folder, error);
  }
  throw inUseError(folder, readOwner(path));
}

function release(path: string, ownerLine: string): void {
  if (readOwner(path) === ownerLine) rmSync(path, { force: true });
}
