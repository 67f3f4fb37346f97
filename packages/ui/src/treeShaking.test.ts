import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = 'virtual:host';
const PACKAGE = import.meta.dirname;

interface HostBuild {
  /** Modules that the bundler read. */
  readonly read: readonly string[];
  /** Modules with code left in the initial chunks. */
  readonly kept: readonly string[];
}

/** Dependencies not bundled here, because reading thousands of icons would only cost time. */
const OUTSIDE = /^(?:react(?:-dom)?|lucide-react|zod)(?:\/|$)/;

/** Builds a host that imports `name` from the package's main entry. */
async function hostWith(name: string): Promise<HostBuild> {
  const read: string[] = [];
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@forecourt/source', 'module', 'browser', 'production'] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'host',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) =>
          id === `\0${ENTRY}`
            ? `import { ${name} } from '${PACKAGE}/index.ts'; globalThis.host = ${name};`
            : null,
        buildEnd() {
          read.push(...this.getModuleIds());
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, external: OUTSIDE, checks: { moduleLevelDirective: false } },
    },
  });
  const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const kept = files.flatMap((file) =>
    file.type === 'chunk' && file.isEntry
      ? Object.entries(file.modules).flatMap(([id, part]) => (part.renderedLength > 0 ? [id] : []))
      : [],
  );
  return { read, kept };
}

const OTHER_FOLDERS = /\/ui\/src\/(?:data|charts|fleet|overlays|feedback|navigation|layout)\//;
const OTHER_LIBRARIES =
  /@tanstack|@radix-ui|react-hook-form|@internationalized\/date|react-aria[^]*\/(?:table|calendar|grid)\//i;

test('importing Button from the main entry adds no table, calendar, dialog, or form', async () => {
  const { read, kept } = await hostWith('Button');
  expect(read.some((id) => OTHER_FOLDERS.test(id))).toBe(true);
  expect(kept.some((id) => id.endsWith('/primitives/Button/Button.tsx'))).toBe(true);
  expect(kept.filter((id) => OTHER_FOLDERS.test(id) || OTHER_LIBRARIES.test(id))).toEqual([]);
}, 120_000);
