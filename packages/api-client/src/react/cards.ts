import type { Card, CardDelivery, CardOrder } from '@forecourt/validation';
import { useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useSWRConfig } from 'swr';
import type { CallFailure, CallResult } from '../client/index.ts';
import type { CardDetails, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { dataOf, failureOf, useMutation, type Mutation } from './query.ts';

/** Filters and sort of the card list, with the names of the address. */
export type CardFilters = Omit<
  RequestOf<Contract['listCards']>['query'],
  'cursor' | 'limit' | 'total'
>;
type CardPage = ResponseOf<Contract['listCards']>;

export interface CardList {
  readonly cards: readonly Card[];
  readonly total: number | null;
  /** Cards by state under the filters beside the state's. */
  readonly counts: Readonly<Record<string, number>> | null;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoading: boolean;
  /** The first page is there and another is on its way. */
  readonly isLoadingMore: boolean;
  /** Shown rows belong to other filters and are being replaced. */
  readonly isStale: boolean;
  readonly failure: CallFailure | undefined;
  readonly retry: () => void;
}

const CARDS_PER_PAGE = 100;

/** Cards page by page; rows stay while other filters are fetched. */
export function useCards(filters: CardFilters): CardList {
  const { client, userId, accountId } = useApi();
  const request = JSON.stringify(filters);
  const keyOf = (index: number, before: CardPage | null) => {
    if (userId === null || accountId === null) return null;
    if (before && before.nextCursor === null) return null;
    return [
      'listCards',
      userId,
      accountId,
      request,
      index === 0 ? null : (before?.nextCursor ?? null),
    ] as const;
  };
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
    CardPage,
    Error
  >(
    keyOf,
    async ([, , , , cursor]: readonly [string, string, string, string, string | null]) => {
      const page = cursor === null ? { total: 'true' as const } : { cursor };
      return dataOf(
        await client.call('listCards', { query: { ...filters, ...page, limit: CARDS_PER_PAGE } }),
      );
    },
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  const shownFor = useRef(request);
  if (data && !isValidating) shownFor.current = request;
  const last = data?.at(-1);
  const hasMore = last !== undefined && last.nextCursor !== null;
  const isLoadingMore = data !== undefined && data.length < size;
  return {
    cards: data?.flatMap((page) => page.items) ?? [],
    total: data?.[0]?.total ?? null,
    counts: data?.[0]?.counts ?? null,
    hasMore,
    loadMore: () => {
      if (hasMore && !isLoadingMore) void setSize(size + 1);
    },
    isLoading: accountId === null || (isLoading && data === undefined),
    isLoadingMore,
    isStale: data !== undefined && shownFor.current !== request,
    failure: failureOf(error),
    retry: () => void mutate(),
  };
}

type StatusChange = RequestOf<Contract['changeCardStatus']>['body'];
type Changed = ResponseOf<Contract['changeCardStatus']>;

export interface CardChange {
  readonly card: Card;
  readonly change: StatusChange;
  readonly idempotencyKey: string;
}

/** What a card becomes at once; block waits for the gateway, since it cannot be taken back. */
const OPTIMISTIC: Readonly<Partial<Record<StatusChange['action'], Card['status']>>> = {
  hold: 'onHold',
  reactivate: 'active',
};

/** Activates, holds, reactivates or blocks a card; hold and reactivate show at once and roll back. */
export function useChangeCardStatus(): Mutation<[CardChange], Changed> {
  const { client, userId, accountId } = useApi();
  const { mutate } = useSWRConfig();
  const run = async ({
    card,
    change,
    idempotencyKey,
  }: CardChange): Promise<CallResult<Changed>> => {
    const key = ['getCard', userId, accountId, JSON.stringify({ cardId: card.cardId })];
    const status = OPTIMISTIC[change.action];
    const show = (to: Card) =>
      mutate<CardDetails>(
        key,
        (shown) => shown && { ...shown, card: { ...shown.card, status: to.status } },
        false,
      );
    if (status) await show({ ...card, status });
    const result = await client.call(
      'changeCardStatus',
      { params: { cardId: card.cardId }, body: change },
      { idempotencyKey, ifMatch: card.version },
    );
    if (!result.ok && status) await show(card);
    return result;
  };
  return useMutation(run, [
    'getCard',
    'listCards',
    'getCardAudit',
    'getDashboard',
    'listNotifications',
  ]);
}

export interface HandOrder {
  readonly cards: CardOrder[];
  readonly delivery: CardDelivery;
  readonly idempotencyKey: string;
}

/** Orders cards by hand. */
export function useOrderCards(): Mutation<[HandOrder], ResponseOf<Contract['orderCards']>> {
  const { client } = useApi();
  return useMutation(
    ({ idempotencyKey, ...body }: HandOrder) =>
      client.call('orderCards', { body }, { idempotencyKey }),
    ['listCards', 'listOrders', 'getDashboard', 'listNotifications', 'listLimitProfiles'],
  );
}
