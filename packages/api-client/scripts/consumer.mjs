// Packs validation and api-client, installs both into an empty Node project and an empty Vite
// project, runs the first against a running gateway, and builds the second.
//
//   GATEWAY_URL=http://localhost:4200 [ACCESS_TOKEN=…] node packages/api-client/scripts/consumer.mjs
//
// Without a token, it only checks that the gateway is reachable and that a 401 is handled.
// SKIP_BUILD=1 reuses the last build of the packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  runBin,
  step,
  StepFailed,
  VITE_PROJECT,
  withPacked,
} from '../../../scripts/lib/consumer.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const inPackage = (...parts) => inRoot('packages/api-client', ...parts);
const log = (line) => process.stdout.write(`${line}\n`);
const files = (name) => inPackage('scripts/consumer', name);
const { devDependencies } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));

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
  const cwd = await project({ name: 'node', files: files('node'), dependencies: tarballs });
  const output = await step('The Node project', process.execPath, ['main.mjs'], cwd);
  log(output.trim());
}

async function checkVite({ tarballs, project }) {
  const dependencies = {
    ...tarballs,
    ...VITE_PROJECT,
    swr: devDependencies.swr,
  };
  const cwd = await project({ name: 'vite', files: files('vite'), dependencies });
  await runBin('The type check', cwd, 'tsc', '-p', '.');
  await runBin('The build', cwd, 'vite', 'build');
  const plain = modulesOf(cwd, 'plain.html');
  const unwanted = plain.filter((source) =>
    /\/(react|react-dom|swr)\/|\/(react|testing)\//.test(source),
  );
  if (plain.length === 0) throw new StepFailed('The bundle without React has no source map.');
  if (unwanted.length > 0) {
    throw new StepFailed(`The bundle without React carries ${unwanted.join(', ')}`);
  }
  log(`The Vite project builds; without React its bundle has ${plain.length} modules.`);
}

await withPacked(['validation', 'api-client'], async (packed) => {
  await checkNode(packed);
  await checkVite(packed);
});
