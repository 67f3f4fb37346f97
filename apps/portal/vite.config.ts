import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LANGUAGES } from './src/addresses/language.ts';
import { compileMessages } from '../../scripts/vite/messages.ts';
import { DRIVER_PATH } from './headers.config.ts';
import { serviceWorker } from './serviceWorker.config.ts';
import { browserTargets, preloadFont, serving } from './serving.config.ts';

const conditions = ['@forecourt/source', 'module', 'browser', 'development|production'];
const port = Number(process.env['PORTAL_PORT'] ?? 4100);

/**
 * What one file holds, so that a page is there with it: it compresses better than twenty. Each takes
 * what its modules import along, but for what a file of a higher priority has.
 */
const PORTAL_FILES = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'code', test: /signInSteps.CodeStep/, priority: 3 },
  {
    name: 'frame',
    test: /shell.SignedIn|messages.signedIn|contract.(users|terms)/,
    priority: 2,
  },
  { name: 'overview', test: /(screens|contract).overview/, priority: 1 },
];
const DRIVER_FILES = [
  { name: 'driver', test: /src.driver.main|contract.(driverRequests|onDemand)|callNames/ },
];

/**
 * The portal, and by `--mode driver` after it the page of drivers. Built together they would share
 * files, and a phone at a pump would load what only the portal needs of them.
 */
export default defineConfig(({ command, mode }) => {
  const isDriver = mode === 'driver';
  return {
    plugins: [
      react({ compiler: true }),
      vanillaExtractPlugin(),
      compileMessages(),
      // the components' own words: only of the languages that are spoken
      optimizeLocales.vite({ locales: isDriver ? ['en-US', 'es-US', 'fr-CA'] : [...LANGUAGES] }),
      serving(),
      ...(isDriver ? [] : [preloadFont(), serviceWorker()]),
    ],
    resolve: { conditions },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
    // the worker that reads files loads the rules of the file's kind
    worker: { format: 'es' },
    build: {
      target: browserTargets(),
      // a policy without inline content takes no data: address for a font or a script
      assetsInlineLimit: 0,
      sourcemap: true,
      manifest: !isDriver,
      modulePreload: { polyfill: false },
      emptyOutDir: !isDriver,
      copyPublicDir: !isDriver,
      rolldownOptions: {
        ...(command === 'build' && isDriver ? { input: `${DRIVER_PATH.slice(1)}index.html` } : {}),
        output: { codeSplitting: { groups: isDriver ? DRIVER_FILES : PORTAL_FILES } },
      },
    },
  };
});
