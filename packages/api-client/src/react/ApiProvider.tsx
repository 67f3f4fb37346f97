'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { Client } from '../client/index.ts';

export interface Api {
  readonly client: Client;
  /** The signed-in user; with `null`, nothing is fetched. */
  readonly userId: string | null;
  /** The selected account; with `null`, only calls that need no account are made. */
  readonly accountId: string | null;
}

const ApiContext = createContext<Api | null>(null);

interface ApiProviderProps extends Api {
  readonly children: ReactNode;
  /** A cache for these hooks, such as a persistent one; defaults to the enclosing one. */
  readonly cacheProvider?: ((parent: Readonly<Cache>) => Cache) | undefined;
}

/** Minimum time between two revalidations on focus. */
const FOCUS_PAUSE_MILLISECONDS = 30_000;

type OnErrorRetry = NonNullable<SWRConfiguration['onErrorRetry']>;
/** The client retries by itself; only polling, which SWR pauses after a failure, goes on here. */
const pollAgain: OnErrorRetry = (_error, _key, config, revalidate, options) => {
  const { refreshInterval } = config;
  if (typeof refreshInterval !== 'number' || refreshInterval === 0) return;
  setTimeout(() => void revalidate(options), refreshInterval);
};

/**
 * Provides the client, user, and account to the hooks below. User and account are part of every key
 * and request, so that one's data is never shown for another.
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
        onErrorRetry: pollAgain,
        focusThrottleInterval: FOCUS_PAUSE_MILLISECONDS,
        ...(cacheProvider ? { provider: cacheProvider } : {}),
      }}
    >
      <ApiContext value={api}>{children}</ApiContext>
    </SWRConfig>
  );
}

/** Returns the client, user, and account of the nearest provider. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Hooks of the gateway need an ApiProvider above them.');
  return api;
}

/**
 * Returns a function that clears the cache, to be called first when signing out. Responses still in
 * flight are dropped, and nothing is refetched.
 */
export function useClearCache(): () => void {
  const { unload } = useSWRConfig();
  return useMemo(() => () => unload({ revalidate: false }), [unload]);
}
