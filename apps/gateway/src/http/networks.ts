import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@forecourt/server';
import type { GatewayConfig } from '../config.ts';
import { Refusal } from './refusal.ts';

/** Card networks by name, with the hash of each one's secret. */
export type Networks = ReadonlyMap<string, Buffer>;

const SECRET_BYTES = 32;
const DEMO_NETWORK = 'demo';
const KEY = /^([a-z][a-z0-9-]{0,30}):([\w-]{32,200})$/;
const BEARER = /^Bearer ([a-z][a-z0-9-]{0,30})\.([\w-]{32,200})$/;

const hash = (secret: string) => createHash('sha256').update(secret).digest();

/** Reads `NETWORK_KEYS`: `name:secret`, comma separated. @throws StartupError */
export function parseNetworks(text: string): Networks {
  const networks = text
    .trim()
    .split(',')
    .map((part): [string, Buffer] => {
      const [, name = '', secret = ''] = KEY.exec(part.trim()) ?? [];
      if (name === '') {
        throw new StartupError(
          'Wrong configuration: NETWORK_KEYS holds name:secret, secrets of 32 characters or more.',
        );
      }
      return [name, hash(secret)];
    });
  return new Map(networks);
}

function demoKey(folder: string): string {
  const path = join(folder, 'network-key');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const made = `${DEMO_NETWORK}:${randomBytes(SECRET_BYTES).toString('base64url')}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, made, { mode: 0o600, flag: 'wx' });
  return made;
}

/**
 * Networks that may send purchases: `NETWORK_KEYS`; in the demo one of our own making, whose key is
 * kept in the data folder. None: the authorisation answers nobody.
 */
export function readNetworks({ networkKeys, demo, dataDir }: GatewayConfig): Networks {
  if (networkKeys !== undefined) return parseNetworks(networkKeys);
  return demo ? parseNetworks(demoKey(dataDir)) : new Map();
}

const NOBODY = Buffer.alloc(SECRET_BYTES);

/** The network that sent a request. @throws Refusal */
export function whichNetwork(networks: Networks, header: string | undefined): string {
  if (!header) throw new Refusal(401, 'auth.tokenMissing');
  const [, name = '', secret = ''] = BEARER.exec(header) ?? [];
  const isRight = timingSafeEqual(networks.get(name) ?? NOBODY, hash(secret));
  if (!isRight || !networks.has(name)) throw new Refusal(401, 'auth.tokenInvalid');
  return name;
}
