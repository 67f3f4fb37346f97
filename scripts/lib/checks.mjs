import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { readers } from './reports.mjs';

const reports = inRoot('node_modules', '.cache', 'reports');

const SLOWEST = 30;
/** Lines for all failures together, so that they fit into the last 60 lines of output. */
const FAILURE_LINES = 54;
/** Fewer lines than this are no help; failures without room are only named above. */
const FAILURE_LINES_MIN = 8;
const WIDTH = 220;

/** A step's result: its report's counts, or one check; failing without a failed test counts. */
function resultOf(step, { code, output }, reportFile) {
  const isOk = code === 0;
  const check = { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, failures: [], tests: [] };
  if (!isOk) check.failures = [{ title: step.name, message: output.trimEnd().slice(-2000) }];
  if (!step.reader) return check;
  if (!existsSync(reportFile)) {
    const message = output.trimEnd().slice(-2000);
    return { ...check, passed: 0, failed: 1, failures: [{ title: step.name, message }] };
  }
  const report = readers[step.reader](JSON.parse(readFileSync(reportFile, 'utf8')));
  if (isOk && report.passed === 0) {
    return { ...report, failed: 1, failures: [{ title: step.name, message: 'No test ran.' }] };
  }
  if (!isOk && report.failed === 0) return { ...check, passed: report.passed, failed: 1 };
  return report;
}

/** Runs a step's command and prints its line, after its output if it failed. */
async function runStep(step) {
  await step.before?.();
  const reportFile = `${reports}/${step.name.replaceAll(/\W+/g, '-')}.json`;
  rmSync(reportFile, { force: true });
  const fill = (text) => text.replaceAll('{report}', reportFile);
  const env = { ...process.env };
  for (const [key, value] of Object.entries(step.env ?? {})) env[key] = fill(value);
  const startTime = Date.now();
  const outcome = await run(step.command, step.args.map(fill), { env, quiet: true });
  const result = resultOf(step, outcome, reportFile);
  const seconds = ((Date.now() - startTime) / 1000).toFixed(1);
  if (result.failed > 0) console.log(outcome.output.slice(-30_000));
  console.log(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(28)} ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
  );
  return result;
}

/** Runs a lane's own steps, then those for any lane that no other lane has started. */
async function runLane(ownSteps, ofAnyLane) {
  const results = [];
  for (const step of ownSteps) results.push(await runStep(step));
  while (ofAnyLane.length > 0) results.push(await runStep(ofAnyLane.shift()));
  return results;
}

function printSlowest(tests) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { title, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${title.slice(0, WIDTH)}`);
  }
}

function printFailures(failures) {
  const shownCount = Math.min(failures.length, Math.floor(FAILURE_LINES / FAILURE_LINES_MIN));
  const linesEach = Math.floor(
    (FAILURE_LINES - (failures.length > shownCount ? 1 : 0)) / (shownCount || 1),
  );
  for (const { title, message } of failures.slice(0, shownCount)) {
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    console.log(`\n✗ ${title.slice(0, WIDTH)}`);
    for (const line of lines.slice(0, linesEach - 2)) console.log(`  ${line.slice(0, WIDTH)}`);
  }
  if (failures.length > shownCount)
    console.log(`\nand ${failures.length - shownCount} more, named above`);
}

/**
 * Runs every step, whatever failed before, and prints one line each. A step:
 * `{ name, lane?, command, args, reader?: 'vitest' | 'playwright', env?, before? }`; `{report}` in args
 * and env becomes the path of its report. The steps of a lane run in order, in parallel with the
 * other lanes; those of lane `any` follow in whichever lane is done with its own, except for lane
 * `waiting`, whose steps hardly use the processor. Returns the totals.
 */
async function runChecks(steps) {
  mkdirSync(reports, { recursive: true });
  const { any = [], waiting = [], ...ownByLane } = Object.groupBy(steps, ({ lane = '' }) => lane);
  const lanes = Object.values(ownByLane);
  if (lanes.length === 0) lanes.push([]);
  const running = [...lanes.map((lane) => runLane(lane, any)), runLane(waiting, [])];
  const results = (await Promise.all(running)).flat();
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures }) => failures),
    tests: results.flatMap(({ tests }) => tests),
  };
}

/** Runs the steps, prints the slowest tests, failures, and totals, and exits the process. */
export async function checkAndExit(steps) {
  const startTime = Date.now();
  const { passed, failed, failures, tests } = await runChecks(steps);
  printSlowest(tests);
  printFailures(failures);
  const seconds = Math.round((Date.now() - startTime) / 1000);
  console.log(
    `\n${passed} passed, ${failed} failed in ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  );
  process.exit(failed === 0 ? 0 : 1);
}
