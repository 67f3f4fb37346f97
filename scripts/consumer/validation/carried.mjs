import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const INSTALLED =
  /\/node_modules\/(?:@forecourt\/validation\/dist\/([^/]+)\/|((?:@[^/]+\/)?[^/]+)\/)/g;

/**
 * What importing a module loads, in its own Node process: names of the package's areas and of other
 * packages.
 */
export function carriedBy(specifier) {
  const script = `
    import { registerHooks } from 'node:module';
    const urls = new Set();
    registerHooks({ load: (url, context, next) => (urls.add(url), next(url, context)) });
    await import(${JSON.stringify(specifier)});
    process.stdout.write(JSON.stringify([...urls]));`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const parts = JSON.parse(stdout).flatMap((url) => {
    const [, area, name] = [...url.matchAll(INSTALLED)].at(-1) ?? [];
    return area ?? name ?? [];
  });
  return [...new Set(parts)];
}
