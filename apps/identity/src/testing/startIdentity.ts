import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyMigrated } from '@forecourt/server/testing';
import * as z from 'zod/mini';
import { migrations } from '../store/schema.ts';
import { ownDatabase } from './ownDatabase.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const PEOPLE = fileURLToPath(new URL('../../../../scripts/demo/people.json', import.meta.url));
const START_TRIES = 4000;
const TRY_MILLISECONDS = 25;

/** Where the application of the tests lives; nothing listens there. */
export const PORTAL = 'http://localhost:5309';

export interface RunningIdentity {
  readonly url: string;
  readonly issuer: string;
  /** Moves the server's clock. */
  moveClock(seconds: number): Promise<void>;
  /** Every line that the server logged. */
  lines(): string;
  /** Ends the process with a signal and starts another one on the same data. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the real server as a process of its own, with data of its own and clocks that move. */
export async function startIdentity(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningIdentity> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-identity-'));
  const database = await ownDatabase();
  if (!database) await copyMigrated(migrations, join(dataDir, 'identity'));
  let output = '';
  const keep = (chunk: Buffer) => void (output += chunk.toString());
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--conditions=@forecourt/source', MAIN], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        IDENTITY_PORT: String(port),
        PORTAL_ORIGIN: PORTAL,
        DATA_DIR: dataDir,
        DEMO: '1',
        DEMO_PEOPLE: PEOPLE,
        TEST_CONTROLS: '1',
        LOG_LEVEL: 'info',
        ...(database ? { IDENTITY_DATABASE_URL: database.url } : {}),
        ...env,
      },
    });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    await untilReady(url, child, () => output);
    return child;
  };
  let child = await launch();
  return {
    url,
    issuer: `${url}/oauth2/forecourt`,
    moveClock: (seconds) => post(`${url}/test/clock`, { moveSeconds: seconds }),
    lines: () => output,
    async restart(signal) {
      await end(child, signal);
      child = await launch();
    },
    async stop() {
      await end(child, 'SIGTERM');
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < START_TRIES && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, TRY_MILLISECONDS));
  }
  child.kill('SIGKILL');
  throw new Error(`The identity server did not start: ${output()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

async function post(url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

const outbox = z.object({
  messages: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      code: z.nullable(z.string()),
    }),
  ),
});

/** What went to an address, the newest first. */
export async function messagesTo(url: string, to: string) {
  const answer = await fetch(`${url}/demo/outbox.json`);
  const { messages } = outbox.parse(await answer.json());
  return messages.filter((message) => message.to === to);
}

/** The newest code that went to an address. */
export async function newestCode(url: string, to: string): Promise<string> {
  const sent = await messagesTo(url, to);
  const code = sent.find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code went to ${to}`);
  return code;
}
