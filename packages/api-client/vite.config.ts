import { defineConfig } from 'vite';

/** Entry points of the package; modules are not bundled. */
const entries = [
  'index',
  'contract/index',
  'react/index',
  'storage/index',
  'remoteConfig/index',
  'liveHelp/index',
  'stream/index',
  'testing/index',
];

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    emptyOutDir: false,
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      checks: { moduleLevelDirective: false },
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
