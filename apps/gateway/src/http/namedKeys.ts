import { createHash, timingSafeEqual } from 'node:crypto';
import { StartupError } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import { isGood, readUntil } from '../vault/datedSecrets.ts';
import { newSecret } from '../vault/handedSecrets.ts';
import { keptSecret } from '../vault/keptSecret.ts';

interface HashedKey {
  readonly hash: Buffer;
  /** When it ends; undefined: it does not. */
  readonly until: Date | undefined;
}

/** Holders by name, with the hash of each one's secret, or of two while one follows the other. */
export type NamedKeys = ReadonlyMap<string, readonly HashedKey[]>;

const HASH_BYTES = 32;
const WRITTEN = /^([a-z][a-z0-9-]{0,30}):([\w-]{32,200})(?:@(.+))?$/;
const SHOWN = /^([a-z][a-z0-9-]{0,30})\.([\w-]{32,200})$/;
const NOBODY = Buffer.alloc(HASH_BYTES);

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

/**
 * The holders that a variable names; in the demo one of our own making, whose key is kept in a file of
 * the data folder; else none. @throws StartupError
 */
export function readNamedKeys(
  { demo, dataDir }: Pick<GatewayConfig, 'demo' | 'dataDir'>,
  variable: string,
  text: string | undefined,
  own: { readonly holder: string; readonly file: string },
): NamedKeys {
  if (text !== undefined) return parseNamedKeys(variable, text);
  if (!demo) return new Map();
  const kept = keptSecret(dataDir, own.file, () => `${own.holder}:${newSecret()}`);
  return parseNamedKeys(variable, kept);
}

/** Whose key was given as `name.secret`; null: no one's. */
export function holderOf(keys: NamedKeys, shown: string, now: Date): string | null {
  const [, name = '', secret = ''] = SHOWN.exec(shown) ?? [];
  const given = hash(secret);
  const known = keys.get(name) ?? [{ hash: NOBODY, until: undefined }];
  // all are compared, so that the time taken reveals nothing
  const right = known.filter((key) => timingSafeEqual(key.hash, given));
  return keys.has(name) && right.some(({ until }) => isGood(until, now)) ? name : null;
}
