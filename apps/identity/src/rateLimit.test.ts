import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileConfig } from './config/schema.ts';
import { interactFields, postForm } from './testing/signInByWire.ts';
import { startIdentity, type RunningIdentity } from './testing/startIdentity.ts';

const DEMO = fileURLToPath(new URL('../config/demo.json', import.meta.url));

let folder = '';
let identity: RunningIdentity;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-config-'));
  const config: FileConfig = JSON.parse(readFileSync(DEMO, 'utf8'));
  const limits = { ...config.rateLimits, signInsPerAddressPerMinute: 2 };
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify({ ...config, rateLimits: limits }));
  identity = await startIdentity({ IDENTITY_CONFIG: path });
});
afterAll(async () => {
  await identity.stop();
  rmSync(folder, { recursive: true });
});

it('refuses the third sign-in of an address in a minute where two are allowed', async () => {
  const begin = async () =>
    (await postForm(`${identity.issuer}/v1/interact`, interactFields)).status;
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  await identity.moveClock(61);
  expect(await begin()).toBe(200);
});
