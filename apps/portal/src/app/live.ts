import { resolveFlags } from '@forecourt/validation';
import type { App, LiveApp } from './App.ts';
import { createListeners } from './listeners.ts';
import { logError } from './log.ts';
import { unbroken } from './phone.ts';

/**
 * Asks remote configuration, and again at the moment that its service named when it could not answer.
 * `ask` answers that moment, in milliseconds since 1970; null: it was answered. [ERR-33]
 */
export function askUntilAnswered(ask: () => Promise<number | null>): void {
  const once = async () => {
    const retryAt = await ask();
    if (retryAt === null) return;
    setTimeout(() => askUntilAnswered(ask), Math.max(0, retryAt - Date.now()));
  };
  once().catch((error: unknown) => logError('Error asking remote configuration', error));
}

/** Default, then `config.json`, then remote configuration. [CONF-01] */
export function createLive(first: App): LiveApp {
  const { subscribe, tell } = createListeners();
  let app = first;
  let isAsked = false;
  const ask = async () => {
    const { readRemote } = await import('../config/remote.ts');
    const { flags, contact, retryAt } = await readRemote(app.config);
    const phone = contact ? unbroken(contact.phone) : app.config.supportPhone;
    app = {
      ...app,
      contact,
      flags: resolveFlags(app.config.flags, flags),
      config: { ...app.config, supportPhone: phone },
    };
    tell();
    return retryAt;
  };
  return {
    current: () => app,
    subscribe,
    askRemote: () => {
      if (isAsked || !app.config.remoteConfig) return;
      isAsked = true;
      askUntilAnswered(ask);
    },
  };
}
