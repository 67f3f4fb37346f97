import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@forecourt/server';
import { isGood, readUntil } from '../vault/datedSecrets.ts';

interface HashedKey {
  readonly hash: Buffer;
  /** When it ends; undefined: it does not. */
  readonly until: Date | undefined;
}

/** Holders by name, with the hash of each one's secret, or of two while one follows the other. */
export type NamedKeys = ReadonlyMap<string, readonly HashedKey[]>;

const SECRET_BYTES = 32;
const WRITTEN = /^([a-z][a-z0-9-]{0,30}):([\w-]{32,200})(?:@(.+))?$/;
const SHOWN = /^([a-z][a-z0-9-]{0,30})\.([\w-]{32,200})$/;
const NOBODY = Buffer.alloc(SECRET_BYTES);

const hash = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * Reads a variable of `name:secret`, comma separated. A name can stand twice while its secret is
 * changed; `name:secret@2026-12-31` ends then. @throws StartupError
 */
export function parseNamedKeys(variable: string, text: string): NamedKeys {
  const keys = text
    .trim()
    .split(',')
    .map((part): [string, HashedKey] => {
      const [, name = '', secret = '', until] = WRITTEN.exec(part.trim()) ?? [];
      if (name === '') {
        throw new StartupError(
          `Invalid configuration: ${variable} must hold name:secret, with secrets of 32 characters or more.`,
        );
      }
      return [name, { hash: hash(secret), until: readUntil(variable, until) }];
    });
  const all = new Map<string, HashedKey[]>();
  for (const [name, key] of keys) all.set(name, [...(all.get(name) ?? []), key]);
  return all;
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

/** Whose key is shown as `name.secret`; null for no one's. */
export function holderOf(keys: NamedKeys, shown: string, now: Date): string | null {
  const [, name = '', secret = ''] = SHOWN.exec(shown) ?? [];
  const given = hash(secret);
  const known = keys.get(name) ?? [{ hash: NOBODY, until: undefined }];
  // all are compared, so that the time says nothing
  const right = known.filter((key) => timingSafeEqual(key.hash, given));
  return keys.has(name) && right.some(({ until }) => isGood(until, now)) ? name : null;
}
