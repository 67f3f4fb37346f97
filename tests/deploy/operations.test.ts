import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInstalled } from '../support/bareMachine.ts';

// Runs docs/operations.md from first command to last, on an isolated machine made of namespaces.

const root = fileURLToPath(new URL('../../', import.meta.url));
const NAMESPACES = ['-m', '-n', '-p', '-f', '--mount-proc', '--kill-child'];
/** Allows for a busy machine. */
const BUILD_MS = 600_000;
const PAGE_MS = 900_000;
const PROGRAMS = ['pg_createcluster', 'pgbackrest', 'caddy', 'prometheus', 'openssl', 'curl', 'ip'];

/** What this machine lacks to run the test. */
function missing(): string[] {
  const programs = PROGRAMS.filter((program) => !isInstalled(program));
  if (!existsSync('/usr/lib/postgresql/15')) programs.push('PostgreSQL 15');
  const mayIsolate = spawnSync('unshare', [...NAMESPACES, 'true']).status === 0;
  return mayIsolate ? programs : [...programs, 'root on a Linux that allows namespaces'];
}
const lacks = missing();
if (lacks.length > 0)
  console.log(`Left out: docs/operations.md was not run; missing: ${lacks.join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'forecourt-operations-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(lacks.length > 0)('docs/operations.md', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), 'gateway', 'portal'], {
      cwd: root,
    });
  }, BUILD_MS);

  it(
    'works from the artifacts to a first account, monitoring, new keys, an upgrade, and restores',
    async () => {
      const authority = join(folder, 'authority.crt');
      const subject = ['-subj', '/CN=Operations test', '-days', '2', '-nodes'];
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:P-256',
          ...subject,
          '-keyout',
          `${authority}.key`,
          '-out',
          authority,
        ],
        { stdio: 'ignore' },
      );
      const machine = spawn(
        'unshare',
        [
          ...NAMESPACES,
          process.execPath,
          '--conditions=@forecourt/source',
          join(root, 'tests/support/debianMachine.ts'),
        ],
        {
          env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      let output = '';
      for (const stream of [machine.stdout, machine.stderr])
        stream.on('data', (text: Buffer) => (output += text.toString()));
      const [code] = await once(machine, 'exit');
      console.log(output);
      expect([code, output.includes('not run: apt-get')]).toEqual([0, true]);
    },
    PAGE_MS,
  );
});
