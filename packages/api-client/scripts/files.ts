import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const changesetFolder = join(packageFolder, '../../.changeset');

export const CURRENT_FILE = join(packageFolder, 'openapi.json');
export const NAMES_FILE = join(packageFolder, 'src/contract/callNames.json');
export const RELEASED_FILE = join(packageFolder, 'openapi.released.json');

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The package's version, which the OpenAPI document carries. */
export function packageVersion(): string {
  const manifest = readJson(join(packageFolder, 'package.json'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error('package.json has no version');
}

/** The contents of the changesets for the next release. */
export const readChangesets = (): string[] =>
  readdirSync(changesetFolder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(changesetFolder, name), 'utf8'));
