import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve, type Database } from '@forecourt/server';
import { createTestDatabase } from '@forecourt/server/testing';
import * as z from 'zod/mini';
import { readConfig } from '../config/readConfig.ts';
import { createIdentity } from '../server.ts';
import { migrations, type Schema } from '../store/schema.ts';

const PEOPLE = fileURLToPath(new URL('../../../../scripts/demo/people.json', import.meta.url));

/** A cheap hash; the real cost has its own tests. */
const CHEAP = { cost: 2, blockSize: 8, parallelization: 1 };

/** The origin of the tests' application; nothing listens there. */
export const PORTAL = 'http://localhost:5309';

/** The environment of the tests' servers, in this process or in their own. */
export const identityEnv = (port: number): Readonly<Record<string, string>> => ({
  IDENTITY_PORT: String(port),
  PORTAL_ORIGIN: PORTAL,
  DEMO: '1',
  DEMO_PEOPLE: PEOPLE,
  TEST_CONTROLS: '1',
  LOG_LEVEL: 'info',
});

export interface RunningIdentity {
  readonly url: string;
  readonly issuer: string;
  /** Moves the server's clock forward. */
  moveClock(seconds: number): Promise<void>;
  /** Everything that the server has logged. */
  lines(): string;
  stop(): Promise<void>;
}

/** How a test reaches the server at a URL. */
export const connectTo = (url: string): Pick<RunningIdentity, 'url' | 'issuer' | 'moveClock'> => ({
  url,
  issuer: `${url}/oauth2/forecourt`,
  moveClock: (seconds) => post(`${url}/test/clock`, { moveSeconds: seconds }),
});

/** Starts the server in this process, with a movable clock and, by default, its own database. */
export async function startIdentity(
  env: Readonly<Record<string, string>> = {},
  database?: Database<Schema>,
): Promise<RunningIdentity> {
  // the URL is in the tokens, so the port is chosen before the server is created
  const port = await freePort();
  const logged: string[] = [];
  const identity = await createIdentity(readConfig({ ...identityEnv(port), ...env }), {
    database: database ?? (await createTestDatabase<Schema>(migrations)),
    logDestination: { write: (line) => void logged.push(line) },
    passwordCost: CHEAP,
  });
  const { app, log, close } = identity;
  const server = await serve(app, { port, log, onShutdown: close, signals: false });
  return {
    ...connectTo(`http://localhost:${port}`),
    lines: () => logged.join(''),
    stop: () => server.close(),
  };
}

/** A port that nothing is listening on at the moment. */
export async function freePort(): Promise<number> {
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

async function post(url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
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

/** Messages sent to an address, newest first. */
export async function messagesTo(url: string, to: string) {
  const response = await fetch(`${url}/demo/outbox.json`);
  const { messages } = outbox.parse(await response.json());
  return messages.filter((message) => message.to === to);
}

/** The newest code sent to an address. */
export async function newestCode(url: string, to: string): Promise<string> {
  const sent = await messagesTo(url, to);
  const code = sent.find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code went to ${to}`);
  return code;
}
