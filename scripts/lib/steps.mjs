import { existsSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const plain = (name, command, ...args) => ({ name, command, args });
/** A compiler in Go: while there is memory, collecting its garbage less often takes a fifth less of the processor. */
const inGo = (...step) => ({ ...plain(...step), env: { GOGC: '400', GOMEMLIMIT: '6GiB' } });
const vitest = (name, project, env = {}, more = []) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=json',
    '--reporter=default',
    '--outputFile.json={report}',
    ...more,
  ],
  reader: 'vitest',
  env,
});
/** A built storybook's cache makes the next run of the stories hang. */
const dropStoryCache = () =>
  rmSync(inRoot('node_modules/.cache/storybook'), { recursive: true, force: true });

/** What a journey leaves is of its step alone: the next one's would take its pictures. */
const runOf = (name) => name.slice('journeys'.length).replaceAll(' ', '-');

/** In one browser and one system, alongside all other steps. */
const journeys = (name = 'journeys', env = {}, files = []) => ({
  name,
  lane: 'journeys',
  command: 'playwright',
  args: ['test', '--project', 'chromium', '--reporter=json,line', ...files],
  reader: 'playwright',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}', JOURNEYS_RUN: runOf(name), ...env },
});

/** In one process: a second would read all modules again, while other steps need a processor. */
const unit = () => vitest('unit', 'unit*', {}, ['--maxWorkers=1']);
/** With the React that people get, which takes a quarter less of the processor. */
const stories = () => ({
  ...vitest('stories', 'stories', { NODE_ENV: 'production' }),
  before: dropStoryCache,
});
const anyLane = (step) => ({ ...step, lane: 'any' });
const portal = () => ({
  ...plain('build portal', 'node', inRoot('scripts/build-portal.mjs')),
  lane: 'journeys',
});
/** Each package built, and what it would publish looked at. */
const packages = () =>
  ['validation', 'ui', 'api-client'].flatMap((name) => [
    plain(`build ${name}`, 'pnpm', '--filter', `@forecourt/${name}`, 'build'),
    plain(`publishable ${name}`, 'pnpm', '--filter', `@forecourt/${name}`, 'check'),
  ]);

/** The checks of `npm test`: two with a browser, side by side, and the others as soon as one of them is through. */
export const steps = () => [
  stories(),
  portal(),
  journeys(),
  ...[
    unit(),
    inGo('lint and types', 'oxlint', '--deny-warnings'),
    plain('unused code', 'knip'),
    plain('format', 'oxfmt', '--check'),
    // last: it alone has a worker for each processor
    vitest('servers', 'servers'),
  ].map(anyLane),
];

const CODE = /\.(tsx?|mjs|cjs|js)$/;
const onlyOf = (step, files) =>
  files.length > 0 ? [{ ...step, args: [...step.args, ...files] }] : [];

/** The checks of `npm test -- --changed`: what the changed files can affect, as `affectedBy` says. */
export function stepsFor(files, affected) {
  if (affected.everything) return steps();
  const { unit: unitFiles, servers } = affected;
  const code = files.filter((file) => CODE.test(file) && existsSync(inRoot(file)));
  // whoever asks for those of a change wants all of them
  const journeysThere = onlyOf(journeys('journeys', { JOURNEYS_FULL: '1' }), affected.journeys);
  return [
    inGo('types', 'tsc', '-b'),
    ...onlyOf(inGo('lint', 'oxlint', '--deny-warnings'), code),
    plain('format', 'oxfmt', '--check'),
    ...onlyOf(unit(), unitFiles),
    ...onlyOf(vitest('servers', 'servers'), servers),
    ...onlyOf({ ...stories(), lane: 'journeys' }, affected.stories),
    ...(journeysThere.length > 0 ? [portal(), ...journeysThere] : []),
  ];
}

export { anyLane, journeys, packages, plain, stories, vitest };
