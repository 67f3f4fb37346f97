import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientConfig, FileConfig, IssuerConfig } from '../config/schema.ts';
import { startIdentity, type RunningIdentity } from './startIdentity.ts';

const DEMO = fileURLToPath(new URL('../../config/demo.json', import.meta.url));

/** A person for issuers that tests define. */
export const person = (name: string, overrides: Partial<IssuerConfig['users'][number]> = {}) => ({
  subject: `00u1${name}`,
  username: name,
  password: 'Copper-Lantern-41',
  firstName: 'Robin',
  lastName: 'Tester',
  email: `${name}@acme.example`,
  ...overrides,
});

/** An issuer for tests, in addition to the demo's. */
export const testIssuer = (
  name: string,
  change: Partial<Omit<IssuerConfig, 'name'>>,
): IssuerConfig => ({
  name,
  clients: ['forecourt-portal'],
  sendsCodeAtOnce: true,
  users: [],
  ...change,
});

/** Starts a server with the demo's configuration and the given changes. */
export async function startWithConfig(
  change: (demo: FileConfig) => Partial<FileConfig>,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningIdentity> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-config-'));
  const demo: FileConfig = JSON.parse(readFileSync(DEMO, 'utf8'));
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify({ ...demo, ...change(demo) }));
  const identity = await startIdentity({ IDENTITY_CONFIG: path, ...env });
  const stop = async () => {
    await identity.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...identity, stop };
}

/** Starts a server with additional issuers. The first one also serves the classic API. */
export const startWithIssuers = (
  issuers: readonly IssuerConfig[],
  env: Readonly<Record<string, string>> = {},
  clients: readonly ClientConfig[] = [],
): Promise<RunningIdentity> =>
  startWithConfig(
    (demo) => ({
      issuers: [...issuers, ...demo.issuers],
      clients: [...demo.clients, ...clients],
    }),
    env,
  );
