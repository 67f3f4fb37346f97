import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LANGUAGES } from './src/addresses/language.ts';
import { compileMessages } from '../../scripts/vite/messages.ts';
import { serviceWorker } from './serviceWorker.config.ts';
import { browserTargets, preloadFont, serving } from './serving.config.ts';

const conditions = ['@forecourt/source', 'module', 'browser', 'development|production'];
const port = Number(process.env['PORTAL_PORT'] ?? 4100);

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    vanillaExtractPlugin(),
    compileMessages(),
    // the components' own words: only of the languages that the portal speaks
    optimizeLocales.vite({ locales: [...LANGUAGES] }),
    serving(),
    preloadFont(),
    serviceWorker(),
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
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what a page needs at once: it compresses better than twenty. Each takes
          // what its modules import along, but for what a file of a higher priority has.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'code', test: /signInSteps.CodeStep/, priority: 3 },
            {
              name: 'frame',
              test: /shell.SignedIn|messages.signedIn|contract.(users|terms)/,
              priority: 2,
            },
            { name: 'overview', test: /(screens|contract).overview/, priority: 1 },
          ],
        },
      },
    },
  },
});
