import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { CallFailure, CallRequest, LooseRequest, ReadName } from '../client/index.ts';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import type { PageKey } from './keys.ts';
import { dataOf, failureOf, useQueryKey } from './query.ts';
import { refreshList } from './useCached.ts';

/** A page as the gateway gives it. */
interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

/** A list that grows page by page. */
export interface Pages<Item, P> {
  readonly items: readonly Item[];
  /** The first page, with what was counted under the filters. */
  readonly first: P | undefined;
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Nothing is there yet. */
  readonly isLoading: boolean;
  /** The first page is there and another is on its way. */
  readonly isLoadingMore: boolean;
  /** Shown rows belong to other filters and are being replaced. */
  readonly isStale: boolean;
  readonly failure: CallFailure | undefined;
  readonly retry: () => void;
}

/** Where a page begins: the hook fills it in. */
type Place = 'cursor' | 'limit' | 'total';
/** The calls that answer a list page by page. */
type PagedName = {
  [N in ReadName]: ResponseOf<Contract[N]> extends PageOf<unknown> ? N : never;
}[ReadName];
type PageOfCall<N extends PagedName> = ResponseOf<Contract[N]>;
/** The request of a list but for the place of a page. */
type ListRequest<N extends PagedName> = {
  readonly [K in keyof CallRequest<Contract[N]>]: K extends 'query'
    ? Omit<NonNullable<CallRequest<Contract[N]>[K]>, Place>
    : CallRequest<Contract[N]>[K];
};
/** What narrows and sorts a list, by the names of the call. */
export type FiltersOf<N extends PagedName> =
  RequestOf<Contract[N]> extends { query: infer Q } ? Omit<Q, Place> : never;

interface PageOptions {
  /** false: the call does not count what there is in all. */
  readonly isCounted?: boolean;
}

const ROWS_PER_PAGE = 100;

/** The key of a page; null before anything can be asked, and after the last page. */
function pageKeys(key: ReturnType<typeof useQueryKey>) {
  return (index: number, before: { nextCursor: string | null } | null): PageKey | null => {
    if (key === null || (before && before.nextCursor === null)) return null;
    return [...key, index === 0 ? null : (before?.nextCursor ?? null)];
  };
}

/**
 * A list shows its rows and asks for all of its pages again when it comes back from the cache, and
 * when someone looks at it again or is online again: then as often as SWR asks for single answers,
 * which asks a list only for pages that it lacks.
 */
function useFreshPages(listKey: string): void {
  const { cache, mutate, isVisible, isOnline, focusThrottleInterval: pause } = useSWRConfig();
  useEffect(() => {
    const refresh = () => void refreshList(listKey, cache, mutate);
    refresh();
    let nextLookAt = Date.now() + pause;
    const onLook = () => {
      if (Date.now() <= nextLookAt || !isVisible() || !isOnline()) return;
      nextLookAt = Date.now() + pause;
      refresh();
    };
    const onOnline = () => isVisible() && refresh();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', onLook, { signal });
    window.addEventListener('focus', onLook, { signal });
    window.addEventListener('online', onOnline, { signal });
    return () => listening.abort();
  }, [listKey, cache, mutate, isVisible, isOnline, pause]);
}

/**
 * A list page by page; rows stay while other filters are fetched, and later pages follow by
 * themselves when the first one moved. The first page counts what there is in all.
 */
export function usePages<N extends PagedName>(
  name: N,
  request: ListRequest<N>,
  options?: PageOptions,
): Pages<PageOfCall<N>['items'][number], PageOfCall<N>>;
export function usePages(
  name: PagedName,
  request: LooseRequest,
  { isCounted = true }: PageOptions = {},
): Pages<unknown, PageOf<unknown>> {
  const { client } = useApi();
  const keyOf = pageKeys(useQueryKey(name, request));
  const list = useSWRInfinite<PageOf<unknown>, Error, typeof keyOf>(
    keyOf,
    async ([, userId, accountId, , cursor]: PageKey) => {
      const first = isCounted ? { total: 'true' as const } : {};
      const place = { ...(cursor === null ? first : { cursor }), limit: ROWS_PER_PAGE };
      const asked = { ...request, query: { ...request.query, ...place } };
      return dataOf(await client.read(name, asked, { userId, accountId }));
    },
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  const { data, error, size, setSize, isLoading, mutate } = list;
  useFreshPages(unstable_serialize(keyOf));
  const last = data?.at(-1);
  const hasMore = last !== undefined && last.nextCursor !== null;
  const isStale = data !== undefined && isLoading;
  const isLoadingMore = !isStale && data !== undefined && data.length < size && hasMore && !error;
  return {
    items: data?.flatMap((page) => page.items) ?? [],
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
