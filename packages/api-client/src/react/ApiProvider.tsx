'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
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
  /** A cache that outlives the page, in place of memory. */
  readonly cacheProvider?: () => Cache;
}

/** Gives hooks below it the client, the person and the account that their keys carry. */
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
        revalidateOnFocus: true,
        focusThrottleInterval: 30_000,
        keepPreviousData: false,
        ...(cacheProvider ? { provider: cacheProvider } : {}),
      }}
    >
      <ApiContext value={api}>{children}</ApiContext>
    </SWRConfig>
  );
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Hooks of the gateway need an ApiProvider above them.');
  return api;
}
