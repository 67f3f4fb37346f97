import {
  createRemoteConfig,
  readContactDetails,
  type ContactDetails,
} from '@forecourt/api-client/remote-config';
import { openStore } from '@forecourt/api-client/storage';
import { FLAG_DEFAULTS } from '@forecourt/validation';
import { logError } from '../app/log.ts';
import { openLobCache } from './lobCache.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** Values from remote configuration; those it does not set are omitted. */
export interface RemoteValues {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly contact: ContactDetails | null;
  /** When an unavailable service may be retried, in epoch milliseconds. [ERR-33] */
  readonly retryAt: number | null;
}
const NOTHING: RemoteValues = { flags: {}, contact: null, retryAt: null };
/**
 * Fetches, activates, and reads the values: flags by name, and contact details, which are cached
 * for when the service is unavailable. [CONF-01, STORE-21, ERR-24, ERR-25]
 */
export async function readRemote({
  remoteConfig,
  gatewayUrl,
}: RuntimeConfig): Promise<RemoteValues> {
  if (!remoteConfig) return NOTHING;
  const { url = gatewayUrl, ...product } = remoteConfig;
  const places = { indexedDb: () => indexedDB, localStorage: () => localStorage, logError };
  const store = await openStore('remote-config', places);
  const config = createRemoteConfig(
    { baseUrl: url, ...product },
    {
      fetch: (address, init) => fetch(address, init),
      store,
      now: Date.now,
      random: Math.random,
      timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
      languageCode: navigator.language,
      logError,
    },
  );
  const details = await readContactDetails(config, logError);
  const lobCache = openLobCache({ store, now: Date.now, logError });
  if (details) await lobCache.keep(details);
  const contact = details ?? (await lobCache.last());
  const names = config.names().filter((name) => Object.hasOwn(FLAG_DEFAULTS, name));
  return {
    flags: Object.fromEntries(names.map((name) => [name, config.flag(name)])),
    contact,
    retryAt: config.throttledUntil(),
  };
}
