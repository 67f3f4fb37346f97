import type { GatewayConfig } from '../config.ts';
import { demoKey, holderOf, parseNamedKeys, type NamedKeys } from './namedKeys.ts';
import { Refusal } from './refusal.ts';

/** Card networks by name, with the hashes of their secrets. */
export type Networks = NamedKeys;

const BEARER = /^Bearer (\S+)$/;

/** Reads `NETWORK_KEYS`: `name:secret`, comma separated. @throws StartupError */
export const parseNetworks = (text: string): Networks => parseNamedKeys('NETWORK_KEYS', text);

/**
 * Networks that may send purchases: `NETWORK_KEYS`; in the demo one of our own making, whose key is
 * kept in the data folder. None: the authorisation answers no one.
 */
export function readNetworks({ networkKeys, demo, dataDir }: GatewayConfig): Networks {
  if (networkKeys !== undefined) return parseNetworks(networkKeys);
  return demo ? parseNetworks(demoKey(dataDir, 'network-key', 'demo')) : new Map();
}

/** The network that sent a request. @throws Refusal */
export function whichNetwork(networks: Networks, header: string | undefined, now: Date): string {
  if (!header) throw new Refusal(401, 'auth.tokenMissing');
  const name = holderOf(networks, BEARER.exec(header)?.[1] ?? '', now);
  if (name === null) throw new Refusal(401, 'auth.tokenInvalid');
  return name;
}
