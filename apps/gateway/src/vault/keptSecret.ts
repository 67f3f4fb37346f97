import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a secret that the gateway generated once and stored in a file of the data folder. */
export function keptSecret(folder: string, file: string, make: () => string): string {
  const path = join(folder, file);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const made = make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, made, { mode: 0o600, flag: 'wx' });
  return made;
}
