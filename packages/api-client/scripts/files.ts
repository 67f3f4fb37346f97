import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

export const CURRENT_FILE = join(packageFolder, 'openapi.json');
export const NAMES_FILE = join(packageFolder, 'src/contract/callNames.json');
export const RELEASED_FILE = join(packageFolder, 'openapi.released.json');

/** The package's version, which the OpenAPI document carries. */
export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error('package.json has no version');
}
