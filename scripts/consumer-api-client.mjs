// Packs validation and api-client, installs both into an empty Node project and an empty Vite
// project, runs the first against a running gateway, and builds the second.
//
//   GATEWAY_URL=http://localhost:4200 [ACCESS_TOKEN=…] node scripts/consumer-api-client.mjs
//
// Without a token, it only checks that the gateway is reachable and that a 401 is handled.
// SKIP_BUILD=1 reuses the last build of the packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWithVite, step, StepFailed, versionsIn, withPacked } from './lib/consumer.mjs';
import { inRoot } from './lib/paths.mjs';

/** Modules that a page of the build loads, including those in shared chunks. */
function modulesOf(cwd, page) {
  const read = (file) => JSON.parse(readFileSync(join(cwd, 'dist', file), 'utf8'));
  const manifest = read('.vite/manifest.json');
  const chunks = new Set();
  const visit = (name) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const next of manifest[name].imports ?? []) visit(next);
  };
  visit(page);
  // chunks that the bundler adds have no source map
  return [...chunks]
    .map((name) => `${manifest[name].file}.map`)
    .filter((map) => existsSync(join(cwd, 'dist', map)))
    .flatMap((map) => read(map).sources);
}

async function checkNode({ tarballs, project }) {
  const files = inRoot('scripts/consumer/api-client-node');
  const cwd = await project({ name: 'node', files, dependencies: tarballs });
  console.log((await step('The Node project', process.execPath, ['main.mjs'], cwd)).trim());
}

async function checkVite(packed) {
  const cwd = await buildWithVite(packed, 'api-client', versionsIn('packages/api-client', 'swr'));
  const plain = modulesOf(cwd, 'plain.html');
  const unwanted = plain.filter((source) =>
    /\/(react|react-dom|swr)\/|\/(react|testing)\//.test(source),
  );
  if (plain.length === 0) throw new StepFailed('The bundle without React has no source map.');
  if (unwanted.length > 0) {
    throw new StepFailed(`The bundle without React carries ${unwanted.join(', ')}`);
  }
  console.log(`The Vite project builds; without React its bundle has ${plain.length} modules.`);
}

await withPacked(['validation', 'api-client'], async (packed) => {
  await checkNode(packed);
  await checkVite(packed);
});
