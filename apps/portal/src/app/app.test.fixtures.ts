import { resolveFlags } from '@forecourt/validation';
import { runtimeConfig } from '../config/runtimeConfig.ts';
import { createTexts } from '../messages/texts.ts';
import { createSession, type Session } from '../session/session.ts';
import type { App, LiveApp } from './App.ts';

/** A portal as its screens see it; `parts` override the session's. */
export function makeLiveApp(parts: Partial<Session> = {}): LiveApp {
  const config = runtimeConfig.parse({
    gatewayUrl: 'https://gateway.test',
    issuers: { main: 'https://identity.test' },
  });
  const session = createSession({
    config,
    origin: 'https://portal.test',
    local: localStorage,
    arrive: () => null,
    replace: () => Promise.resolve(),
    reload: () => undefined,
  });
  const app: App = {
    config,
    flags: resolveFlags({}),
    texts: createTexts(),
    session: { ...session, ...parts },
  };
  return {
    current: () => app,
    subscribe: () => () => undefined,
    fetchRemoteConfig: () => undefined,
  };
}
