import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../errors.ts';
import { lockFolder } from './lock.ts';

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses a folder that a running process holds, and names the process', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartupError);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
  });

  it('takes over the lock of a process that ended without releasing it', () => {
    writeFileSync(join(folder, 'lock'), '2147483646 1\n');
    lockFolder(folder).release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'takes over the lock if its PID now belongs to another process',
    () => {
      writeFileSync(join(folder, 'lock'), `${process.pid} 1\n`);
      lockFolder(folder).release();
      expect(existsSync(join(folder, 'lock'))).toBe(false);
    },
  );

  it.runIf(process.platform === 'linux')(
    'takes over the lock of a killed process that its parent has not reaped',
    async () => {
      const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; exec sleep 30']);
      const [output] = await once(parent.stdout, 'data');
      const pid = String(output).trim();
      // wait until the parent has become a program that never reaps its children
      await expect
        .poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8'), { timeout: 10_000 })
        .toBe('sleep\n');
      process.kill(Number(pid), 'SIGKILL');
      await expect
        .poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 10_000 })
        .toContain(' Z ');
      writeFileSync(join(folder, 'lock'), `${pid} \n`);
      lockFolder(folder).release();
      parent.kill('SIGKILL');
    },
  );

  it('takes over an empty lock file left by a crash during locking', () => {
    writeFileSync(join(folder, 'lock'), '');
    lockFolder(folder).release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('reports in one line that a folder cannot be written to', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const lock = () => lockFolder(join(file, 'data'));
    expect(lock).toThrow(StartupError);
    expect(lock).toThrow(/^The data folder .* cannot be written to \(ENOTDIR\).*$/);
  });

  it('does not release a lock that another owner holds', () => {
    const lock = lockFolder(folder);
    writeFileSync(join(folder, 'lock'), '1 0\n');
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});
