import { createContext, use, useSyncExternalStore } from 'react';
import type { ContactDetails } from '@forecourt/api-client/remote-config';
import type { Flags } from '@forecourt/validation';
import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import type { Texts } from '../messages/texts.ts';
import type { Session } from '../session/session.ts';

/** What every screen may need: the environment's configuration and the session. */
export interface App {
  readonly config: RuntimeConfig;
  readonly flags: Flags;
  readonly session: Session;
  readonly texts: Texts;
  /** Customer service contact details; null if unreadable, undefined until requested. */
  readonly contact?: ContactDetails | null;
}

/** The current portal; remote configuration can change flags and contact details at run time. */
export interface LiveApp {
  readonly current: () => App;
  readonly subscribe: (notify: () => void) => () => void;
  /** Fetches remote configuration, once per page load; a no-op if none is configured. */
  readonly fetchRemoteConfig: () => void;
}

export const AppContext = createContext<LiveApp | null>(null);

/** The portal's live configuration and session. Throws outside the portal's tree. */
export function useLive(): LiveApp {
  const live = use(AppContext);
  if (!live) throw new Error('no App around this component');
  return live;
}

/** The portal's current configuration and session. Throws outside the portal's tree. */
export function useApp(): App {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, live.current);
}
