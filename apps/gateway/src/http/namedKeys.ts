import { createHash, timingSafeEqual } from 'node:crypto';
import { StartupError } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import { isStillValid, readUntil } from '../vault/datedSecrets.ts';
import { newSecret } from '../vault/handedSecrets.ts';
import { persistentSecret } from '../vault/persistentSecret.ts';

interface HashedKey {
  readonly hash: Buffer;
  /** When it expires; `undefined` means never. */
  readonly until: Date | undefined;
}

/** Holders by name, with the hash of their secret, or of two while one replaces the other. */
export type NamedKeys = ReadonlyMap<string, readonly HashedKey[]>;

const HASH_BYTES = 32;
const PAIR = /^([a-z][a-z0-9-]{0,30}):([\w-]{32,200})(?:@(.+))?$/;
const CREDENTIAL = /^([a-z][a-z0-9-]{0,30})\.([\w-]{32,200})$/;
const NO_HASH = Buffer.alloc(HASH_BYTES);

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
      const [, name = '', secret = '', until] = PAIR.exec(part.trim()) ?? [];
      if (name === '') {
        throw new StartupError(
          `Invalid configuration: ${variable} must hold name:secret, with secrets of 32 characters or more.`,
        );
      }
      return [name, { hash: hash(secret), until: readUntil(variable, until) }];
    });
  const byName = new Map<string, HashedKey[]>();
  for (const [name, key] of keys) byName.set(name, [...(byName.get(name) ?? []), key]);
  return byName;
}

/**
 * The holders named by a variable. Without it, the demo generates one and stores its key in the
 * data folder; otherwise there are none. @throws StartupError
 */
export function readNamedKeys(
  { demo, dataDir }: Pick<GatewayConfig, 'demo' | 'dataDir'>,
  variable: string,
  text: string | undefined,
  demoKey: { readonly holder: string; readonly file: string },
): NamedKeys {
  if (text !== undefined) return parseNamedKeys(variable, text);
  if (!demo) return new Map();
  const storedSecret = persistentSecret(
    dataDir,
    demoKey.file,
    () => `${demoKey.holder}:${newSecret()}`,
  );
  return parseNamedKeys(variable, storedSecret);
}

/** The holder of a key given as `name.secret`; `null` if no key matches. */
export function holderOf(keys: NamedKeys, credential: string, now: Date): string | null {
  const [, name = '', secret = ''] = CREDENTIAL.exec(credential) ?? [];
  const presentedHash = hash(secret);
  const candidates = keys.get(name) ?? [{ hash: NO_HASH, until: undefined }];
  // all are compared, so that timing reveals nothing
  const matches = candidates.filter((key) => timingSafeEqual(key.hash, presentedHash));
  return keys.has(name) && matches.some(({ until }) => isStillValid(until, now)) ? name : null;
}
