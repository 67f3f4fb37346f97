// npm run requirements: specification rows per area, those that passing tests name, and the rest.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { listedFiles } from './lib/git.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { idsOf, requirementRows, TESTS, titlesIn } from './lib/requirementIds.mjs';

const rows = requirementRows();

/** Full titles of all passed tests in a Vitest or Playwright report. */
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

/** Titles as written in the test files, for use before the tests have run. */
function* writtenTitles() {
  for (const file of listedFiles().filter((name) => TESTS.test(name) && existsSync(inRoot(name))))
    yield* titlesIn(readFileSync(inRoot(file), 'utf8'));
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
const namedIds = new Set(titles.flatMap((title) => [...idsOf(title)]));

const areas = Map.groupBy(rows, (row) => row.area);
console.log('\narea      rows  named  rest');
for (const [area, members] of areas) {
  const unnamed = members.filter((row) => !namedIds.has(row.id));
  const suffix = process.argv.includes('--rest')
    ? `  ${unnamed.map((row) => row.id).join(' ')}`
    : '';
  console.log(
    `${area.padEnd(8)} ${String(members.length).padStart(5)} ${String(members.length - unnamed.length).padStart(6)} ${String(unnamed.length).padStart(5)}${suffix}`,
  );
}
const rowIds = new Set(rows.map((row) => row.id));
const unknownIds = [...namedIds].filter((id) => areas.has(id.split('-')[0]) && !rowIds.has(id));
console.log(
  `\n${rows.filter((row) => namedIds.has(row.id)).length} of ${rows.length} rows are named by a test.`,
);
if (unknownIds.length > 0) {
  console.error(`Tests name rows that do not exist: ${unknownIds.join(', ')}`);
  process.exitCode = 1;
}
