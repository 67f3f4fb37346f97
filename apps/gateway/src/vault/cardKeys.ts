import { randomBytes } from 'node:crypto';
import { StartupError } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import type { CardKeys } from './cardVault.ts';
import { persistentSecret } from './persistentSecret.ts';

const KEY_BYTES = 32;

/** Parses `CARD_KEYS`: the lookup key, the sealing key, and previous sealing keys, in hex. */
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

const makeKey = () => randomBytes(KEY_BYTES).toString('hex');

/**
 * The keys for card data: `CARD_KEYS`, or generated ones in the data folder. A shared database
 * requires `CARD_KEYS`, since every instance must have the same keys.
 */
export function readCardKeys(config: GatewayConfig): CardKeys {
  if (config.cardKeys !== undefined) return parseCardKeys(config.cardKeys);
  if (config.databaseUrl !== undefined && !config.demo) {
    throw new StartupError('CARD_KEYS is missing. Set it whenever DATABASE_URL is set.');
  }
  return parseCardKeys(
    persistentSecret(config.dataDir, 'card-keys', () => `${makeKey()},${makeKey()}`),
  );
}
