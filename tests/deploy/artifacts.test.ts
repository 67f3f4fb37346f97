import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, kindOf } from '../../apps/portal/headers.config.ts';
import { freePort, startPostgres } from '../../scripts/lib/postgres.mjs';
import { parseAllDocuments } from 'yaml';
import { bareMachine, isInstalled, until } from '../support/bareMachine.ts';
import { readContainerfile } from '../support/containerfile.ts';

// The content of each image runs here in a bare folder; the images themselves are built only if a
// container engine is available.

const root = fileURLToPath(new URL('../../', import.meta.url));
const inRoot = (path: string) => join(root, path);
const key = 'ab'.repeat(32);
const machine = bareMachine();

/** Allows for a busy machine. */
const BUILD_MS = 600_000;
/** Allows for a slow connection while base images are pulled. */
const IMAGE_MS = 600_000;
const ENGINES = ['docker', 'podman'];
const engine = ENGINES.find((name) => spawnSync(name, ['info']).status === 0);
const WEB_SERVERS = ['nginx', 'caddy'];
for (const name of WEB_SERVERS.filter((one) => !isInstalled(one)))
  console.log(`Left out: nothing ran behind ${name}, which is not installed.`);
if (engine === undefined)
  console.log('Left out: no image was built; neither docker nor podman answers here.');

beforeAll(() => {
  process.chdir(root);
  execFileSync(process.execPath, [inRoot('scripts/build.mjs'), 'gateway', 'portal']);
}, BUILD_MS);
afterAll(machine.clean);

/** Starts the image's gateway on its own PostgreSQL. */
async function startGateway(env: Readonly<Record<string, string>> = {}) {
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
    ...env,
  });
  await until(image.isHealthy, child);
  const stop = async () => {
    child.kill('SIGTERM');
    const end = await once(child, 'exit');
    postgres.stop();
    return end;
  };
  return { port, image, stop };
}

/** Reverse proxies in front of the gateway, each on its own port. */
const proxies = {
  caddy: (port: number, gateway: number) => ({
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', 'proxy'],
    config: `{\nadmin off\nauto_https off\n}\nhttp://127.0.0.1:${port} {\nreverse_proxy 127.0.0.1:${gateway}\n}\n`,
  }),
  nginx: (port: number, gateway: number) => ({
    command: [
      'nginx',
      '-p',
      machine.folder,
      '-c',
      'proxy',
      '-g',
      'daemon off; error_log /dev/null;',
    ],
    config: `pid proxy.pid;\nevents {}\nhttp { access_log off; server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${gateway}; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } } }\n`,
  }),
} as const;

/** Makes an unauthenticated call from a local address and returns the status. */
async function callFrom(localAddress: string, port: number, forwarded?: string): Promise<number> {
  const upgrade = request({
    host: '127.0.0.1',
    port,
    localAddress,
    path: '/driver/link/renew',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
  });
  upgrade.end(JSON.stringify({ token: 'nobody.x' }));
  const [answer] = await once(upgrade, 'response');
  answer.resume();
  return answer.statusCode;
}

describe('dist/gateway', () => {
  it.each((['caddy', 'nginx'] as const).filter(isInstalled))(
    'behind %s, limits calls per client address and ignores a forged X-Forwarded-For',
    async (name) => {
      const gateway = await startGateway({
        TRUSTED_PROXIES: '127.0.0.1',
        ADDRESS_CALLS_PER_MINUTE: '2',
      });
      const port = await freePort();
      const { command, config } = proxies[name](port, gateway.port);
      writeFileSync(join(machine.folder, 'proxy'), config);
      const proxy = machine.start(command, { HOME: '/tmp' });
      await until(
        async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok ?? false,
        proxy,
      );
      const first = [await callFrom('127.0.0.2', port), await callFrom('127.0.0.2', port)];
      expect(first).toEqual([200, 200]);
      expect(await callFrom('127.0.0.2', port)).toBe(429);
      expect(await callFrom('127.0.0.2', port, '203.0.113.9')).toBe(429);
      expect(await callFrom('127.0.0.3', port)).toBe(200);
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
      await gateway.stop();
    },
  );

  it('starts as in its Containerfile, becomes healthy, and stops on SIGTERM', async () => {
    const { port, image, stop } = await startGateway();
    const response = await fetch(`http://127.0.0.1:${port}/users/me`);
    expect(response.status).toBe(401);
    expect(await stop()).toEqual([0, null]);
    expect(image.isHealthy()).toBe(false);
  });

  it('is migrated by the init container’s command, which does nothing when rerun', async () => {
    const file = inRoot('deploy/gateway.Containerfile');
    const { user, env } = readContainerfile(file);
    const [deployment] = parseAllDocuments(
      readFileSync(inRoot('deploy/kubernetes/gateway.yaml'), 'utf8'),
    ).map((document) => document.toJS());
    const command: string[] = deployment.spec.template.spec.initContainers[0].command;
    const postgres = await startPostgres();
    if (!postgres) throw new Error('Left out: no PostgreSQL was found; install it.');
    machine.build(file);
    const migrate = async () => {
      const child = machine.start(
        command.map((word) => word.replace('/srv/', `${machine.folder}/srv/`)),
        { ...env, DATABASE_URL: postgres.url, CARD_KEYS: `${key},${key}` },
        process.getuid?.() === 0 ? { uid: user, gid: user } : {},
      );
      return once(child, 'exit');
    };
    expect(await migrate()).toEqual([0, null]);
    const ran = () =>
      execFileSync(
        'psql',
        ['-qAtc', `SELECT operator FROM operator_actions WHERE action = 'migrate'`, postgres.url],
        { encoding: 'utf8' },
      );
    // recorded once, by a user ID that has no name in the image
    expect(ran()).toMatch(/^(65532|[\w-]+)@\S+\n$/);
    expect(await migrate()).toEqual([0, null]);
    expect(ran().trim().split('\n')).toHaveLength(1);
    postgres.stop();
  });

  it('lists its third-party packages with their licenses', () => {
    const list: { name: string; license: string }[] = JSON.parse(
      readFileSync(inRoot('dist/gateway/licenses.json'), 'utf8'),
    );
    expect(list.map(({ name }) => name)).toContain('hono');
    // MPL-2.0 packages are used unmodified
    const known = /MIT|ISC|BSD|Apache-2.0|0BSD|BlueOak|Unlicense|CC0|MPL-2.0/;
    expect(list.filter(({ license }) => !known.test(license))).toEqual([]);
    const sbom = JSON.parse(readFileSync(inRoot('dist/gateway/sbom.json'), 'utf8'));
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX' });
    expect(readFileSync(inRoot('dist/gateway/THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('hono');
  });
});

const origins = { connect: 'https://g wss://g https://i', frame: "'none'", form: "'none'" };
const requestHeaders = { 'accept-encoding': 'gzip, br, zstd' };
/** One path of each kind of response. */
function paths(): string[] {
  const assets = readdirSync(inRoot('dist/portal/public/assets'));
  const program = assets.find((name) => name.endsWith('.js'));
  return ['/en/cards/', '/en/agent/', '/config.json', '/sw.js', `/assets/${program}`];
}

/** Checks a portal behind a web server: headers as in the one list, and nothing missing. */
async function serveAsListed(address: string) {
  for (const path of paths()) {
    const { status, headers } = await fetch(`${address}${path}`, { headers: requestHeaders });
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

/** Fills in what an operator has to provide. */
function configure(folder: string) {
  writeFileSync(join(folder, 'public/config.json'), '{}');
  mkdirSync(join(folder, 'public/.well-known'), { recursive: true });
  cpSync(inRoot('deploy/kubernetes/security.txt'), join(folder, 'public/.well-known/security.txt'));
  const maps = Object.entries(origins).map(
    ([name, value]) => `map '' $portal_${name} { default "${value}"; }`,
  );
  writeFileSync(join(folder, 'nginx/origins.conf'), maps.join('\n'));
}

describe('dist/portal', () => {
  it.skipIf(!isInstalled('nginx'))('is served by nginx with the listed headers', async () => {
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

describe('the image', () => {
  it.skipIf(engine === undefined).each(['gateway', 'portal'])(
    'of the %s is built from its Containerfile',
    (name) => {
      const tag = `forecourt-${name}:test`;
      const build = ['build', '-f', inRoot(`deploy/${name}.Containerfile`), '-t', tag, root];
      execFileSync(engine ?? '', build, { stdio: 'pipe' });
      execFileSync(engine ?? '', ['image', 'rm', tag], { stdio: 'pipe' });
    },
    IMAGE_MS,
  );
});
