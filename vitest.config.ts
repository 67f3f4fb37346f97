import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/vite/messages.ts';
import { forceColors } from './scripts/vite/forceColors.ts';
import { runtimeImports } from './scripts/vite/runtimeImports.ts';

const conditions = ['@forecourt/source', 'module', 'node', 'development|production'];
const pageConditions = ['@forecourt/source', 'module', 'browser', 'development|production'];

/** Without JSX, styles, or `import.meta.glob`, Node runs tests directly, in half of Vite's time. */
const IN_NODE = [
  'packages/api-client/src/!(react)/**/*.test.ts',
  'packages/validation/src/**/!(readme|accessDocument|catalog).test.ts',
  'scripts/**/*.test.ts',
];
const SERVERS = ['{apps/gateway,apps/identity,packages/server}/src/**/*.test.ts'];

/**
 * One worker per processor, with many files in each: reloading the modules for every file takes
 * longer than the tests do.
 */
const FILES = { isolate: false, maxWorkers: '100%', sequence: { groupOrder: 1 } } as const;
/** Sending modules to a thread is cheaper than sending them to another process. */
const UNIT = { ...FILES, pool: 'threads', testTimeout: 120_000 } as const;

/** Node loads the sources as in a deployment, which is faster than through Vite. */
const AS_DEPLOYED = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--conditions=@forecourt/source'],
};

const askedFor = process.argv.flatMap((word, at, words) =>
  words[at - 1] === '--project' ? [word] : [],
);
const isWithoutStories =
  askedFor.length > 0 && askedFor.every((name) => /^(?:unit.*|servers|faults)$/.test(name));

/** Loaded on demand: it indexes every story, which the other projects should not wait for. */
async function storybook() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return storybookTest({ configDir: '.storybook' });
}

/** `npm run test:full` also renders every story in all other looks. */
const LOOKS_SETUP = process.env['VITE_STORY_LOOKS'] ? ['.storybook/looks.setup.ts'] : [];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          // Tests see only the class names; the style sheets are made in a build.
          vanillaExtractPlugin({ identifiers: 'short', unstable_mode: 'transform' }),
          compileMessages(),
        ],
        // React's production build lacks the functions that development JSX calls
        oxc: { jsx: { development: false } },
        // Node tests resolve through `ssr`, DOM tests through `resolve`.
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
        // A runtime dependency of ui missing here is discovered mid-run and reloads the page.
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
          // One page for all stories: with one for each, memory grows until the browser dies.
          isolate: false,
          setupFiles: ['.storybook/stories.setup.ts', ...LOOKS_SETUP],
          testTimeout: process.env['FIRM'] ? 120_000 : 30_000,
          // a page with all states of a component is checked in every look
          hookTimeout: LOOKS_SETUP.length > 0 ? 240_000 : 30_000,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            // Storybook's default viewport: any other would mean a resize for every file
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
          // as long as servers may take to load their demo data, see tests/support/servers.ts
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
