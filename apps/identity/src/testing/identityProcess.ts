import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyMigrated } from '@forecourt/server/testing';
import { migrations } from '../store/schema.ts';
import { ownDatabase } from './ownDatabase.ts';
import { freePort, identityEnv, connectTo, type RunningIdentity } from './startIdentity.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const LISTENS = '"msg":"listening"';

/** The server in its own process, on data that outlives it. */
export interface IdentityProcess extends RunningIdentity {
  start(): Promise<void>;
  /** Ends the process with a signal and waits for it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** The environment of the process. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Spawns the program. */
function runMain(env: Readonly<Record<string, string | undefined>>): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, ['--conditions=@forecourt/source', MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  });
}

/** Runs the program until it exits. */
export async function runToEnd(
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ code: unknown; errors: string }> {
  const child = runMain({ ...env, LOG_LEVEL: 'silent' });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, errors };
}

/** Prepares a server in its own process; `start` runs it. */
export async function identityProcess(): Promise<IdentityProcess> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-identity-'));
  const database = await ownDatabase();
  if (!database) await copyMigrated(migrations, join(folder, 'identity'));
  const env = { ...identityEnv(port), DATA_DIR: folder, IDENTITY_DATABASE_URL: database?.url };
  let output = '';
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };
  return {
    ...connectTo(`http://localhost:${port}`),
    env,
    lines: () => output,
    async start() {
      child = runMain(env);
      await waitUntilListening(child, (text) => void (output += text));
    },
    end,
    async stop() {
      await end('SIGTERM');
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function waitUntilListening(child: ChildProcess, append: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: Buffer) => {
      append(chunk.toString());
      text += chunk.toString();
      if (text.includes(LISTENS)) resolve();
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', () => reject(new Error(`The identity server did not start: ${text}`)));
  });
}
