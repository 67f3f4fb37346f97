import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import type { CardKeys } from './cardVault.ts';

const KEY_BYTES = 32;

/** Reads `CARD_KEYS`: the look-up key, the sealing key, and sealing keys of before, in hexadecimal. */
export function parseCardKeys(text: string): CardKeys {
  const [lookUp, seal, ...oldSeals] = text
    .trim()
    .split(',')
    .map((part) => Buffer.from(part, 'hex'));
  if (!lookUp || !seal || [lookUp, seal, ...oldSeals].some(({ length }) => length !== KEY_BYTES)) {
    throw new StartupError(
      'Invalid configuration: CARD_KEYS must hold two or more keys of 64 hexadecimal digits.',
    );
  }
  return { lookUp, seal, oldSeals };
}

function makeKeys(folder: string): string {
  const path = join(folder, 'card-keys');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const made = [randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)].map((key) => key.toString('hex'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, made.join(','), { mode: 0o600, flag: 'wx' });
  return made.join(',');
}

/**
 * The keys of card data: `CARD_KEYS`, or keys of our own making in the data folder. A shared
 * database needs `CARD_KEYS`, since every instance must have the same.
 */
export function readCardKeys(config: GatewayConfig): CardKeys {
  if (config.cardKeys !== undefined) return parseCardKeys(config.cardKeys);
  if (config.databaseUrl !== undefined && !config.demo) {
    throw new StartupError('CARD_KEYS is missing. Set it whenever DATABASE_URL is set.');
  }
  return parseCardKeys(makeKeys(config.dataDir));
}
