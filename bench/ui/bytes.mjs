import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runBin, writeText } from '../../scripts/lib/consumer.mjs';
import { readFileSync } from 'node:fs';
import { imports, sourceOf } from './entries.mjs';

const THINGS = ['Button', 'TextField', 'Dialog', 'Table', 'Virtual table'];

/** Builds one page of one library: React is external, everything else and styles are included. */
const CONFIG = `
import { defineConfig } from 'vite';
const name = process.env.BENCH_PAGE;
export default defineConfig({
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'bytes/' + name,
    manifest: true,
    rolldownOptions: {
      input: 'pages/' + name + '.js',
      external: /^react(?:-dom)?(?:\\/|$)/,
      checks: { moduleLevelDirective: false },
      output: { entryFileNames: '[name].js' },
    },
    modulePreload: false,
  },
});
`;

const kilobytes = (file) => brotliCompressSync(readFileSync(file)).length / 1000;

/** Scripts and styles that a page loads initially, without those it loads later. */
function loadedAtOnce(manifest, key, files = new Set()) {
  const { file, css = [], imports: importedKeys = [] } = manifest[key];
  if (files.has(file)) return files;
  for (const path of [file, ...css]) files.add(path);
  for (const importedKey of importedKeys) loadedAtOnce(manifest, importedKey, files);
  return files;
}

/** Brotli kB of a page's scripts and styles, without fonts and images. */
async function weigh(cwd, name, parts) {
  const entry = `pages/${name}.js`;
  writeText(cwd, entry, sourceOf(parts));
  process.env.BENCH_PAGE = name;
  await runBin(`Building ${name}`, cwd, 'vite', 'build', '-c', 'bytes.config.js');
  const folder = join(cwd, 'bytes', name);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  return [...loadedAtOnce(manifest, entry)]
    .map((file) => kilobytes(join(folder, file)))
    .reduce((sum, size) => sum + size, 0);
}

/** For each library: kB of its base, of each thing with it, and of the first four in one page. */
export async function measureBytes(cwd) {
  writeText(cwd, 'bytes.config.js', CONFIG);
  const rows = {};
  for (const [library, parts] of Object.entries(imports)) {
    const row = { 'Provider and theme': await weigh(cwd, `${library}-base`, parts.base) };
    for (const thing of THINGS) {
      const page = `${library}-${thing.replaceAll(' ', '')}`;
      row[`${thing}, with them`] = await weigh(cwd, page, [...parts.base, ...parts[thing]]);
    }
    const firstFour = THINGS.slice(0, 4).flatMap((thing) => parts[thing]);
    row['The first four in one page'] = await weigh(cwd, `${library}-four`, [
      ...parts.base,
      ...firstFour,
    ]);
    rows[library] = row;
  }
  return rows;
}
