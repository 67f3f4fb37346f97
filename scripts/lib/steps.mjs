import { rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const plain = (name, command, ...args) => ({ name, command, args });
const vitest = (name, project, env = {}) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=json',
    '--reporter=default',
    '--outputFile.json={report}',
  ],
  reader: 'vitest',
  env,
});
/** A built storybook's cache makes the next run of the stories hang. */
const dropStoryCache = () =>
  rmSync(inRoot('node_modules/.cache/storybook'), { recursive: true, force: true });

/** In one browser and one system, beside all other steps. */
const journeys = () => ({
  name: 'journeys',
  lane: 'journeys',
  command: 'playwright',
  args: ['test', '--project', 'chromium', '--reporter=json,line'],
  reader: 'playwright',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' },
});

const packages = ['validation', 'ui', 'api-client'];

/** The checks of `npm test`. */
export const steps = () => [
  plain('types', 'tsc', '-b'),
  plain('lint', 'oxlint', '--deny-warnings'),
  plain('format', 'oxfmt', '--check'),
  plain('unused code', 'knip'),
  vitest('unit', 'unit'),
  vitest('servers', 'servers'),
  { ...vitest('stories', 'stories'), before: dropStoryCache },
  ...packages.flatMap((name) => [
    plain(`build ${name}`, 'pnpm', '--filter', `@forecourt/${name}`, 'build'),
    plain(`publishable ${name}`, 'pnpm', '--filter', `@forecourt/${name}`, 'check'),
  ]),
  { ...plain('build portal', 'node', inRoot('scripts/build-portal.mjs')), lane: 'journeys' },
  journeys(),
];

export { dropStoryCache, journeys, plain, vitest };
