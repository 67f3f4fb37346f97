const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
const plainText = (text = '') => text.replaceAll(escapes, '').trimEnd();
const seconds = (milliseconds) => (milliseconds ?? 0) / 1000;

/** A test's message without the runner's frames, and without the page that a query printed. */
const cause = (message) =>
  plainText(message)
    .replace(/\nIgnored nodes: .*?(?=\n\s+at |$)/s, '')
    .split('\n')
    .filter((line) => !/^\s+at (?:.*node_modules|new Promise )/.test(line))
    .join('\n');

function vitest(report) {
  const files = report.testResults;
  const failures = files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length > 0) {
      return tests.map((test) => ({
        title: test.fullName,
        message: `${file.name}\n${cause(test.failureMessages[0])}`,
      }));
    }
    return file.status === 'failed' ? [{ title: file.name, message: plainText(file.message) }] : [];
  });
  const tests = files.flatMap(({ assertionResults }) =>
    assertionResults.map((test) => ({ title: test.fullName, seconds: seconds(test.duration) })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, tests };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Where and why a journey stopped, its screenshot, and its fixture's notes on calls and logs. */
function stopOf({ errors = [], attachments = [] } = {}) {
  const [error] = errors;
  const location = error?.location && `at ${error.location.file}:${error.location.line}`;
  const screenshot = attachments.find(({ name, path }) => name === 'screenshot' && path);
  const evidence = attachments.find(({ name, body }) => name === 'evidence' && body);
  return [
    location,
    plainText(error?.message),
    screenshot && `picture: ${screenshot.path}`,
    evidence && Buffer.from(evidence.body, 'base64').toString(),
  ]
    .filter(Boolean)
    .join('\n');
}

function playwright({ stats, suites, errors = [] }) {
  const specs = suites.flatMap(specsOf);
  const failures = [
    ...errors.map((error) => ({ title: 'journeys', message: plainText(error.message) })),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({ title, message: stopOf(tests[0]?.results.at(-1)) })),
  ];
  const tests = specs.flatMap(({ title, tests: runs }) =>
    runs.map(({ results }) => ({ title, seconds: seconds(results.at(-1)?.duration) })),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, tests };
}

/**
 * Parse a runner's JSON report into
 * `{ passed, failed, failures: [{ title, message }], tests: [{ title, seconds }] }`.
 */
export const readers = { vitest, playwright };
