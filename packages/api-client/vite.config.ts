import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** One entry per area in the export map; modules are preserved rather than bundled. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['@forecourt/source']],
);
const nameOf = (file: string) => file.slice('./src/'.length, -'.ts'.length);

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    emptyOutDir: false,
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(entries.map((file) => [nameOf(file), file])),
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      checks: { moduleLevelDirective: false },
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
