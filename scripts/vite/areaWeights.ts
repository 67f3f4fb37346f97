// What importing an area of the rules weighs in a page, including zod.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import manifest from '../../packages/validation/package.json' with { type: 'json' };

const PACKAGE = join(import.meta.dirname, '..', '..', 'packages', 'validation');

/** Limit for an area, in Brotli kB. */
export const AREA_KB_MAX = 12;
/** Exempt from the limit: data that is loaded lazily, all texts together, and server-only rules. */
const OUTSIDE = ['commonPasswords', 'phones', 'messages', 'driverRequests/offer'];

export interface Area {
  readonly name: string;
  /** The path of its module from the package's folder. */
  readonly source: string;
  readonly isLimited: boolean;
}

/** Every subpath of the package, without its root, which includes them all. */
export const areas: readonly Area[] = Object.entries(manifest.exports).flatMap(([path, target]) => {
  const name = path.slice('./'.length);
  if (typeof target === 'string' || name === '') return [];
  return [{ name, source: target['@forecourt/source'], isLimited: !OUTSIDE.includes(name) }];
});

/** Brotli kB of everything that an area exports, bundled and minified. */
export async function weigh({ source }: Area): Promise<number> {
  const bundle = await build({
    root: PACKAGE,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@forecourt/source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: join(PACKAGE, source), preserveEntrySignatures: 'strict' },
    },
  });
  const files = [bundle].flat().flatMap((part) => ('output' in part ? part.output : []));
  return files.reduce(
    (sum, file) =>
      file.type === 'chunk' ? sum + brotliCompressSync(file.code).length / 1000 : sum,
    0,
  );
}
