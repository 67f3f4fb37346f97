// Size and speed of @forecourt/ui compared with the same things made with Mantine, MUI, and Ant
// Design: packed, installed into an empty project, and built by the same Vite in the same run.
import { readFileSync } from 'node:fs';
import { rootVersions, withPacked } from '../scripts/lib/consumer.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { measureBytes } from './ui/bytes.mjs';
import { imports } from './ui/entries.mjs';
import { measureTimes } from './ui/times.mjs';

const NAMES = { forecourt: 'Forecourt', mantine: 'Mantine', mui: 'MUI', antd: 'Ant Design' };
const LIBRARIES = Object.keys(imports);
const LABEL_WIDTH = 46;
const FIGURE_WIDTH = 12;
const part = process.argv[2] ?? '';

const inColumns = (label, figures) =>
  label.padEnd(LABEL_WIDTH) + figures.map((figure) => figure.padStart(FIGURE_WIDTH)).join('');

function print(title, rows) {
  const heads = LIBRARIES.map((library) => NAMES[library]);
  console.log(`\n${inColumns(title, heads)}`);
  for (const [label, byLibrary] of Object.entries(rows)) {
    const figures = LIBRARIES.map((library) => byLibrary[library]);
    const [ours, ...theirs] = figures;
    const cells = figures.map((figure) => figure.toFixed(Number.isInteger(figure) ? 0 : 1));
    console.log(inColumns(label, cells) + (ours <= Math.min(...theirs) ? '' : '   not the least'));
  }
}

/** Transposes columns by library into rows by measurement. */
const transpose = (columns) =>
  Object.fromEntries(
    Object.keys(Object.values(columns)[0]).map((label) => [
      label,
      Object.fromEntries(LIBRARIES.map((library) => [library, columns[library][label]])),
    ]),
  );

const { dependencies } = JSON.parse(readFileSync(inRoot('bench/ui/package.json'), 'utf8'));

await withPacked(['ui', 'validation'], async ({ tarballs, project }) => {
  const cwd = await project({
    name: 'bench-ui',
    files: inRoot('bench/ui/pages'),
    dependencies: { ...dependencies, ...tarballs, ...rootVersions('react', 'react-dom', 'vite') },
  });
  if (part !== 'times') print('kB, brotli, React left out', transpose(await measureBytes(cwd)));
  if (part !== 'bytes') print('In Chromium', await measureTimes(cwd));
});
