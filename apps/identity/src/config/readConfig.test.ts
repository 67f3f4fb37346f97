import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '@forecourt/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';
import type { FileConfig } from './schema.ts';

const DEMO = fileURLToPath(new URL('../../config/demo.json', import.meta.url));
const PEOPLE = fileURLToPath(new URL('../../../../scripts/demo/people.json', import.meta.url));
const env = { DEMO_PEOPLE: PEOPLE };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-config-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a changed copy of the demo's configuration to a file and returns its path. */
function fileWith(change: (config: FileConfig) => unknown): string {
  const config: FileConfig = JSON.parse(readFileSync(DEMO, 'utf8'));
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify(change(config)));
  return path;
}
const readWith = (change: (config: FileConfig) => unknown) =>
  readConfig({ ...env, IDENTITY_CONFIG: fileWith(change) });
const proxiesOf = (TRUSTED_PROXIES: string | undefined) =>
  readConfig({ ...env, TRUSTED_PROXIES }).environment.trustedProxies;

describe('readConfig', () => {
  it('returns two issuers with their own users, and the portal client at PORTAL_ORIGIN', () => {
    const config = readConfig({ ...env, PORTAL_ORIGIN: 'https://fleet.example' });
    expect(config.issuers.map(({ name, users }) => [name, users.length])).toEqual([
      ['forecourt', 4],
      ['cp1', 2],
    ]);
    expect(config.clients[0]?.redirectUris).toEqual(['https://fleet.example/login/']);
    expect(config.clients[0]?.origins).toEqual(['https://fleet.example']);
  });

  it('adds another application through the configuration file alone', () => {
    const config = readWith((file) => ({
      ...file,
      clients: [...file.clients, { ...file.clients[0], id: 'depot-app', name: 'Depot' }],
      issuers: file.issuers.map((issuer) => ({
        ...issuer,
        clients: [...issuer.clients, 'depot-app'],
      })),
    }));
    expect(config.clients.map(({ id }) => id)).toEqual(['forecourt-portal', 'depot-app']);
  });

  it.each<[string, (config: FileConfig) => unknown, string]>([
    ['a member that is missing', ({ audience: _audience, ...rest }) => rest, 'audience is missing'],
    ['a member that is not known', (file) => ({ ...file, extra: 1 }), '(unknown: extra)'],
    [
      'a client that an issuer names and that is not there',
      (file) => ({ ...file, clients: file.clients.map((client) => ({ ...client, id: 'x' })) }),
      'unknown client forecourt-portal',
    ],
    [
      'an issuer that is there twice',
      (file) => ({ ...file, issuers: [...file.issuers, file.issuers[0]] }),
      'forecourt appears twice',
    ],
    [
      'an origin with a path',
      (file) => ({ ...file, clients: [{ ...file.clients[0], origins: ['http://a.example/b'] }] }),
      'clients.0.origins.0',
    ],
    [
      'a sign-out address that is none',
      (file) => ({ ...file, clients: [{ ...file.clients[0], backchannelLogoutUri: '/out' }] }),
      'clients.0.backchannelLogoutUri',
    ],
  ])('rejects %s with a one-line error', (_, change, text) => {
    const attempt = () => readWith(change);
    expect(attempt).toThrow(StartupError);
    expect(attempt).toThrow(text);
    expect(attempt).not.toThrow(/\n/);
  });

  it('names a missing environment variable that the file requires', () => {
    expect(() => readConfig({})).toThrow('needs the environment variable DEMO_PEOPLE');
  });

  it('names an invalid environment variable', () => {
    expect(() => readConfig({ ...env, IDENTITY_PORT: 'abc' })).toThrow(
      'Invalid configuration: check IDENTITY_PORT.',
    );
  });

  it('reads the addresses and ranges of our own proxies, and refuses anything else', () => {
    expect(proxiesOf(undefined)).toEqual([]);
    expect(proxiesOf('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    expect(() => proxiesOf('proxy.example')).toThrow('check TRUSTED_PROXIES.');
  });

  it('refuses production unless explicitly allowed, and never enables test controls there', () => {
    const production = { ...env, NODE_ENV: 'production', TEST_CONTROLS: '1' };
    expect(() => readConfig(production)).toThrow(StartupError);
    expect(() => readConfig(production)).toThrow(/^.*for development, demos, and tests.*$/);
    const allowed = readConfig({ ...production, IDENTITY_ALLOW_PRODUCTION: '1' });
    expect(allowed.environment.testControls).toBe(false);
    expect(readConfig({ ...env, TEST_CONTROLS: '1' }).environment.testControls).toBe(true);
  });
});
