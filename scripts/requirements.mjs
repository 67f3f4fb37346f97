// npm run requirements: per area, rows of the specification, rows that a test names, and the rest.
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { inRoot, root } from './lib/paths.mjs';

const TESTS = /\.(test|spec|stories)\.tsx?$/;
const ID = /\b[A-Z][A-Z0-9]*-\d{2,3}\b/g;
const TITLE =
  /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).|\n)*)\1|\bname:\s*(['"`])((?:(?!\3).)*)\3/g;

/** `[NAV-01 to NAV-03]` names all three. */
function idsOf(title) {
  const named = new Set(title.match(ID) ?? []);
  for (const [, area, from, to] of title.matchAll(
    /\b([A-Z][A-Z0-9]*)-(\d{2,3}) to \1-(\d{2,3})/g,
  )) {
    for (let n = Number(from); n <= Number(to); n += 1)
      named.add(`${area}-${String(n).padStart(from.length, '0')}`);
  }
  return named;
}

const rows = readFileSync(inRoot('docs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, area]) => ({ id, area }));

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => TESTS.test(file));
const named = new Set();
for (const file of files) {
  const source = readFileSync(inRoot(file), 'utf8');
  for (const match of source.matchAll(TITLE))
    for (const id of idsOf(match[2] ?? match[4] ?? '')) named.add(id);
}

const areas = Map.groupBy(rows, (row) => row.area);
console.log('area      rows  named  rest');
for (const [area, members] of areas) {
  const rest = members.filter((row) => !named.has(row.id));
  const shown = process.argv.includes('--rest') ? `  ${rest.map((row) => row.id).join(' ')}` : '';
  console.log(
    `${area.padEnd(8)} ${String(members.length).padStart(5)} ${String(members.length - rest.length).padStart(6)} ${String(rest.length).padStart(5)}${shown}`,
  );
}
const known = new Set(rows.map((row) => row.id));
const strangers = [...named].filter((id) => areas.has(id.split('-')[0]) && !known.has(id));
console.log(
  `\n${rows.filter((row) => named.has(row.id)).length} of ${rows.length} rows are named by a test.`,
);
if (strangers.length > 0) {
  console.error(`Tests name rows that do not exist: ${strangers.join(', ')}`);
  process.exitCode = 1;
}
