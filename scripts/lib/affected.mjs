// What a change can affect: tests by the import graph, journeys by the changed area's requirements.
import { basename, dirname } from 'node:path/posix';
import { git, gitPaths, listedFiles } from './git.mjs';
import { areaOf, importGraph } from './importGraph.mjs';
import { root } from './paths.mjs';
import { idsOf, requirementRows, TESTS, titlesIn } from './requirementIds.mjs';

/** The tests, divided as in vitest.config.ts, Storybook, and Playwright. */
const SERVERS = /^(?:apps\/(?:gateway|identity)|packages\/server)\/src\/.*\.test\.ts$/;
const UNIT = /^(?:(?:packages|apps)\/[^/]+\/src\/.*\.test\.tsx?|scripts\/.*\.test\.ts)$/;
const KINDS = {
  unit: (file) => UNIT.test(file) && !SERVERS.test(file),
  servers: (file) => SERVERS.test(file),
  stories: (file) => /^(?:packages\/ui|apps\/portal)\/src\/.*\.stories\.tsx$/.test(file),
  journeys: (file) => /^tests\/journeys\/.*\.spec\.ts$/.test(file),
};
/** What the tests of each kind load before their own imports. */
const SET_UPS = {
  'vitest.config.ts': ['unit', 'servers', 'stories'],
  'scripts/vite/servedReact.ts': ['unit'],
  '.storybook/main.ts': ['stories'],
  '.storybook/preview.tsx': ['stories'],
  'playwright.config.ts': ['journeys'],
};

/** These join all parts; through them, nearly every server test reaches everything. */
const JOINTS = [
  'apps/gateway/src/gateway.ts',
  'apps/gateway/src/testing/gateway.ts',
  'packages/api-client/src/contract/contract.ts',
  'packages/api-client/src/contract/index.ts',
];

/** In the gateway, each service is one part; everything else is shared by all of them. */
const UNDER_ALL = /^(?:apps\/gateway\/src\/(?!services\/)|packages\/server\/src\/)/;

/** Files outside the graph that every check depends on. */
const EVERYTHING = [
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|(?:vitest|playwright)\.config\.ts)$/,
  /(?:^|\/)tsconfig[^/]*\.json$/,
  /^(?:\.storybook|patches)\//,
  /^scripts\/lib\/.*(?<!\.test\.ts)$/,
];
const DOCS = /\.md$|^docs\/(?!requirements\.tsv$)/;
/** How journeys start the system, and what its apps read in addition to their sources. */
const SYSTEM =
  /^(?:scripts\/(?:serve|build-portal)\.mjs|scripts\/demo\/.*|apps\/[^/]+\/(?!src\/).*)$/;
const SCREEN = /^apps\/portal\/src\/screens\/[^/]+\//;

/**
 * The files that differ from `since`, including new and deleted ones; by default from where HEAD
 * left main or, on main itself, from HEAD and, if nothing differs, from the commit before.
 */
export function changedFiles(since, folder = root) {
  const differingFrom = (commit) => [
    ...new Set([
      ...gitPaths(['diff', '--name-only', '--no-renames', '-z', commit], folder),
      ...gitPaths(['ls-files', '--others', '--exclude-standard', '-z'], folder),
    ]),
  ];
  if (since) return differingFrom(since);
  const head = git(['rev-parse', 'HEAD'], folder);
  const base = git(['merge-base', 'HEAD', 'main'], folder);
  const changed = differingFrom(base);
  return changed.length > 0 || base !== head ? changed : differingFrom('HEAD~1');
}

const byText = (a, b) => (a < b ? -1 : 1);

/** The tests among these files, by kind. */
const select = (files) =>
  Object.fromEntries(Object.entries(KINDS).map(([kind, matches]) => [kind, files.filter(matches)]));

/** Files that depend on a non-code file: those that name it, or else all tests in its area. */
function readersOf(file, files, graph) {
  const area = areaOf(file);
  const name = basename(file);
  const naming = files.filter(
    (other) =>
      other !== file &&
      graph.isCode(other) &&
      areaOf(other) === area &&
      graph.textOf(other).includes(name),
  );
  return naming.length > 0 || graph.isUsed(file)
    ? naming
    : files.filter((other) => other.startsWith(`${area}/`) && TESTS.test(other));
}

/** The requirements named in the area of a changed file. */
function requirementsNear(file, files, textOf) {
  const screen = SCREEN.exec(file)?.[0];
  const nearby = files.filter((other) =>
    screen
      ? other.startsWith(screen)
      : other === file || (TESTS.test(other) && dirname(other) === dirname(file)),
  );
  return nearby.flatMap((other) =>
    TESTS.test(other)
      ? [...titlesIn(textOf(other))].flatMap((title) => [...idsOf(title)])
      : [...idsOf(textOf(other))],
  );
}

/** The import graph of the listed files; each test also depends on what its kind loads first. */
export function graphOf(folder = root, listed = listedFiles(folder)) {
  const graph = importGraph(folder, listed);
  for (const [config, kinds] of Object.entries(SET_UPS))
    for (const kind of kinds) graph.setUp(config, listed.filter(KINDS[kind]));
  return graph;
}

/**
 * The test files that a change to `files` can affect, by kind. Of the server tests that reach the
 * change only through the whole gateway or contract, `servers` holds those next to a file that
 * reaches it in another way and those of the area's requirements; `distant` holds the rest.
 * `everything` is set if the change is outside the graph and can affect all tests. Pass the graph
 * as `knownGraph` for repeated calls.
 */
export function affectedBy(files, folder = root, knownGraph) {
  const listed = [...new Set([...listedFiles(folder), ...files])].toSorted(byText);
  if (files.some((file) => EVERYTHING.some((pattern) => pattern.test(file))))
    return { ...select(listed), distant: [], everything: true };

  const graph = knownGraph ?? graphOf(folder, listed);
  const readers = files
    .filter((file) => !graph.isCode(file) && !DOCS.test(file))
    .flatMap((file) => readersOf(file, listed, graph));
  const reached = graph.reaching([...files, ...readers]);
  const near = files.some((file) => UNDER_ALL.test(file) && !TESTS.test(file))
    ? reached
    : graph.reaching([...files, ...readers], JOINTS);
  const folders = new Set([...near].filter((file) => !JOINTS.includes(file)).map(dirname));

  const knownIds = new Set(requirementRows(folder).map(({ id }) => id));
  const affectedIds = new Set(
    files
      .filter((file) => graph.isCode(file) && !TESTS.test(file))
      .flatMap((file) => requirementsNear(file, listed, graph.textOf))
      .filter((id) => knownIds.has(id)),
  );
  const proves = (test) =>
    [...titlesIn(graph.textOf(test))].some((title) => !affectedIds.isDisjointFrom(idsOf(title)));
  const isNear = (test) => near.has(test) || folders.has(dirname(test)) || proves(test);
  const touchesSystem = files.some((file) => SYSTEM.test(file) && !DOCS.test(file));
  const isAffected = (file) =>
    reached.has(file) || (KINDS.journeys(file) && (touchesSystem || proves(file)));
  // a deleted test cannot be run
  const affected = select(listed.filter((file) => isAffected(file) && graph.textOf(file) !== ''));
  const { servers } = affected;
  return {
    ...affected,
    servers: servers.filter(isNear),
    distant: servers.filter((test) => !isNear(test)),
    everything: false,
  };
}
