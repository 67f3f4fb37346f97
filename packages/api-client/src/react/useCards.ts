import type { Card } from '@forecourt/validation';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { CallFailure } from '../client/index.ts';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { LIST_PREFIX, type PageKey } from './keys.ts';
import { dataOf, failureOf, useQueryKey } from './query.ts';

/** Filters and sort of the card list, with the names of the address. */
export type CardFilters = Omit<
  RequestOf<Contract['listCards']>['query'],
  'cursor' | 'limit' | 'total'
>;
export type CardPage = ResponseOf<Contract['listCards']>;

export interface CardList {
  readonly cards: readonly Card[];
  /** Cards under the filters, counted with the first page. */
  readonly total: number | null;
  /** Cards by state under the filters beside the state's. */
  readonly counts: Readonly<Record<string, number>> | null;
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

const CARDS_PER_PAGE = 100;

/** The key of a page; null before anything can be asked, and after the last page. */
function pageKeys(key: ReturnType<typeof useQueryKey>) {
  return (index: number, before: CardPage | null): PageKey | null => {
    if (key === null || (before && before.nextCursor === null)) return null;
    return [...key, index === 0 ? null : (before?.nextCursor ?? null)];
  };
}

/** A list that comes back from the cache shows its rows and asks for its first page again. */
function useFreshFirstPage(listKey: string): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (cache.get(listKey)?.data === undefined) return;
    const firstPage = listKey.slice(LIST_PREFIX.length);
    void mutate(firstPage, undefined, { revalidate: false }).then(() => mutate(listKey));
  }, [listKey, cache, mutate]);
}

/**
 * Cards page by page; rows stay while other filters are fetched, and later pages follow by
 * themselves when the first one moved. [GW-14, ENT-60]
 */
export function useCards(filters: CardFilters): CardList {
  const { client } = useApi();
  const keyOf = pageKeys(useQueryKey('listCards', filters));
  const list = useSWRInfinite<CardPage, Error, typeof keyOf>(
    keyOf,
    async ([, userId, accountId, , cursor]: PageKey) => {
      const place = cursor === null ? { total: 'true' as const } : { cursor };
      const query = { ...filters, ...place, limit: CARDS_PER_PAGE };
      return dataOf(await client.listCards({ query }, { userId, accountId }));
    },
    { keepPreviousData: true, revalidateFirstPage: false },
  );
  const { data, error, size, setSize, isLoading, mutate } = list;
  useFreshFirstPage(unstable_serialize(keyOf));
  const last = data?.at(-1);
  const hasMore = last !== undefined && last.nextCursor !== null;
  const isStale = data !== undefined && isLoading;
  const isLoadingMore = !isStale && data !== undefined && data.length < size && hasMore && !error;
  return {
    cards: data?.flatMap((page) => page.items) ?? [],
    total: data?.[0]?.total ?? null,
    counts: data?.[0]?.counts ?? null,
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
