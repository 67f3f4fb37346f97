import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyMigrated } from '@forecourt/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from './store/schema.ts';
import { startIdentity } from './testing/startIdentity.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PEOPLE = fileURLToPath(new URL('../../../scripts/demo/people.json', import.meta.url));

let taken: Server;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-identity-'));
  await copyMigrated(migrations, join(dataDir, 'identity'));
  taken = createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, resolve);
  });
});
afterAll(() => {
  taken.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the program until it ends by itself. */
function run(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['--conditions=@forecourt/source', MAIN], {
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      DEMO_PEOPLE: PEOPLE,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, errors }));
  });
}

it('ends on a port that is taken with one line', async () => {
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, errors } = await run({ IDENTITY_PORT: String(port) });
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} is in use. Stop what listens there or choose another port.`,
  );
});

it.each([
  ['production', { NODE_ENV: 'production' }, 'for development, demo and tests'],
  ['a configuration that is not there', { IDENTITY_CONFIG: '/nowhere.json' }, 'ENOENT'],
])('ends on %s with one line', async (_, env, text) => {
  const { code, errors } = await run(env);
  expect(code).toBe(1);
  expect(errors).toContain(text);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

it('has no outbox page and no test controls unless they are switched on', async () => {
  const identity = await startIdentity({ DEMO: '0', TEST_CONTROLS: '0' });
  try {
    expect((await fetch(`${identity.url}/demo/outbox.json`)).status).toBe(404);
    expect((await fetch(`${identity.url}/demo/outbox`)).status).toBe(404);
    const moved = await fetch(`${identity.url}/test/clock`, { method: 'POST', body: '{}' });
    expect(moved.status).toBe(404);
  } finally {
    await identity.stop();
  }
});
