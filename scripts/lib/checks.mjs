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

/** Runs one command of a step and reads what it found. */
async function runStep(step, name, args) {
  const reportFile = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
  rmSync(reportFile, { force: true });
  const fill = (text) => text.replaceAll('{report}', reportFile);
  const env = { ...process.env };
  for (const [key, value] of Object.entries(step.env ?? {})) env[key] = fill(value);
  step.before?.();
  const begun = Date.now();
  const { code, output } = await run(step.command, args.map(fill), { env, quiet: true });
  const result = found(step, code, reportFile);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
  );
  for (const { title, message } of result.failures) console.log(`\n  ✗ ${title}\n${message}`);
  return { ...result, output };
}

/**
 * Runs every step, whatever failed before, and prints one line each, what failed and why, and the
 * output of a step that failed. A step: `{ name, command, args, reader?: 'vitest' | 'playwright',
 * env?, before?, again? }`; `{report}` in args and env becomes the path of its report. With `again`,
 * arguments that run only what failed, in a new system, a failure has to repeat itself to count;
 * one that does not is named all the same. Gives the sum.
 */
export async function runChecks(steps) {
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    let result = await runStep(step, step.name, step.args);
    if (result.failures.length > 0 && step.again) {
      const again = await runStep(step, `${step.name} that failed, again`, step.again);
      result = { ...again, passed: result.passed + again.passed };
    }
    sum.passed += result.passed;
    sum.failed += result.failed;
    if (result.failed > 0) console.log(result.output.slice(-30_000));
  }
  return sum;
}

/** Runs the steps, prints the closing line and ends the process. */
export async function checkAndExit(steps) {
  const { passed, failed } = await runChecks(steps);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
