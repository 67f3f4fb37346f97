import { CARDS_PER_ORDER_MAX, resolveFlags } from '@forecourt/validation';
import type { Log } from '@forecourt/server';
import * as z from 'zod/mini';
import type { GatewayConfig } from '../config.ts';

const TIMEOUT_MILLISECONDS = 10_000;
const portalConfig = z.object({
  flags: z.optional(z.record(z.string(), z.boolean())),
  cardOrderLimit: z.optional(z.number()),
});

/** Names of the settings that differ between a portal and this gateway. */
async function findDifferences(
  origin: string,
  { flags, cardOrderLimit }: Pick<GatewayConfig, 'flags' | 'cardOrderLimit'>,
  request: typeof fetch,
): Promise<readonly string[]> {
  const response = await request(`${origin}/config.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const portal = portalConfig.parse(await response.json());
  const gatewayFlags = resolveFlags(flags);
  const portalFlags = resolveFlags(portal.flags);
  const differing = [...gatewayFlags, ...portalFlags].filter(
    (name) => gatewayFlags.has(name) !== portalFlags.has(name),
  );
  const isSameLimit = (portal.cardOrderLimit ?? CARDS_PER_ORDER_MAX) === cardOrderLimit;
  return isSameLimit ? differing : [...differing, 'cardOrderLimit'];
}

/** Logs settings in a portal's `config.json` that differ from this gateway's. */
export async function comparePortal(
  config: Pick<GatewayConfig, 'flags' | 'cardOrderLimit' | 'portalOrigins'>,
  log: Log,
  request: typeof fetch = fetch,
): Promise<void> {
  for (const origin of config.portalOrigins) {
    try {
      const differing = await findDifferences(origin, config, request);
      if (differing.length > 0)
        log.warn({ origin, differing }, 'config.json and this gateway have different settings');
    } catch (err) {
      log.info({ origin, err }, 'could not compare config.json with this gateway’s settings');
    }
  }
}
