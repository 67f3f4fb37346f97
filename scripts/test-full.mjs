// npm run test:full [-- word ...]: npm test, and what a release needs beyond it; with words, only
// the steps whose name contains one of them.
import { existsSync } from 'node:fs';
import { buildPortal } from './lib/build.mjs';
import { checkAndExit } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { installRelease, lastRelease } from './lib/lastRelease.mjs';
import { inRoot } from './lib/paths.mjs';
import { startCluster, startPostgres } from './lib/postgres.mjs';
import { onSignals } from './lib/processes.mjs';
import { anyLane, journeys, packages, plain, steps, vitest } from './lib/steps.mjs';

const SOURCES = '--conditions=@forecourt/source';
// journeys that take too long to run on every change
process.env.JOURNEYS_FULL = '1';

const SERVER_TESTS = ['apps/gateway/src', 'packages/server/src'];
const PUBLISHED = 'tests/deploy/published.test.ts';

function stopAtEnd({ stop }) {
  process.on('exit', stop);
  onSignals(() => process.exit(1));
}

/** Journeys that write in each part of the product; store tests cover what differs by database. */
const WRITING = '--grep=@writes';
/** Those in which one gateway must be notified of what another did. */
const NOTIFIED = ['liveHelp', 'overview', 'cards'].map((name) => `tests/journeys/${name}.spec.ts`);

/** The tests that open a database, on a PostgreSQL that runs as long as this command. */
async function onPostgres() {
  if (process.env.SKIP_POSTGRES === '1') return [];
  const name = 'store on PostgreSQL';
  const postgres = await startPostgres();
  if (!postgres) {
    const line = 'Left out: no PostgreSQL was found; install it, or set SKIP_POSTGRES=1.';
    return [plain(name, 'sh', '-c', `echo '${line}'; exit 1`)];
  }
  stopAtEnd(postgres);
  const env = { DATABASE_URL: postgres.url, GATEWAYS: '2' };
  const serverEnv = { TEST_DATABASE_URL: postgres.url, DRIVER_REQUESTS: '1000' };
  return [
    vitest(name, 'servers', serverEnv, SERVER_TESTS),
    journeys('journeys on two gateways', env, [...NOTIFIED, WRITING]),
    ...(await onTwoReleases()),
  ];
}

/** Requests go to this gateway or the last release's, in turn, on this one's schema. */
async function onTwoReleases() {
  const LAST_RELEASE = lastRelease();
  if (!LAST_RELEASE) {
    console.log('Skipped: this clone has no earlier release.');
    return [];
  }
  const postgres = await startPostgres();
  stopAtEnd(postgres);
  const env = { DATABASE_URL: postgres.url, GATEWAYS: '2', LAST_RELEASE };
  return [
    {
      ...journeys('journeys on two releases', env, [WRITING]),
      before: () => installRelease(LAST_RELEASE),
    },
  ];
}

const testEnvOf = ({ url }) => ({ TEST_DATABASE_URL: url, TEST_CLUSTER: '1' });

/** The same on a Citus cluster, and whether writes survive `kill -9` of gateways and nodes. */
async function onCluster() {
  const cluster = await startCluster();
  if (!cluster) {
    console.log('Skipped: no Citus cluster. Set CITUS_CLUSTER to a script that starts one.');
    return [];
  }
  stopAtEnd(cluster);
  // a separate one, since its nodes are killed
  const faultCluster = await startCluster();
  stopAtEnd(faultCluster);
  // two lanes keep two processors busy; with a third, journeys time out
  const clusterSteps = [
    // the card faults compare whole databases some 300 times, which takes too long on a cluster
    vitest('store on a Citus cluster', 'servers', testEnvOf(cluster), [
      ...SERVER_TESTS,
      '--exclude=**/cardMutations.test.ts',
    ]),
    journeys('journeys on a Citus cluster', { DATABASE_URL: cluster.url }, [WRITING]),
  ].map((step) => ({ ...step, lane: 'journeys' }));
  const faults = ['killMoney.faults.ts', 'cluster.faults.ts'];
  const faultSteps = vitest(
    'faults on a Citus cluster',
    'faults',
    { ...testEnvOf(faultCluster), ...faultCluster.env },
    faults,
  );
  return [...clusterSteps, { ...faultSteps, lane: 'waiting' }];
}

/** Also checks the stories in every other theme and brand, narrow, mirrored, and stretched. */
const inOtherLooks = (step) =>
  step.name === 'stories' ? { ...step, env: { ...step.env, VITE_STORY_LOOKS: '1' } } : step;

/** The built packages, installed where nothing else of this repository exists. */
function packedSteps() {
  const consumers = {
    'packed validation': inRoot('scripts/consumer-validation.mjs'),
    'packed ui': inRoot('scripts/consumer-ui.mjs'),
    'packed api-client': inRoot('scripts/consumer-api-client.mjs'),
  };
  return Object.entries(consumers)
    .filter(([, script]) => existsSync(script))
    .map(([name, script]) => plain(name, 'node', script));
}

await ensureChromium();
// two lanes need it, and must not build it into the same folder concurrently
await buildPortal();
const words = process.argv.slice(2);
const allSteps = [
  ...steps().map(inOtherLooks),
  plain('types', 'tsc', '-b'),
  ...packages(),
  ...(await onPostgres()),
  ...(await onCluster()),
  plain('packages of others', 'node', inRoot('scripts/audit.mjs')),
  { ...vitest('faults', 'faults', {}, [`--exclude=${PUBLISHED}`]), lane: 'waiting' },
  // not alongside steps that read or write the same packages' dist
  vitest('published', 'faults', {}, [PUBLISHED]),
  // checks that the measurement itself works, with few rows
  plain('reads measured', 'node', SOURCES, inRoot('bench/capacity.mjs'), '300', '3000', '1'),
  ...packedSteps(),
  anyLane(plain('journey in Firefox', 'node', inRoot('tests/firefox/journey.mjs'))),
  anyLane(plain('stories in Firefox', 'node', inRoot('tests/firefox/stories.mjs'))),
];
const chosen = allSteps.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
await checkAndExit(chosen);
