import { build } from 'vite';
import { inRoot } from './paths.mjs';

/** Its fonts are found by a `require` that no bundle survives: they become imports of the program. */
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

/** It looks for a program of Windows beside itself, which a bundle has not and a server never starts. */
const withoutPageant = () => ({
  name: 'forecourt-without-pageant',
  transform: {
    filter: { id: /ssh2\/lib\/agent\.js$/ },
    handler: (code) => ({ code: code.replaceAll('__dirname', "''"), map: null }),
  },
});

/**
 * Bundles the gateway's programs with what they need of other packages; not minified, with source
 * maps. The embedded database stays out: production runs on PostgreSQL.
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
      // the three warnings of a large file are about pages
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: {
        input,
        external: [/^@electric-sql\/pglite/, 'pg-native', 'cloudflare:sockets', /sshcrypto\.node$/],
        output: { entryFileNames: '[name].js', chunkFileNames: 'lib/[name]-[hash].js' },
      },
    },
  });
