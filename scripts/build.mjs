// npm run build [-- gateway portal storybook packages]: builds what production needs, in dist/.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import { buildPortal, hashOfPortal, unlessUpToDate } from './lib/build.mjs';
import { withChangelog } from './lib/changelog.mjs';
import { repositoryOf, withManifest } from './lib/manifest.mjs';
import { bundleGateway } from './lib/gatewayBundle.mjs';
import { writeInventory } from './lib/inventory.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, runOrFail } from './lib/processes.mjs';
import { COMPRESSED, webServerFiles } from './lib/webServers.mjs';

const dist = (...parts) => inRoot('dist', ...parts);
const { version, license } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

const compressors = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  zst: (bytes) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 17 } }),
};

async function gateway() {
  await bundleGateway(dist('gateway'), {
    gateway: inRoot('apps/gateway/src/main.ts'),
    forecourt: inRoot('apps/gateway/src/admin/forecourt.ts'),
  });
  const manifest = {
    name: 'forecourt-gateway',
    version,
    license,
    type: 'module',
    bin: { forecourt: './forecourt.js' },
    engines: { node: '>=24' },
  };
  writeFileSync(dist('gateway/package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const part of ['debian', 'prometheus', 'grafana']) {
    cpSync(inRoot('deploy', part), dist('gateway/deploy', part), { recursive: true });
  }
  await writeInventory('@forecourt/gateway', dist('gateway'));
}

async function portalFiles() {
  const folder = dist('portal');
  await buildPortal();
  rmSync(folder, { recursive: true, force: true });
  cpSync(inRoot('apps/portal/dist'), join(folder, 'public'), {
    recursive: true,
    filter: (path) => !path.includes('/.vite'),
  });
  const files = globSync(`**/*.{${COMPRESSED.join(',')}}`, { cwd: join(folder, 'public') });
  for (const file of files) {
    const path = join(folder, 'public', file);
    const bytes = readFileSync(path);
    // one file at a time: each takes tens of megabytes
    const copies = Object.entries(compressors).map(async ([end, compress]) =>
      writeFileSync(`${path}.${end}`, await compress(bytes)),
    );
    await Promise.all(copies);
  }
  for (const [path, text] of Object.entries(webServerFiles())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await writeInventory('@forecourt/portal', folder);
}

/** Compressing takes longest, so files made from the same sources are reused. */
const portal = () =>
  unlessUpToDate(
    { name: 'portal-files', file: dist('portal'), hash: hashOfPortal(version) },
    portalFiles,
  );

async function storybook() {
  await runOrFail('Building the stories', 'storybook', [
    'build',
    '--quiet',
    '--output-dir',
    dist('storybook'),
  ]);
  await writeInventory('@forecourt/ui', dist('storybook'));
}

async function packages() {
  rmSync(dist('packages'), { recursive: true, force: true });
  const repository = repositoryOf(process.env);
  if (!repository) console.log('No repository is named in the packages: set REPOSITORY_URL.');
  for (const name of ['validation', 'ui', 'api-client']) {
    const filter = ['--filter', `@forecourt/${name}`];
    await runOrFail(`Building ${name}`, 'pnpm', [...filter, 'build']);
    const pack = () =>
      runOrFail(`Packing ${name}`, 'pnpm', [
        ...filter,
        'pack',
        '--pack-destination',
        dist('packages'),
      ]);
    const facts = repository ? { repository: repository(`packages/${name}`) } : {};
    await withChangelog(name, () => withManifest(name, facts, pack));
    mkdirSync(dist('packages', name), { recursive: true });
    await writeInventory(`@forecourt/${name}`, dist('packages', name), 'library');
  }
}

const PARTS = { gateway, portal, storybook, packages };
const requested = process.argv.slice(2);
const unknownParts = requested.filter((name) => !Object.hasOwn(PARTS, name));
if (unknownParts.length > 0)
  fail(
    `Unknown part: ${unknownParts.join(', ')}. Use one or more of ${Object.keys(PARTS).join(', ')}.`,
  );
for (const [name, make] of Object.entries(PARTS)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const startTime = performance.now();
  await make();
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  console.log(`dist/${name} (${seconds} s)`);
}
