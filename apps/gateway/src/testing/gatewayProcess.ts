import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '@forecourt/server';
import { copyMigrated, makeInServer } from '@forecourt/server/testing';
import { migrations } from '../store/migrations/index.ts';
import type { Schema } from '../store/schema.ts';
import { createTestIssuer, TEST_AUDIENCE, type TestIssuer } from './tokens.ts';

/** Node's flags, as in a deployment. */
const FLAGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--conditions=@forecourt/source',
];
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface RunningGateway {
  readonly child: ChildProcess;
  readonly address: string;
}

/** A gateway that runs as a separate process, on data that outlives it when it is killed. */
export interface GatewayProcess {
  readonly issuer: TestIssuer;
  readonly issuerUrl: string;
  /** Opens the database while no gateway runs. */
  open(): Promise<Database<Schema>>;
  /** Starts it, with additional environment variables if given. Resolves once it is ready. */
  start(extraEnv?: Readonly<Record<string, string>>): Promise<RunningGateway>;
  /** Kills whatever still runs, and deletes the data. */
  clean(): Promise<void>;
}

async function serveIssuer(issuer: TestIssuer) {
  let issuerUrl = '';
  const provider = createServer((request, response) => {
    const isKeys = request.url?.endsWith('/keys') ?? false;
    const document = { issuer: issuerUrl, jwks_uri: `${issuerUrl}/keys` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? issuer.published : document));
  });
  provider.listen(0);
  await once(provider, 'listening');
  const address = provider.address();
  issuerUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}/oauth2/main`;
  return { provider, issuerUrl };
}

/** Creates its database: on the server of `TEST_DATABASE_URL` if set, otherwise in a folder. */
async function makeData(folder: string) {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return makeInServer(server, migrations);
  await copyMigrated(migrations, join(folder, 'gateway'));
  return { databaseUrl: '', drop: () => Promise.resolve() };
}

/** Creates a gateway process; `extraEnv` are additional environment variables. */
export async function gatewayProcess(
  extraEnv: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-kill-'));
  const { databaseUrl, drop } = await makeData(folder);
  const children: ChildProcess[] = [];
  const issuer = await createTestIssuer(() => new Date());
  const { provider, issuerUrl } = await serveIssuer(issuer);
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    CARD_KEYS: databaseUrl && ['1', '2'].map((digit) => digit.repeat(64)).join(),
    GATEWAY_PORT: '0',
    ISSUERS: issuerUrl,
    AUDIENCE: TEST_AUDIENCE,
    ...extraEnv,
  };
  return {
    issuer,
    issuerUrl,
    open: () =>
      openDatabase<Schema>({
        dataDir: join(folder, 'gateway'),
        databaseUrl: env.DATABASE_URL,
        migrations,
      }),
    async start(startEnv = {}) {
      const child = spawn(process.execPath, [...FLAGS, MAIN], {
        env: { ...env, ...startEnv },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const port = await new Promise<string>((resolve, reject) => {
        let text = '';
        const onData = (chunk: Buffer) => {
          text += chunk.toString();
          const match = /"port":(\d+),.*is ready/.exec(text)?.[1];
          if (match === undefined) return;
          // keep reading its output, so that it doesn't block, but discard it
          child.stdout?.off('data', onData).resume();
          resolve(match);
        };
        child.stdout?.on('data', onData);
        child.once('exit', () => reject(new Error('The gateway ended before it was ready.')));
      });
      return { child, address: `http://localhost:${port}` };
    },
    async clean() {
      provider.close();
      for (const child of children) child.kill('SIGKILL');
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
