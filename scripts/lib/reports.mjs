const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
const MESSAGE_MAX = 700;
const message = (text = '') => text.replaceAll(escapes, '').slice(0, MESSAGE_MAX).trimEnd();

function vitest(report) {
  const files = report.testResults;
  const failures = files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length > 0) {
      return tests.map((test) => ({
        title: test.fullName,
        message: message(test.failureMessages[0]),
      }));
    }
    return file.status === 'failed' ? [{ title: file.name, message: message(file.message) }] : [];
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function playwright({ stats, suites, errors = [] }) {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  const failures = [
    ...errors.map((error) => ({ title: 'journeys', message: message(error.message) })),
    ...failed.map((spec) => ({
      title: spec.title,
      message: message(spec.tests[0]?.results.at(-1)?.errors[0]?.message),
    })),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

/** What a runner's JSON report tells: `{ passed, failed, failures: [{ title, message }] }`. */
export const readers = { vitest, playwright };
