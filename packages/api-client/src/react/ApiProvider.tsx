'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type Cache } from 'swr';
import type { Client } from '../client/index.ts';

export interface Api {
  readonly client: Client;
  /** Who is signed in; null: nothing is fetched. */
  readonly userId: string | null;
  /** Selected account; null: only calls that need none are made. */
  readonly accountId: string | null;
}

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps extends Api {
  readonly children: ReactNode;
  /** A cache of its own, for example one that outlives the page; else the one above, or memory. */
  readonly cacheProvider?: ((parent: Readonly<Cache>) => Cache) | undefined;
}

/** A window that is looked at again asks again, but not more often than this. */
const FOCUS_PAUSE_MILLISECONDS = 30_000;

/**
 * Gives the hooks below it the client, the person and the account. Both stand in every key and go
 * with every request, so that the answers of one never show for another.
 */
export function ApiProvider({
  client,
  userId,
  accountId,
  cacheProvider,
  children,
}: ApiProviderProps) {
  const api = useMemo(() => ({ client, userId, accountId }), [client, userId, accountId]);
  return (
    <SWRConfig
      value={{
        shouldRetryOnError: false,
        focusThrottleInterval: FOCUS_PAUSE_MILLISECONDS,
        ...(cacheProvider ? { provider: cacheProvider } : {}),
      }}
    >
      <ApiContext value={api}>{children}</ApiContext>
    </SWRConfig>
  );
}

/** The client, person and account of the nearest provider. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Hooks of the gateway need an ApiProvider above them.');
  return api;
}

/**
 * Empties the cache: the first step of signing out. What is still on its way is dropped when it
 * arrives, and nothing is fetched again.
 */
export function useClearCache(): () => void {
  const { unload } = useSWRConfig();
  return useMemo(() => () => unload({ revalidate: false }), [unload]);
}
