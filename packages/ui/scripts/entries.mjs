// Generates src/index.ts and the export map in package.json from the folders: one entry per
// component. `--check` fails if they are outdated.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
const path = (...parts) => join(folder, ...parts);
const GROUPS = [
  'primitives',
  'feedback',
  'overlays',
  'data',
  'charts',
  'navigation',
  'layout',
  'fleet',
];
const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const area = (name) => ({ entry: `./${name}`, file: `src/${name}/index.ts` });
const areas = ['theme', 'provider', 'messages', 'format'].map(area);
/** Areas that few hosts need, which the main entry leaves out. */
const separateAreas = ['pseudo', 'print', 'form'].map(area);
const components = GROUPS.flatMap((group) =>
  globSync(`src/${group}/[A-Z]*/index.ts`, { cwd: folder })
    .toSorted()
    .map((file) => ({ entry: `./${kebab(basename(dirname(file)))}`, file })),
);
const mainEntries = [...areas, ...components];
const entries = [...mainEntries, ...separateAreas];

const duplicates = entries.filter(
  ({ entry }, position) => entries.findIndex((other) => other.entry === entry) !== position,
);
if (duplicates.length > 0) throw new Error(`Two components have the entry ${duplicates[0].entry}`);

const target = (file) => ({
  '@forecourt/source': `./${file}`,
  types: `./${file.replace(/^src/, 'dist').replace(/\.ts$/, '.d.ts')}`,
  default: `./${file.replace(/^src/, 'dist').replace(/\.ts$/, '.js')}`,
});
const exportMap = Object.fromEntries([
  ['.', target('src/index.ts')],
  ...entries.map(({ entry, file }) => [entry, target(file)]),
  ['./tokens.json', './tokens/tokens.json'],
  ['./ramps.css', './tokens/ramps.css'],
  ['./package.json', './package.json'],
]);
const index = [
  ...mainEntries.map(({ file }) => `export * from './${file.replace(/^src\//, '')}';\n`),
  "export { useFocusAfterRemoval } from './host/index.ts';\n",
].join('');
const manifest = JSON.parse(readFileSync(path('package.json'), 'utf8'));
const newManifest = { ...manifest, exports: exportMap };

if (process.argv.includes('--check')) {
  const isSame =
    JSON.stringify(manifest.exports) === JSON.stringify(exportMap) &&
    readFileSync(path('src/index.ts'), 'utf8') === index;
  if (!isSame) {
    throw new Error(
      'The entries of @forecourt/ui are not up to date: node packages/ui/scripts/entries.mjs',
    );
  }
} else {
  writeFileSync(path('src/index.ts'), index);
  writeFileSync(path('package.json'), `${JSON.stringify(newManifest, null, 2)}\n`);
}
