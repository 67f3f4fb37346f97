import { useMemo } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import type { CallName } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { isListKey, isPageKey, LIST_PREFIX, pagePrefixOf, prefixOf } from './keys.ts';

/** Keys of cached responses. */
interface CachedKeys {
  /** Responses that are not pages. */
  readonly single: readonly string[];
  /** Individual pages. */
  readonly pages: readonly string[];
  /** Paged lists. */
  readonly lists: readonly string[];
}

const groupKeys = (keys: readonly string[]): CachedKeys => ({
  single: keys.filter((key) => !isListKey(key) && !isPageKey(key)),
  pages: keys.filter(isPageKey),
  lists: keys.filter(isListKey),
});

export interface CachedResponses {
  /** Updates every cached response and page of a call in place, without a request. */
  readonly patch: <T>(name: CallName, change: (data: T) => T) => Promise<void>;
  /** Refetches what is shown of these calls; the rest is refetched when next shown. */
  readonly refresh: (...names: readonly CallName[]) => Promise<void>;
  /** Same as `refresh`, for everything in the cache. */
  readonly refreshAll: () => Promise<void>;
}

/** Reads and updates the cache of the current user and account. */
export function useCached(): CachedResponses {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const cachedKeysOf = (name: CallName): CachedKeys => {
      const prefix = prefixOf(name, api);
      if (prefix === null) return groupKeys([]);
      const isOfCall = (key: string) =>
        key.startsWith(prefix) || key.startsWith(`${LIST_PREFIX}${prefix}`);
      return groupKeys([...cache.keys()].filter(isOfCall));
    };
    const patch = async <T>(name: CallName, change: (data: T) => T) => {
      const { single, pages, lists } = cachedKeysOf(name);
      const patchOne = (data: T | undefined) => data && change(data);
      const patchPages = (pageData: T[] | undefined) => pageData?.map(change);
      await Promise.all([
        ...[...single, ...pages].map((key) => mutate<T>(key, patchOne, { revalidate: false })),
        ...lists.map((key) => mutate<T[]>(key, patchPages, { revalidate: false })),
      ]);
    };
    const refresh = async (...names: readonly CallName[]) => {
      await Promise.all(names.map((name) => refreshKeys(cachedKeysOf(name), mutate)));
    };
    const refreshAll = () => refreshKeys(groupKeys([...cache.keys()]), mutate);
    return { patch, refresh, refreshAll };
  }, [api, cache, mutate]);
}

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** A list refetches only missing pages, so its pages are dropped; its rows stay visible. */
async function refreshKeys({ single, pages, lists }: CachedKeys, mutate: Mutate): Promise<void> {
  await Promise.all(pages.map((key) => mutate(key, undefined, { revalidate: false })));
  await Promise.all([...single, ...lists].map((key) => mutate(key)));
}

/** Refetches every page of a list, unless none is cached: then SWR fetches them all anyway. */
export async function refreshList(listKey: string, cache: Cache, mutate: Mutate): Promise<void> {
  const prefix = pagePrefixOf(listKey);
  if (prefix === undefined) return;
  const isThere = (key: string) => key.startsWith(prefix) && cache.get(key)?.data !== undefined;
  const pages = [...cache.keys()].filter((key) => isPageKey(key) && isThere(key));
  if (pages.length > 0) await refreshKeys({ single: [], pages, lists: [listKey] }, mutate);
}

/** Returns a function that refetches every query of the given calls. */
export const useRefresh = (): CachedResponses['refresh'] => useCached().refresh;

/** Returns a function that refetches everything shown, for every call. */
export const useRefreshAll = (): CachedResponses['refreshAll'] => useCached().refreshAll;
