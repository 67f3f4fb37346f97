// npm run requirements: per area, rows of the specification, rows that a passing test names, and the rest.
import { globSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { inRoot, root } from './lib/paths.mjs';

const TESTS = /\.(test|spec|stories)\.tsx?$/;
const ID = /\b[A-Z][A-Z0-9]*-\d{2,3}\b/g;
const TITLE =
  /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).|\n)*)\1|\bname:\s*(['"`])((?:(?!\3).)*)\3/g;

const CELL = /['"`]((?:[A-Z][A-Z0-9]*-\d{2,3}[\] [,]*)+)['"`]/g;

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

/** Full titles of every test in a report of vitest or playwright that passed. */
function* passedTitles(report) {
  for (const { assertionResults = [] } of report.testResults ?? [])
    for (const { fullName, status } of assertionResults) if (status === 'passed') yield fullName;
  const suites = [...(report.suites ?? [])];
  while (suites.length > 0) {
    const suite = suites.pop();
    suites.push(...(suite.suites ?? []));
    for (const { title, ok } of suite.specs ?? []) if (ok) yield title;
  }
}

/** Titles as the test files write them: of use before the tests have run. */
function* writtenTitles() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\n').filter((name) => TESTS.test(name))) {
    const source = readFileSync(inRoot(file), 'utf8');
    for (const match of source.matchAll(TITLE)) yield match[2] ?? match[4] ?? '';
    // a row of a table names its IDs in its first cells, and the title takes them
    if (source.includes('[%s]')) for (const [, cell] of source.matchAll(CELL)) yield cell ?? '';
  }
}

const reports = globSync('node_modules/.cache/reports/*.json', { cwd: root });
const titles =
  reports.length > 0
    ? reports.flatMap((file) => [...passedTitles(JSON.parse(readFileSync(inRoot(file), 'utf8')))])
    : [...writtenTitles()];
console.log(
  reports.length > 0
    ? 'By the tests that passed in the last npm test or npm run test:full:'
    : 'By the titles in the test files; npm test has not run here:',
);
const named = new Set(titles.flatMap((title) => [...idsOf(title)]));

const areas = Map.groupBy(rows, (row) => row.area);
console.log('\narea      rows  named  rest');
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
