// Packs validation and ui, installs both into an empty Vite project and builds a page with one
// component: it must build, bring its CSS and leave out what the component does not use.
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { fail, run } from './lib/processes.mjs';

/** Modules that a banner has no use for. */
const UNUSED = /react-aria[^]*\/(table|grid|calendar)|@radix-ui|@tanstack|@visx|react-hook-form/i;
const JAVASCRIPT_KB_MAX = 400;

const folder = mkdtempSync(join(tmpdir(), 'forecourt-consumer-'));
const file = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

async function step(what, command, args, cwd = folder) {
  const { code, output } = await run(command, args, { cwd, quiet: true });
  if (code === 0) return output;
  rmSync(folder, { recursive: true, force: true });
  fail(`${output}\n${what} failed; see above.`);
}

/** Builds the package and packs it, with the workspace's versions written out. */
async function pack(name) {
  await step(`Building ${name}`, 'pnpm', ['--filter', `@forecourt/${name}`, 'build'], inRoot());
  const cwd = inRoot('packages', name);
  await step(`Packing ${name}`, 'pnpm', ['pack', '--pack-destination', folder], cwd);
  return `file:./${readdirSync(folder).find((entry) => entry.startsWith(`forecourt-${name}-`))}`;
}

const version = (name) => JSON.parse(readFileSync(inRoot('package.json'))).devDependencies[name];

const ui = await pack('ui');
const validation = await pack('validation');
file(
  'package.json',
  JSON.stringify({
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      '@forecourt/ui': ui,
      '@forecourt/validation': validation,
      react: version('react'),
      'react-dom': version('react-dom'),
    },
    devDependencies: {
      '@types/react': version('@types/react'),
      '@types/react-dom': version('@types/react-dom'),
      typescript: version('typescript'),
      vite: version('vite'),
    },
  }),
);
file('pnpm-workspace.yaml', `overrides:\n  '@forecourt/validation': '${validation}'\n`);
file('index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>');
file(
  'tsconfig.json',
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'es2023',
      module: 'nodenext',
      moduleResolution: 'nodenext',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    },
    include: ['src'],
  }),
);
file(
  'src/main.tsx',
  `import '@forecourt/ui/theme';
import { createRoot } from 'react-dom/client';
import { Banner } from '@forecourt/ui/banner';
import { ForecourtProvider } from '@forecourt/ui/provider';
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ForecourtProvider>
      <Banner kind="success">Card ordered.</Banner>
    </ForecourtProvider>,
  );
`,
);
file('vite.config.js', 'export default { build: { manifest: true, sourcemap: true } };');

await step('Installing', 'pnpm', ['install', '--ignore-scripts', '--no-frozen-lockfile']);
await step('The type check', join(folder, 'node_modules/.bin/tsc'), ['-p', '.']);
await step('The build', join(folder, 'node_modules/.bin/vite'), ['build']);

const assets = readdirSync(join(folder, 'dist/assets'));
const read = (entry) => readFileSync(join(folder, 'dist/assets', entry), 'utf8');
const sources = assets
  .filter((entry) => entry.endsWith('.js.map'))
  .flatMap((entry) => JSON.parse(read(entry)).sources);
const kilobytes = assets
  .filter((entry) => entry.endsWith('.js'))
  .reduce((sum, entry) => sum + Buffer.byteLength(read(entry)) / 1000, 0);
const [ownClass] = /\.[\w-]+/.exec(
  readFileSync(inRoot('packages/ui/dist/feedback/Banner/Banner.css'), 'utf8'),
);
const hasStyles = assets.some((entry) => entry.endsWith('.css') && read(entry).includes(ownClass));
rmSync(folder, { recursive: true, force: true });

const unused = sources.filter((source) => UNUSED.test(source));
if (unused.length > 0) fail(`The bundle of a banner carries ${unused.join(', ')}`);
if (!hasStyles) fail('The bundle of a banner has no styles of it.');
if (kilobytes > JAVASCRIPT_KB_MAX) fail(`A banner brings ${kilobytes.toFixed(0)} kB.`);
console.log(`A banner in an empty project: ${sources.length} modules, ${kilobytes.toFixed(0)} kB.`);
