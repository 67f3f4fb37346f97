import { build } from 'vite';
import { inRoot } from './paths.mjs';

/** PDFKit finds its fonts by a `require` that breaks in a bundle: turns them into imports. */
const standardFonts = () => ({
  name: 'forecourt-standard-fonts',
  transform: {
    filter: { id: /pdfkit\/js\/pdfkit\.node\.mjs$/ },
    handler(code) {
      const names = new Set();
      const loaded = code.replaceAll(/require\$1\('#standard-fonts\/(\w+)'\)/g, (_all, name) => {
        names.add(name);
        return `standardFont${name}`;
      });
      const imports = [...names].map(
        (name) => `import * as standardFont${name} from '#standard-fonts/${name}';`,
      );
      return { code: `${imports.join('')}${loaded}`, map: null };
    },
  },
});

/** ssh2 looks for a Windows program next to itself, which no server needs or bundle includes. */
const withoutPageant = () => ({
  name: 'forecourt-without-pageant',
  transform: {
    filter: { id: /ssh2\/lib\/agent\.js$/ },
    handler: (code) => ({ code: code.replaceAll('__dirname', "''"), map: null }),
  },
});

/**
 * Bundles the gateway's programs with their dependencies; not minified, with source maps. The
 * embedded database is left out: production runs on PostgreSQL.
 */
export const bundleGateway = (outDir, input) =>
  build({
    configFile: false,
    root: inRoot(),
    logLevel: 'warn',
    plugins: [standardFonts(), withoutPageant()],
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@forecourt/source', 'node', 'module', 'default'] },
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      target: 'node24',
      // warnings about large files are meant for pages
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: {
        input,
        external: [/^@electric-sql\/pglite/, 'pg-native', 'cloudflare:sockets', /sshcrypto\.node$/],
        output: { entryFileNames: '[name].js', chunkFileNames: 'lib/[name]-[hash].js' },
      },
    },
  });
