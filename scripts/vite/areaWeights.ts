// What the import of an area of the rules weighs in a page, zod included.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import manifest from '../../packages/validation/package.json' with { type: 'json' };

const PACKAGE = join(import.meta.dirname, '..', '..', 'packages', 'validation');

/** Most that an area may weigh, in kilobytes of brotli. */
export const AREA_KB_MAX = 12;
/** Data that is loaded where it is needed, all texts at once, and what servers alone ask: no area of a page's rules. */
const OUTSIDE = ['commonPasswords', 'phones', 'messages', 'driverRequests/offer'];

export interface Area {
  readonly name: string;
  /** Path of its module from the package's folder. */
  readonly source: string;
  readonly isLimited: boolean;
}

/** Every subpath of the package; its root has them all. */
export const areas: readonly Area[] = Object.entries(manifest.exports).flatMap(([path, target]) => {
  const name = path.slice('./'.length);
  if (typeof target === 'string' || name === '') return [];
  return [{ name, source: target['@forecourt/source'], isLimited: !OUTSIDE.includes(name) }];
});

/** Kilobytes of all that an area exports, bundled, minified and packed by brotli. */
export async function weigh({ source }: Area): Promise<number> {
  const built = await build({
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
  const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return files.reduce(
    (sum, file) =>
      file.type === 'chunk' ? sum + brotliCompressSync(file.code).length / 1000 : sum,
    0,
  );
}
