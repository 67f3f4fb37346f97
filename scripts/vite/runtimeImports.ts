import { globSync, readFileSync } from 'node:fs';

const IMPORT = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^.'][^']*)';/gm;
/** Workspace packages and React, which the root has itself, and tools for stories and tests. */
const NOT_OURS = /^(?:@forecourt\/|@storybook\/|storybook\/|vitest|react$|react\/|react-dom|node:)/;

/**
 * Registry packages that a workspace package imports, as Vite's `optimizeDeps.include` names them.
 * A dependency that Vite discovers mid-run would reload the page under the test.
 */
export function runtimeImports(name: string, folder: string): string[] {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, {
    exclude: (file) => /\.(?:test|stories)\./.test(file),
  });
  const specifiers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? ''),
  );
  const registryImports = specifiers.filter((id) => !NOT_OURS.test(id) && !id.endsWith('.css'));
  return [...new Set(registryImports)].toSorted().map((id) => `${name} > ${id}`);
}
