import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
    serving(),
    preloadFont(),
    serviceWorker(),
  ],
  resolve: { conditions },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  build: {
    target: browserTargets(),
    // a policy without inline content takes no data: address for a font or a script
    assetsInlineLimit: 0,
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // one file for what the first page needs: it compresses better than twenty
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
});
