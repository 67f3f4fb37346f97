import { resolveFlags } from '@forecourt/validation';
import { logError } from './log.ts';
import type { App, LiveApp } from './App.ts';

/** Default, then `config.json`, then remote configuration. [CONF-01] */
export function createLive(first: App): LiveApp {
  const listeners = new Set<() => void>();
  let app = first;
  let isAsked = false;
  const ask = async () => {
    const { readRemote } = await import('../config/remote.ts');
    const { flags, contact } = await readRemote(app.config);
    const phone = contact?.phone.replaceAll('-', '\u2011') ?? app.config.supportPhone;
    app = {
      ...app,
      contact,
      flags: resolveFlags(app.config.flags, flags),
      config: { ...app.config, supportPhone: phone },
    };
    for (const notify of listeners) notify();
  };
  return {
    current: () => app,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    askRemote: () => {
      if (isAsked || !app.config.remoteConfig) return;
      isAsked = true;
      ask().catch((error: unknown) => logError('Error asking remote configuration', error));
    },
  };
}
