import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('keeps the data when the option is mistyped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-serve-'));
  writeFileSync(join(folder, 'kept'), '');
  // the portal's port is taken, so that nothing can start in any case
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const script = fileURLToPath(new URL('serve.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--rest'], {
    env: { ...process.env, DATA_DIR: folder, PORTAL_PORT: String(port) },
    encoding: 'utf8',
  });
  const files = readdirSync(folder);
  taken.close();
  rmSync(folder, { recursive: true, force: true });
  expect({ status, stderr: stderr.trim(), files }).toEqual({
    status: 1,
    stderr: 'Unknown option --rest. To start over with fresh data: npm start -- --reset',
    files: ['kept'],
  });
});
