import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { readers } from './reports.mjs';

const reports = inRoot('node_modules', '.cache', 'reports');

/** What a step found: its report's counts, or one check; a failure without a failed test is one. */
function found(step, code, reportFile) {
  const isOk = code === 0;
  const check = { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, failures: [] };
  if (!step.reader) return check;
  if (!existsSync(reportFile)) return { ...check, passed: 0, failed: 1 };
  const read = readers[step.reader](JSON.parse(readFileSync(reportFile, 'utf8')));
  if (isOk ? read.passed === 0 : read.failed === 0) return { ...read, failed: 1 };
  return read;
}

/** Runs one command of a step, prints its line and what failed in it. */
async function runPart(step) {
  const reportFile = `${reports}/${step.name.replaceAll(/\W+/g, '-')}.json`;
  rmSync(reportFile, { force: true });
  const fill = (text) => text.replaceAll('{report}', reportFile);
  const env = { ...process.env };
  for (const [key, value] of Object.entries(step.env ?? {})) env[key] = fill(value);
  const begun = Date.now();
  const { code, output } = await run(step.command, step.args.map(fill), { env, quiet: true });
  const result = found(step, code, reportFile);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(28)} ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
  );
  for (const { title, message } of result.failures) console.log(`\n  ✗ ${title}\n${message}`);
  return { ...result, output };
}

/** What failed has to fail once more, in a new system; what then passes has been named all the same. */
async function tryAgain(step, part, result) {
  if (result.failures.length === 0 || !step.again) return result;
  // without the part's own arguments: what failed is chosen already
  const args = [...step.args, ...step.again];
  const again = await runPart({ ...part, name: `${part.name}, again`, args });
  return { ...again, passed: result.passed + again.passed };
}

/** Runs a step, its parts at the same time; what failed in them once more, one after the other. */
async function runStep(step) {
  step.before?.();
  const parts = (step.parts ?? [{ name: step.name }]).map(({ name, args = [], env }) => ({
    ...step,
    name,
    args: [...step.args, ...args],
    env: { ...step.env, ...env },
  }));
  const first = await Promise.all(parts.map(runPart));
  const results = [];
  for (const [at, part] of parts.entries()) results.push(await tryAgain(step, part, first[at]));
  for (const { failed, output } of results) if (failed > 0) console.log(output.slice(-30_000));
  return results;
}

/**
 * Runs every step, whatever failed before, and prints one line each, what failed and why, and the
 * output of a step that failed. A step: `{ name, command, args, reader?: 'vitest' | 'playwright',
 * env?, before?, again?, parts? }`; `{report}` in args and env becomes the path of its report. `parts`
 * (`{ name, args?, env? }`) run at the same time; `again`: arguments that run only what failed. Gives
 * the sum.
 */
export async function runChecks(steps) {
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    for (const { passed, failed } of await runStep(step)) {
      sum.passed += passed;
      sum.failed += failed;
    }
  }
  return sum;
}

/** Runs the steps, prints the closing line and ends the process. */
export async function checkAndExit(steps) {
  const { passed, failed } = await runChecks(steps);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
