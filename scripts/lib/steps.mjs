import { existsSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const plain = (name, command, ...args) => ({ name, command, args });
/** For compilers written in Go: collecting garbage less often saves a fifth of the CPU time. */
const inGo = (...step) => ({ ...plain(...step), env: { GOGC: '400', GOMEMLIMIT: '6GiB' } });
const vitest = (name, project, env = {}, extraArgs = []) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=json',
    '--reporter=default',
    '--outputFile.json={report}',
    ...extraArgs,
  ],
  reader: 'vitest',
  env,
});
/** The cache of a Storybook build makes the next run of the stories hang. */
const dropStoryCache = () =>
  rmSync(inRoot('node_modules/.cache/storybook'), { recursive: true, force: true });

/** Names a step's own output, since the next step would take its screenshots otherwise. */
const runOf = (name) => name.slice('journeys'.length).replaceAll(' ', '-');

/** Runs in one browser on one system, alongside all other steps. */
const journeys = (name = 'journeys', env = {}, files = []) => ({
  name,
  lane: 'journeys',
  command: 'playwright',
  args: ['test', '--project', 'chromium', '--reporter=json,line', ...files],
  reader: 'playwright',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}', JOURNEYS_RUN: runOf(name), ...env },
});

/** In one process: a second would load all modules again while other steps need the CPU. */
const unit = () => vitest('unit', 'unit*', {}, ['--maxWorkers=1']);
/** With production React, which saves a quarter of the CPU time. */
const stories = () => ({
  ...vitest('stories', 'stories', { NODE_ENV: 'production' }),
  before: dropStoryCache,
});
const anyLane = (step) => ({ ...step, lane: 'any' });
const portal = () => ({
  ...plain('build portal', 'node', inRoot('scripts/build-portal.mjs')),
  lane: 'journeys',
});
/** Builds each package, and checks what it would publish. */
const packages = () =>
  ['validation', 'ui', 'api-client'].flatMap((name) => [
    plain(`build ${name}`, 'pnpm', '--filter', `@forecourt/${name}`, 'build'),
    plain(`publishable ${name}`, 'pnpm', '--filter', `@forecourt/${name}`, 'check'),
  ]);

/** The checks of `npm test`: two with a browser in parallel, the others as one of them ends. */
export const steps = () => [
  stories(),
  portal(),
  journeys(),
  ...[
    unit(),
    inGo('lint and types', 'oxlint', '--deny-warnings'),
    plain('unused code', 'knip'),
    plain('format', 'oxfmt', '--check'),
    // last: it is the only one with a worker per processor
    vitest('servers', 'servers'),
  ].map(anyLane),
];

const CODE = /\.(tsx?|mjs|cjs|js)$/;
const onlyOf = (step, files) =>
  files.length > 0 ? [{ ...step, args: [...step.args, ...files] }] : [];

/** The checks of `npm test -- --changed`: what the files can affect, according to `affectedBy`. */
export function stepsFor(files, affected) {
  if (affected.everything) return steps();
  const { unit: unitFiles, servers } = affected;
  const code = files.filter((file) => CODE.test(file) && existsSync(inRoot(file)));
  // whoever requests a change's journeys wants all of them
  const journeySteps = onlyOf(journeys('journeys', { JOURNEYS_FULL: '1' }), affected.journeys);
  return [
    inGo('types', 'tsc', '-b'),
    ...onlyOf(inGo('lint', 'oxlint', '--deny-warnings'), code),
    plain('format', 'oxfmt', '--check'),
    ...onlyOf(unit(), unitFiles),
    ...onlyOf(vitest('servers', 'servers'), servers),
    ...onlyOf({ ...stories(), lane: 'journeys' }, affected.stories),
    ...(journeySteps.length > 0 ? [portal(), ...journeySteps] : []),
  ];
}

export { anyLane, journeys, packages, plain, stories, vitest };
