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

/**
 * The files of each half of the journeys, which take about as long as the other's, in a system of its
 * own: while one waits, the other goes on.
 */
const HALVES = ['a-l', '^a-l'];
const portsOf = (half) => ({
  PORTAL_PORT: String(4100 + half * 10),
  GATEWAY_PORT: String(4200 + half * 10),
  IDENTITY_PORT: String(4300 + half * 10),
});
const journeys = () => ({
  name: 'journeys',
  command: 'playwright',
  args: ['test', '--project', 'chromium', '--reporter=json,line'],
  again: ['--last-failed'],
  reader: 'playwright',
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' },
  parts: HALVES.map((letters, at) => ({
    name: `journeys ${at + 1} of ${HALVES.length}`,
    args: [`journeys/[${letters}]`],
    env: { ...portsOf(at + 1), JOURNEYS_RUN: `-${at + 1}` },
  })),
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
  // once, before both halves would
  plain('build portal', 'node', inRoot('scripts/build-portal.mjs')),
  journeys(),
];

export { plain, vitest };
