// Packs validation, installs it into an empty project, and uses every area from plain JavaScript,
// and some from TypeScript with both kinds of module resolution.
import { rootVersions, runBin, step, withPacked } from './lib/consumer.mjs';
import { inRoot } from './lib/paths.mjs';

const MODULES = [
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
];
const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
const TARGET = ['--noEmit', '--target', 'es2023', '--lib', 'es2023,dom', '--types', ''];

await withPacked(['validation'], async ({ tarballs, project }) => {
  const files = inRoot('scripts/consumer/validation');
  const dependencies = { ...tarballs, ...rootVersions('typescript') };
  const cwd = await project({ name: 'validation', files, dependencies });
  console.log((await step('The Node project', process.execPath, ['main.mjs'], cwd)).trim());
  for (const [module, resolution] of MODULES) {
    const options = ['--module', module, '--moduleResolution', resolution];
    const title = `The type check (${resolution})`;
    await runBin(title, cwd, 'tsc', ...STRICT, ...TARGET, ...options, 'main.ts');
    console.log(`${title} passes.`);
  }
});
