import { createHash, timingSafeEqual } from 'node:crypto';
import { StartupError } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import { isGood, readUntil } from '../vault/datedSecrets.ts';
import { newSecret } from '../vault/handedSecrets.ts';
import { keptSecret } from '../vault/keptSecret.ts';

interface HashedKey {
  readonly hash: Buffer;
  /** When it expires; `undefined` means never. */
  readonly until: Date | undefined;
}

/** Holders by name, with the hash of their secret, or of two while one replaces the other. */
export type NamedKeys = ReadonlyMap<string, readonly HashedKey[]>;

const HASH_BYTES = 32;
const WRITTEN = /^([a-z][a-z0-9-]{0,30}):([\w-]{32,200})(?:@(.+))?$/;
const SHOWN = /^([a-z][a-z0-9-]{0,30})\.([\w-]{32,200})$/;
const NOBODY = Buffer.alloc(HASH_BYTES);

const hash = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * Parses comma-separated `name:secret` pairs. A name can appear twice while its secret is being
 * replaced; `name:secret@2026-12-31` expires on that date. @throws StartupError
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
 * The holders named by a variable. Without it, the demo generates one and stores its key in the
 * data folder; otherwise there are none. @throws StartupError
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

/** The holder of a key given as `name.secret`; `null` if no key matches. */
export function holderOf(keys: NamedKeys, shown: string, now: Date): string | null {
  const [, name = '', secret = ''] = SHOWN.exec(shown) ?? [];
  const given = hash(secret);
  const known = keys.get(name) ?? [{ hash: NOBODY, until: undefined }];
  // all are compared, so that timing reveals nothing
  const right = known.filter((key) => timingSafeEqual(key.hash, given));
  return keys.has(name) && right.some(({ until }) => isGood(until, now)) ? name : null;
}
