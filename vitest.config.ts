import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/vite/messages.ts';
import { forceColors } from './scripts/vite/forceColors.ts';
import { runtimeImports } from './scripts/vite/runtimeImports.ts';

const conditions = ['@forecourt/source', 'module', 'node', 'development|production'];
const pageConditions = ['@forecourt/source', 'module', 'browser', 'development|production'];

/** Neither JSX, styles nor `import.meta.glob`: Node reads it as it is, in half the time that it takes through Vite. */
const IN_NODE = [
  'packages/api-client/src/!(react)/**/*.test.ts',
  'packages/validation/src/**/!(readme|accessDocument|catalog).test.ts',
  'scripts/**/*.test.ts',
];
const SERVERS = ['{apps/gateway,apps/identity,packages/server}/src/**/*.test.ts'];

/**
 * A process for each processor, and many files in each: reading the modules again for every file
 * takes longer than the tests do.
 */
const FILES = { isolate: false, maxWorkers: '100%', sequence: { groupOrder: 1 } } as const;
/** Modules reach a thread of the same process for less than they reach another process. */
const UNIT = { ...FILES, pool: 'threads', testTimeout: 120_000 } as const;

/** Node reads the sources as it does in a deployment; Vite would take longer. */
const AS_DEPLOYED = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--conditions=@forecourt/source'],
};

const askedFor = process.argv.flatMap((word, at, words) =>
  words[at - 1] === '--project' ? [word] : [],
);
const isWithoutStories =
  askedFor.length > 0 && askedFor.every((name) => /^(?:unit.*|servers|faults)$/.test(name));

/** Reads every story as soon as it is made, which other projects need not wait for. */
async function storybook() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return storybookTest({ configDir: '.storybook' });
}

/** `npm run test:full` looks at every story in all other looks too. */
const LOOKS_SETUP = process.env['VITE_STORY_LOOKS'] ? ['.storybook/looks.setup.ts'] : [];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          // The names of the styles are all that a test sees of them; their sheets are made in a build.
          vanillaExtractPlugin({ identifiers: 'short', unstable_mode: 'transform' }),
          compileMessages(),
        ],
        // what development's JSX calls is not in the React of production
        oxc: { jsx: { development: false } },
        // Tests in Node resolve by `ssr`, those in a page's environment by `resolve`.
        ssr: { resolve: { conditions } },
        resolve: { conditions: pageConditions },
        test: {
          ...UNIT,
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...IN_NODE, ...SERVERS],
          setupFiles: ['scripts/vite/servedReact.ts'],
          // Node cannot import a style sheet
          server: { deps: { inline: [/@fontsource-variable/] } },
        },
      },
      {
        test: {
          ...UNIT,
          ...AS_DEPLOYED,
          name: 'unit-node',
          environment: 'node',
          include: IN_NODE,
        },
      },
      {
        test: {
          ...FILES,
          ...AS_DEPLOYED,
          name: 'servers',
          environment: 'node',
          include: SERVERS,
          globalSetup: 'packages/server/src/testing/emptyDump.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: isWithoutStories ? [] : [storybook()],
        // A runtime dependency of ui that is missing here is found in mid-run and reloads the page.
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react/compiler-runtime',
            ...runtimeImports('@forecourt/ui', 'packages/ui'),
            ...runtimeImports('@forecourt/validation', 'packages/validation'),
          ],
        },
        test: {
          name: 'stories',
          // One page for all of them: one for each grows until the browser ends it.
          isolate: false,
          setupFiles: ['.storybook/stories.setup.ts', ...LOOKS_SETUP],
          testTimeout: process.env['FIRM'] ? 120_000 : 30_000,
          // a page of every component's states is looked at in each of its looks
          hookTimeout: LOOKS_SETUP.length > 0 ? 240_000 : 30_000,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            // Storybook's own size of a page: another would be changed at every file
            viewport: { width: 1200, height: 900 },
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            commands: { forceColors },
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
              },
            }),
          },
        },
      },
      {
        ssr: { resolve: { conditions } },
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{faults,servers,deploy}/**/*.test.ts', 'apps/*/src/**/*.faults.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
