import { createContext, use, useSyncExternalStore } from 'react';
import type { ContactDetails } from '@forecourt/api-client/remote-config';
import type { Flags } from '@forecourt/validation';
import type { RuntimeConfig } from '../config/runtimeConfig.ts';
import type { Texts } from '../messages/texts.ts';
import type { Session } from '../session/session.ts';

/** What every screen may need: how this environment is set up, and who is here. */
export interface App {
  readonly config: RuntimeConfig;
  readonly flags: Flags;
  readonly session: Session;
  readonly texts: Texts;
  /** How customer service is reached; null: that could not be read, left out: not asked yet. */
  readonly contact?: ContactDetails | null;
}

/** The portal as it is now: remote configuration can change flags and contact while it runs. */
export interface LiveApp {
  readonly current: () => App;
  readonly subscribe: (notify: () => void) => () => void;
  /** Asks remote configuration, once for a page; without one that is set up it does nothing. */
  readonly askRemote: () => void;
}

export const AppContext = createContext<LiveApp | null>(null);

/** The portal's configuration and session, as they are now. Throws outside the portal's own tree. */
export function useLive(): LiveApp {
  const live = use(AppContext);
  if (!live) throw new Error('no App around this component');
  return live;
}

/** The portal's configuration and session. Throws outside the portal's own tree. */
export function useApp(): App {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, live.current);
}
