import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';

const reports = inRoot('node_modules', '.cache', 'reports');

const readers = {
  vitest: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/** Counts of a step: its report's, or one check; a failure without a failed test counts as one. */
function counts(step, code, reportFile) {
  const isOk = code === 0;
  if (!step.reader) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const found = readers[step.reader](JSON.parse(readFileSync(reportFile, 'utf8')));
  if (!isOk && found.failed === 0) return { ...found, failed: 1 };
  if (isOk && found.passed === 0) return { passed: 0, failed: 1 };
  return found;
}

/**
 * Runs every step, whatever failed before, and prints one line each and the output of what failed.
 * A step: `{ name, command, args, reader?: 'vitest' | 'playwright', env?, before? }`; `{report}` in
 * args and env becomes the path of its report. Gives the sum.
 */
export async function runChecks(steps) {
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    const reportFile = inRoot(
      'node_modules',
      '.cache',
      'reports',
      `${step.name.replaceAll(/\W+/g, '-')}.json`,
    );
    rmSync(reportFile, { force: true });
    const fill = (text) => text.replaceAll('{report}', reportFile);
    const env = { ...process.env };
    for (const [name, value] of Object.entries(step.env ?? {})) env[name] = fill(value);
    step.before?.();
    const begun = Date.now();
    const { code, output } = await run(step.command, step.args.map(fill), { env, quiet: true });
    const result = counts(step, code, reportFile);
    sum.passed += result.passed;
    sum.failed += result.failed;
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(
      `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(28)} ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
    if (result.failed > 0) console.log(output.slice(-30_000));
  }
  return sum;
}

/** Runs the steps, prints the closing line and ends the process. */
export async function checkAndExit(steps) {
  const { passed, failed } = await runChecks(steps);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
