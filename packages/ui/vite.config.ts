import { posix } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from '../../scripts/vite/messages.ts';
import manifest from './package.json' with { type: 'json' };

/** Restores the CSS imports that Vite drops from library chunks; components load their own CSS. */
const keepCssImports = (): Plugin => ({
  name: 'keep-css-imports',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.viteMetadata?.importedCss.size) continue;
      const imports = [...chunk.viteMetadata.importedCss].map((css) => {
        const relative = posix.relative(posix.dirname(chunk.fileName), css);
        return `import ${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)};`;
      });
      chunk.code = imports.join('') + chunk.code.replaceAll(/\/\* empty css\s*\*\/\n?/g, '');
    }
  },
});

/**
 * Turns off the React Compiler for modules without `use client`: they also render as server
 * components, where its cache does not exist and there is no state to optimize for.
 */
const leaveServerComponents = (): Plugin => ({
  name: 'leave-server-components',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx$/, code: { exclude: /^'use client'/ } },
    handler: (code) => ({ code: `'use no memo';${code}`, map: null }),
  },
});

/** One entry per area and component in the export map; modules are preserved. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['@forecourt/source']],
);
const isOurs = (id: string) =>
  id.startsWith('.') || id.startsWith('/') || id.startsWith('\0') || id.includes('vanilla.css');

export default defineConfig({
  plugins: [
    leaveServerComponents(),
    react({ compiler: true }),
    vanillaExtractPlugin(),
    compileMessages(),
    keepCssImports(),
  ],
  build: {
    target: 'es2023',
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    sourcemap: true,
    emptyOutDir: false,
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(
        entries.map((file) => [file.slice('./src/'.length, -'.ts'.length), file]),
      ),
    },
    rolldownOptions: {
      external: (id) => !isOurs(id),
      checks: { moduleLevelDirective: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: (asset) =>
          (asset.names[0] ?? '[name][extname]').replace('.css.ts.vanilla', ''),
      },
    },
  },
});
