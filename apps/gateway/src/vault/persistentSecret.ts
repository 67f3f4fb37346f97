import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a secret that the gateway generated once and stored in a file of the data folder. */
export function persistentSecret(folder: string, file: string, generate: () => string): string {
  const path = join(folder, file);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const secret = generate();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
