import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@forecourt/server';

/** Holders of a key by name, with the hash of each one's secret. */
export type NamedKeys = ReadonlyMap<string, Buffer>;

const SECRET_BYTES = 32;
const WRITTEN = /^([a-z][a-z0-9-]{0,30}):([\w-]{32,200})$/;
const SHOWN = /^([a-z][a-z0-9-]{0,30})\.([\w-]{32,200})$/;
const NOBODY = Buffer.alloc(SECRET_BYTES);

const hash = (secret: string) => createHash('sha256').update(secret).digest();

/** Reads a variable of `name:secret`, comma separated. @throws StartupError */
export function parseNamedKeys(variable: string, text: string): NamedKeys {
  const keys = text
    .trim()
    .split(',')
    .map((part): [string, Buffer] => {
      const [, name = '', secret = ''] = WRITTEN.exec(part.trim()) ?? [];
      if (name === '') {
        throw new StartupError(
          `Wrong configuration: ${variable} holds name:secret, secrets of 32 characters or more.`,
        );
      }
      return [name, hash(secret)];
    });
  return new Map(keys);
}

/** The demo's own key of a holder, made once and kept in a file of the data folder. */
export function demoKey(folder: string, file: string, holder: string): string {
  const path = join(folder, file);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const made = `${holder}:${randomBytes(SECRET_BYTES).toString('base64url')}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, made, { mode: 0o600, flag: 'wx' });
  return made;
}

/** Whose key is shown as `name.secret`; null for nobody's. */
export function holderOf(keys: NamedKeys, shown: string): string | null {
  const [, name = '', secret = ''] = SHOWN.exec(shown) ?? [];
  const isRight = timingSafeEqual(keys.get(name) ?? NOBODY, hash(secret));
  return isRight && keys.has(name) ? name : null;
}
