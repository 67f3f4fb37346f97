// Packs validation and ui, installs both into an empty Vite project and builds a page with one
// component: it must build, bring its CSS and leave out what the component does not use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootVersions, runBin, StepFailed, withPacked } from './lib/consumer.mjs';
import { inRoot } from './lib/paths.mjs';

/** Modules that a banner has no use for. */
const UNUSED = /react-aria[^]*\/(table|grid|calendar)|@radix-ui|@tanstack|@visx|react-hook-form/i;
const JAVASCRIPT_KB_MAX = 400;

function checkBundle(cwd) {
  const assets = readdirSync(join(cwd, 'dist/assets'));
  const read = (entry) => readFileSync(join(cwd, 'dist/assets', entry), 'utf8');
  const sources = assets
    .filter((entry) => entry.endsWith('.js.map'))
    .flatMap((entry) => JSON.parse(read(entry)).sources);
  const kilobytes = assets
    .filter((entry) => entry.endsWith('.js'))
    .reduce((sum, entry) => sum + Buffer.byteLength(read(entry)) / 1000, 0);
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
  if (kilobytes > JAVASCRIPT_KB_MAX) {
    throw new StepFailed(`A banner brings ${kilobytes.toFixed(0)} kB.`);
  }
  console.log(
    `A banner in an empty project: ${sources.length} modules, ${kilobytes.toFixed(0)} kB.`,
  );
}

await withPacked(['ui', 'validation'], async ({ tarballs, project }) => {
  const same = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'];
  const dependencies = { ...tarballs, ...rootVersions(...same) };
  const cwd = await project({ name: 'vite', files: inRoot('scripts/consumer/ui'), dependencies });
  await runBin('The type check', cwd, 'tsc', '-p', '.');
  await runBin('The build', cwd, 'vite', 'build');
  checkBundle(cwd);
});
