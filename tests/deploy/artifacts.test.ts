import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, kindOf } from '../../apps/portal/headers.config.ts';
import { freePort, startPostgres } from '../../scripts/lib/postgres.mjs';
import { bareMachine, isInstalled, until } from '../support/bareMachine.ts';

// What stands in an image runs here in a bare folder; images themselves are built where there is an
// engine for them.

const root = fileURLToPath(new URL('../../', import.meta.url));
const inRoot = (path: string) => join(root, path);
const key = 'ab'.repeat(32);
const machine = bareMachine();

beforeAll(() => {
  process.chdir(root);
  execFileSync(process.execPath, [inRoot('scripts/build.mjs'), 'gateway', 'portal']);
});
afterAll(machine.clean);

describe('dist/gateway', () => {
  it('starts on PostgreSQL by its Containerfile, is healthy, and stops when it is asked to', async () => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('Left out: no PostgreSQL was found; install it.');
    const port = await freePort();
    const image = machine.build(inRoot('deploy/gateway.Containerfile'), (word) =>
      word.replace(':4200', `:${port}`),
    );
    const child = image.start({
      DATABASE_URL: postgres.url,
      CARD_KEYS: `${key},${key}`,
      PAYMENT_SECRET: key,
      GATEWAY_PORT: String(port),
    });
    await until(image.isHealthy, child);
    const answer = await fetch(`http://127.0.0.1:${port}/users/me`);
    expect(answer.status).toBe(401);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(image.isHealthy()).toBe(false);
    postgres.stop();
  });

  it('names what of others is in it, with their licenses', () => {
    const list: { name: string; license: string }[] = JSON.parse(
      readFileSync(inRoot('dist/gateway/licenses.json'), 'utf8'),
    );
    expect(list.map(({ name }) => name)).toContain('hono');
    // of MPL-2.0 only files that we use unchanged
    const known = /MIT|ISC|BSD|Apache-2.0|0BSD|BlueOak|Unlicense|CC0|MPL-2.0/;
    expect(list.filter(({ license }) => !known.test(license))).toEqual([]);
    const sbom = JSON.parse(readFileSync(inRoot('dist/gateway/sbom.json'), 'utf8'));
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX' });
    expect(readFileSync(inRoot('dist/gateway/THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('hono');
  });
});

const origins = { connect: 'https://g wss://g https://i', frame: "'none'", form: "'none'" };
const asked = { 'accept-encoding': 'gzip, br, zstd' };
/** One path of each kind. */
function paths(): string[] {
  const assets = readdirSync(inRoot('dist/portal/public/assets'));
  const program = assets.find((name) => name.endsWith('.js'));
  return ['/en/cards/', '/en/agent/', '/config.json', '/sw.js', `/assets/${program}`];
}

/** The portal behind a web server: its headers are those of the one list, and nothing is missing. */
async function serveAsListed(address: string) {
  for (const path of paths()) {
    const { status, headers } = await fetch(`${address}${path}`, { headers: asked });
    expect([path, status]).toEqual([path, 200]);
    expect(Object.fromEntries(headers)).toMatchObject(headersOf(kindOf(path), origins));
    expect([path, headers.get('content-encoding')]).toEqual([
      path,
      path === '/config.json' ? null : 'zstd',
    ]);
  }
  const brotli = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(await brotli.text()).toContain('<div id="root">');
  const contact = await fetch(`${address}/.well-known/security.txt`);
  expect([contact.status, contact.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  for (const path of ['/assets/missing.js', '/.well-known/missing.txt']) {
    const missing = await fetch(`${address}${path}`);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(missing.headers.get('cache-control') ?? '').not.toContain('max-age');
  }
}

/** Fills in what an operator fills in. */
function configure(folder: string) {
  writeFileSync(join(folder, 'public/config.json'), '{}');
  mkdirSync(join(folder, 'public/.well-known'), { recursive: true });
  writeFileSync(join(folder, 'public/.well-known/security.txt'), 'Contact: mailto:a@example.com');
  const maps = Object.entries(origins).map(
    ([name, value]) => `map '' $portal_${name} { default "${value}"; }`,
  );
  writeFileSync(join(folder, 'nginx/origins.conf'), maps.join('\n'));
}

describe('dist/portal', () => {
  it.skipIf(!isInstalled('nginx'))('is served by nginx with the one list of headers', async () => {
    const port = await freePort();
    const image = machine.build(inRoot('deploy/portal.Containerfile'), (word) =>
      word.replace(':8080', `:${port}`),
    );
    const folder = join(machine.folder, 'srv/portal');
    configure(folder);
    const config = join(folder, 'nginx/nginx.conf');
    writeFileSync(config, readFileSync(config, 'utf8').replace('8080', String(port)));
    await until(image.isHealthy, image.start());
    await serveAsListed(`http://127.0.0.1:${port}`);
  });

  it.skipIf(!isInstalled('caddy'))('is served by Caddy with the same headers', async () => {
    const port = await freePort();
    const folder = join(machine.folder, 'srv/portal');
    if (!existsSync(folder)) machine.build(inRoot('deploy/portal.Containerfile'));
    configure(folder);
    const lines = [
      '{\nadmin off\nauto_https off\nlog {\noutput discard\n}\n}',
      `import ${folder}/portal.caddy`,
      `http://127.0.0.1:${port} {\nroot * ${folder}/public\nimport portal\n}`,
    ];
    writeFileSync(join(machine.folder, 'Caddyfile'), lines.join('\n'));
    const child = machine.start(['caddy', 'run', '--config', 'Caddyfile'], {
      HOME: '/tmp',
      PORTAL_CONNECT: origins.connect,
    });
    const address = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(address).catch(() => null))?.ok ?? false, child);
    await serveAsListed(address);
  });
});
