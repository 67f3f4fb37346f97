// npm run test:full [-- word ...]: npm test, and what a release needs beyond it; with words only
// the steps whose name holds one of them.
import { existsSync } from 'node:fs';
import { checkAndExit } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { packages, plain, steps, vitest } from './lib/steps.mjs';

const SOURCES = '--conditions=@forecourt/source';
// journeys that take too long for every change
process.env.JOURNEYS_FULL = '1';
const everyChange = steps();

/** The tests that open a database, on a PostgreSQL that lives as long as this command. */
async function onPostgres() {
  if (process.env.SKIP_POSTGRES === '1') return [];
  const name = 'store on PostgreSQL';
  const postgres = await startPostgres();
  if (!postgres) {
    const line = 'Left out: no PostgreSQL was found; install it, or set SKIP_POSTGRES=1.';
    return [plain(name, 'sh', '-c', `echo '${line}'; exit 1`)];
  }
  process.on('exit', postgres.stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  const step = vitest(name, 'servers', { TEST_DATABASE_URL: postgres.url });
  return [{ ...step, args: [...step.args, 'apps/gateway/src', 'packages/server/src'] }];
}

/** All stories once more, each looked at in every other theme and brand, narrow, mirrored and stretched. */
function inOtherLooks() {
  const stories = everyChange.find(({ name }) => name === 'stories');
  return { ...stories, name: 'stories in other looks', env: { VITE_STORY_LOOKS: '1' } };
}

/** The packages that were built, installed where nothing of this repository is. */
function packed() {
  const consumers = {
    'packed validation': inRoot('scripts/consumer-validation.mjs'),
    'packed ui': inRoot('scripts/consumer-ui.mjs'),
    'packed api-client': inRoot('packages/api-client/scripts/consumer.mjs'),
  };
  return Object.entries(consumers)
    .filter(([, script]) => existsSync(script))
    .map(([name, script]) => plain(name, 'node', script));
}

await ensureChromium();
const words = process.argv.slice(2);
const all = [
  ...everyChange,
  plain('types', 'tsc', '-b'),
  ...packages(),
  ...(await onPostgres()),
  inOtherLooks(),
  vitest('faults', 'faults'),
  // that the measurement itself works, with few rows
  plain('reads measured', 'node', SOURCES, inRoot('bench/capacity.mjs'), '300', '3000', '1'),
  ...packed(),
  plain('journey in Firefox', 'node', inRoot('tests/firefox/journey.mjs')),
  plain('stories in Firefox', 'node', inRoot('tests/firefox/stories.mjs')),
];
const chosen = all.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
await checkAndExit(chosen);
