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
 * Modules bundled into one file each, so that a page needs few requests: one file compresses better
 * than twenty. Each includes its modules' imports, except those in a higher-priority file.
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
 * Builds the portal, and with `--mode driver` afterward, the drivers' page. Built together, they
 * would share chunks, and a phone at a pump would load code that only the portal needs.
 */
export default defineConfig(({ command, mode }) => {
  const isDriver = mode === 'driver';
  return {
    plugins: [
      react({ compiler: true }),
      vanillaExtractPlugin(),
      compileMessages(),
      // built-in texts of the components, only in supported languages
      optimizeLocales.vite({ locales: isDriver ? ['en-US', 'es-US', 'fr-CA'] : [...LANGUAGES] }),
      serving(),
      ...(isDriver ? [] : [preloadFont(), serviceWorker()]),
    ],
    resolve: { conditions },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
    // the worker that reads files loads the rules for each kind dynamically
    worker: { format: 'es' },
    build: {
      target: browserTargets(),
      // the content security policy allows no data: URLs for fonts or scripts
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
