// Packs validation and ui, and installs both into two empty projects. Vite: a page with one
// component must build, include its CSS, and exclude what the component does not use. Next.js: a
// server component must render components with and without state, as the README shows. A deprecated
// name must work, and the package's codemod must replace it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildWithVite,
  rootVersions,
  runBin,
  StepFailed,
  versionsIn,
  VITE_PROJECT,
  withPacked,
} from './lib/consumer.mjs';
import { inRoot } from './lib/paths.mjs';

/** Modules that a banner does not need. */
const UNUSED = /react-aria[^]*\/(table|grid|calendar)|@radix-ui|@tanstack|@visx|react-hook-form/i;
/** Limit without the texts of all components and rules, which a provider includes; mostly React. */
const CODE_KB_MAX = 289.6;

function checkBundle(cwd) {
  const assets = readdirSync(join(cwd, 'dist/assets'));
  const read = (entry) => readFileSync(join(cwd, 'dist/assets', entry), 'utf8');
  const sources = assets
    .filter((entry) => entry.endsWith('.js.map'))
    .flatMap((entry) => JSON.parse(read(entry)).sources);
  const scripts = assets.filter((entry) => entry.endsWith('.js'));
  const kilobytesOf = (entries) =>
    entries.reduce((sum, entry) => sum + Buffer.byteLength(read(entry)) / 1000, 0);
  const texts = scripts.filter((entry) => entry.startsWith('texts-'));
  if (texts.length === 0) throw new StepFailed('The bundle of a banner has no chunk of texts.');
  const kilobytes = kilobytesOf(scripts);
  const code = kilobytes - kilobytesOf(texts);
  const [ownClass] = /\.[\w-]+/.exec(
    readFileSync(inRoot('packages/ui/dist/feedback/Banner/Banner.css'), 'utf8'),
  );
  const hasStyles = assets.some(
    (entry) => entry.endsWith('.css') && read(entry).includes(ownClass),
  );
  const unused = sources.filter((source) => UNUSED.test(source));
  if (unused.length > 0) {
    throw new StepFailed(`The bundle of a banner carries ${unused.join(', ')}`);
  }
  if (!hasStyles) throw new StepFailed('The bundle of a banner has no styles of it.');
  if (code > CODE_KB_MAX) {
    throw new StepFailed(`A banner brings ${code.toFixed(1)} kB besides the texts.`);
  }
  console.log(
    `A banner in an empty project: ${sources.length} modules, ${kilobytes.toFixed(0)} kB, ${code.toFixed(1)} of it code.`,
  );
}

/** Runs the codemod and checks that it has replaced deprecated names. */
async function checkCodemod(cwd) {
  const file = join(cwd, 'src/deprecated.tsx');
  const transform = 'node_modules/@forecourt/ui/codemods/rename.cjs';
  await runBin('The codemod', cwd, 'jscodeshift', '-t', transform, file, '--run-in-band');
  if (!readFileSync(file, 'utf8').includes('hasInitialFocus')) {
    throw new StepFailed('The codemod of the package did not rename what is deprecated.');
  }
  await runBin('The type check after the codemod', cwd, 'tsc', '-p', '.');
  console.log('Deprecated names are understood, and renamed by the codemod of the package.');
}

const NEXT = { next: '16.4.6' };

/** Checks the HTML that the server rendered during the build. */
function checkServed(cwd) {
  const html = readFileSync(join(cwd, '.next/server/app/index.html'), 'utf8');
  const missing = ['Order cards', 'Ends in', 'Name on card', 'Two cards wait'].filter(
    (text) => !html.includes(text),
  );
  if (missing.length > 0) throw new StepFailed(`The server did not draw ${missing.join(', ')}.`);
  console.log('A server component in an empty Next.js project is drawn whole.');
}

await withPacked(['ui', 'validation'], async (packed) => {
  const cwd = await buildWithVite(packed, 'ui', versionsIn('packages/ui', 'jscodeshift'));
  checkBundle(cwd);
  await checkCodemod(cwd);

  const next = await packed.project({
    name: 'next',
    files: inRoot('scripts/consumer/next'),
    dependencies: { ...packed.tarballs, ...VITE_PROJECT, ...NEXT, ...rootVersions('@types/node') },
  });
  await runBin('The build of Next.js', next, 'next', 'build');
  checkServed(next);
});
