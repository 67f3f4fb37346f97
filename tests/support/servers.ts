import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Loading demo data takes minutes on a busy machine. */
const READY_SECONDS = 600;
const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface ServerAddresses {
  readonly identity: string;
  readonly gateway: string;
  readonly portal: string;
}

/** The identity provider and gateway in their own processes, with demo data in their own folder. */
export interface Servers {
  readonly dataDir: string;
  start(): Promise<void>;
  /** Stops both with a signal; they can be restarted on the same data. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Deletes their data. */
  clean(): void;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not become ready`);
}

/** Prepares the two servers of a test without starting them. */
export function serversAt(
  { identity, gateway, portal }: ServerAddresses,
  overrides: Readonly<Record<string, string>> = {},
): Servers {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-servers-'));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    IDENTITY_DATABASE_URL: '',
    DEMO: '1',
    DEMO_PEOPLE: fromRoot('scripts/demo/people.json'),
    PORTAL_ORIGIN: portal,
    ISSUER_URL: `${identity}/oauth2/forecourt`,
    IDENTITY_URL: identity,
    IDENTITY_PORT: new URL(identity).port,
    GATEWAY_PORT: new URL(gateway).port,
    LOG_LEVEL: 'error',
    ...overrides,
  };
  let running: ChildProcess[] = [];
  return {
    dataDir,
    async start() {
      running = ['identity', 'gateway'].map((name) =>
        spawn(
          process.execPath,
          ['--conditions=@forecourt/source', fromRoot(`apps/${name}/src/main.ts`)],
          { env, stdio: ['ignore', 'ignore', 'inherit'] },
        ),
      );
      await Promise.all(
        running.map((child, index) => waitUntilReady(index === 0 ? identity : gateway, child)),
      );
    },
    async end(signal) {
      const alive = running.filter((child) => child.exitCode === null && child.signalCode === null);
      const exits = alive.map((child) => once(child, 'exit'));
      for (const child of alive) child.kill(signal);
      await Promise.all(exits);
    },
    clean: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
