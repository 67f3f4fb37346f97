import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { CallFailure, CallRequest, LooseRequest, ReadName } from '../client/index.ts';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { sleep } from '../loader/ports.ts';
import { useApi } from './ApiProvider.tsx';
import type { PageKey } from './keys.ts';
import { dataOf, failureOf, useQueryKey } from './query.ts';
import { refreshList } from './useCached.ts';

/** A page as returned by the gateway. */
interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

/** A list that loads page by page. */
export interface Pages<Item, P> {
  readonly items: readonly Item[];
  /** The first page, which has the counts. */
  readonly first: P | undefined;
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Whether there is no data yet. */
  readonly isLoading: boolean;
  /** Whether another page is loading after the first. */
  readonly isLoadingMore: boolean;
  /** Whether the rows belong to previous filters and are being replaced. */
  readonly isStale: boolean;
  readonly failure: CallFailure | undefined;
  readonly retry: () => void;
}

/** Query fields that locate a page; the hook fills them in. */
type PageField = 'cursor' | 'limit' | 'total';
/** Calls that return a list page by page. */
type PagedName = {
  [N in ReadName]: ResponseOf<Contract[N]> extends PageOf<unknown> ? N : never;
}[ReadName];
type PageOfCall<N extends PagedName> = ResponseOf<Contract[N]>;
/** The request of a list, without the fields that locate a page. */
type ListRequest<N extends PagedName> = {
  readonly [K in keyof CallRequest<Contract[N]>]: K extends 'query'
    ? Omit<NonNullable<CallRequest<Contract[N]>[K]>, PageField>
    : CallRequest<Contract[N]>[K];
};
/** The filters and sorting of a list, as the call names them. */
export type FiltersOf<N extends PagedName> =
  RequestOf<Contract[N]> extends { query: infer Q } ? Omit<Q, PageField> : never;

interface PageOptions<Item> {
  /** Set to false if the call does not support `total`. */
  readonly isCounted?: boolean;
  /** The polling interval in milliseconds for the loaded rows; 0 stops. */
  readonly everyOf?: (items: readonly Item[]) => number;
}

const ROWS_PER_PAGE = 100;

/** The key of a page; `null` while nothing can be fetched, and after the last page. */
function pageKeys(key: ReturnType<typeof useQueryKey>) {
  return (index: number, previousPage: { nextCursor: string | null } | null): PageKey | null => {
    if (key === null || (previousPage && previousPage.nextCursor === null)) return null;
    return [...key, index === 0 ? null : (previousPage?.nextCursor ?? null)];
  };
}

/**
 * Refetches all pages of a list when it is shown again from the cache, on focus, and on reconnect,
 * throttled like SWR's own revalidation, and at an interval unless it is 0. SWR itself would fetch
 * only the pages that a list is missing.
 */
function useFreshPages(listKey: string, pollInterval: number): void {
  const { cache, mutate, isVisible, isOnline, focusThrottleInterval: pause } = useSWRConfig();
  useEffect(() => {
    const refresh = () => void refreshList(listKey, cache, mutate);
    refresh();
    let nextRefreshAt = Date.now() + pause;
    const onVisible = () => {
      if (Date.now() <= nextRefreshAt || !isVisible() || !isOnline()) return;
      nextRefreshAt = Date.now() + pause;
      refresh();
    };
    const onOnline = () => isVisible() && refresh();
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('visibilitychange', onVisible, { signal });
    window.addEventListener('focus', onVisible, { signal });
    window.addEventListener('online', onOnline, { signal });
    return () => controller.abort();
  }, [listKey, cache, mutate, isVisible, isOnline, pause]);
  useEffect(() => {
    if (pollInterval === 0) return;
    const controller = new AbortController();
    const poll = async () => {
      await sleep(pollInterval);
      while (!controller.signal.aborted) {
        const hasFailed = cache.get(listKey)?.error !== undefined;
        if (isVisible() && isOnline())
          await (hasFailed ? mutate(listKey) : refreshList(listKey, cache, mutate));
        await sleep(pollInterval);
      }
    };
    void poll();
    return () => controller.abort();
  }, [listKey, pollInterval, cache, mutate, isVisible, isOnline]);
}

/**
 * A paged list. Rows stay visible while new filters load, and later pages are refetched if the
 * first one moved. The first page requests the total.
 */
export function usePages<N extends PagedName>(
  name: N,
  request: ListRequest<N>,
  options?: PageOptions<PageOfCall<N>['items'][number]>,
): Pages<PageOfCall<N>['items'][number], PageOfCall<N>>;
export function usePages(
  name: PagedName,
  request: LooseRequest,
  { isCounted = true, everyOf = () => 0 }: PageOptions<unknown> = {},
): Pages<unknown, PageOf<unknown>> {
  const { client } = useApi();
  const keyOf = pageKeys(useQueryKey(name, request));
  const list = useSWRInfinite<PageOf<unknown>, Error, typeof keyOf>(
    keyOf,
    async ([, userId, accountId, , cursor]: PageKey) => {
      const first = isCounted ? { total: 'true' as const } : {};
      const pageQuery = { ...(cursor === null ? first : { cursor }), limit: ROWS_PER_PAGE };
      const pageRequest = { ...request, query: { ...request.query, ...pageQuery } };
      return dataOf(await client.read(name, pageRequest, { userId, accountId }));
    },
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  const { error, size, setSize, isLoading, mutate } = list;
  const listKey = unstable_serialize(keyOf);
  // rows kept from other filters must not pass for the result of a request that failed
  const [loadedKey, setLoadedKey] = useState(listKey);
  if (!isLoading && !error && loadedKey !== listKey) setLoadedKey(listKey);
  const data = error && loadedKey !== listKey ? undefined : list.data;
  const items = data?.flatMap((page) => page.items) ?? [];
  useFreshPages(listKey, everyOf(items));
  const last = data?.at(-1);
  const hasMore = last !== undefined && last.nextCursor !== null;
  const isStale = data !== undefined && isLoading;
  const isLoadingMore = !isStale && data !== undefined && data.length < size && hasMore && !error;
  return {
    items,
    first: data?.[0],
    total: data?.[0]?.total ?? null,
    hasMore,
    loadMore: () => {
      if (hasMore && !isStale && !isLoadingMore) void setSize((data?.length ?? 0) + 1);
    },
    isLoading: data === undefined && error === undefined,
    isLoadingMore,
    isStale,
    failure: failureOf(error),
    retry: () => void mutate(),
  };
}
