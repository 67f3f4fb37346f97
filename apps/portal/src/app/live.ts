import { resolveFlags } from '@forecourt/validation';
import type { App, LiveApp } from './App.ts';
import { createListeners } from './listeners.ts';
import { logError } from './log.ts';
import { nonBreaking } from './phone.ts';

/**
 * Fetches remote configuration, and retries at the time its service named if it was unavailable.
 * `attempt` resolves to that time in epoch milliseconds, or null on success. [ERR-33]
 */
export function fetchUntilAvailable(attempt: () => Promise<number | null>): void {
  const run = async () => {
    const retryAt = await attempt();
    if (retryAt === null) return;
    setTimeout(() => fetchUntilAvailable(attempt), Math.max(0, retryAt - Date.now()));
  };
  run().catch((error: unknown) => logError('Error asking remote configuration', error));
}

/** Creates the live portal: defaults, then `config.json`, then remote configuration. [CONF-01] */
export function createLive(initial: App): LiveApp {
  const { subscribe, notify } = createListeners();
  let app = initial;
  let isRequested = false;
  const fetchRemote = async () => {
    const { readRemote } = await import('../config/remote.ts');
    const { flags, contact, retryAt } = await readRemote(app.config);
    const phone = contact ? nonBreaking(contact.phone) : app.config.supportPhone;
    app = {
      ...app,
      contact,
      flags: resolveFlags(app.config.flags, flags),
      config: { ...app.config, supportPhone: phone },
    };
    notify();
    return retryAt;
  };
  return {
    current: () => app,
    subscribe,
    fetchRemoteConfig: () => {
      if (isRequested || !app.config.remoteConfig) return;
      isRequested = true;
      fetchUntilAvailable(fetchRemote);
    },
  };
}
