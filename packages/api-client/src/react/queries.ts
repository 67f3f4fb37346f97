import type { CallRequest } from '../client/index.ts';
import type { Contract, Overview, ResponseOf } from '../contract/index.ts';
import type { Order } from '@forecourt/validation';
import { usePolledQuery, useQuery, type Query } from './query.ts';

/** The figures of the Overview are asked for again so often while the page is looked at. */
export const OVERVIEW_REFRESH_MILLISECONDS = 60_000;
/** An order that is not finished is asked for again so often. */
export const ORDER_REFRESH_MILLISECONDS = 5000;

const PURCHASE_ROWS = 50;
const ORDER_ROWS = 100;

type Answer<N extends keyof Contract> = Query<ResponseOf<Contract[N]>>;

/** The signed-in person. [GW-13] */
export function useMe(): Answer<'getMe'> {
  return useQuery('getMe', {});
}

/** The accounts that the person may select. [GW-42] */
export function useMyAccounts(): Answer<'getMyAccounts'> {
  return useQuery('getMyAccounts', {});
}

/** The Overview's figures; those of another fleet replace them once they are there. [GW-139] */
export function useOverview(
  query: NonNullable<CallRequest<Contract['getDashboard']>['query']> = {},
): Query<Overview> {
  return useQuery(
    'getDashboard',
    { query },
    { refreshInterval: OVERVIEW_REFRESH_MILLISECONDS, keepPreviousData: true },
  );
}

/** The fleets that the person may see. [GW-83] */
export function useFleets(): Answer<'listFleets'> {
  return useQuery('listFleets', {});
}

/** The departments of the account. [GW-89] */
export function useDepartments(): Answer<'listDepartments'> {
  return useQuery('listDepartments', {});
}

/** The limit profiles of the account. [GW-38] */
export function useLimitProfiles(): Answer<'listLimitProfiles'> {
  return useQuery('listLimitProfiles', {});
}

/** Reasons for holding or blocking a card. [GW-27] */
export function useBlockReasons(): Answer<'listBlockReasons'> {
  return useQuery('listBlockReasons', {});
}

/** One card with its limits and usage; null fetches nothing. [GW-15] */
export function useCard(cardId: string | null): Answer<'getCard'> {
  return useQuery('getCard', cardId === null ? null : { params: { cardId } });
}

/** The last purchases and declines of one card. [GW-95] */
export function useCardPurchases(cardId: string | null): Answer<'listTransactions'> {
  return useQuery(
    'listTransactions',
    cardId === null ? null : { query: { cardId, limit: PURCHASE_ROWS } },
  );
}

const isFinished = (order: Order) => order.step === 'active';
const untilFinished = (orders: readonly Order[] | undefined) =>
  orders === undefined || orders.every(isFinished) ? 0 : ORDER_REFRESH_MILLISECONDS;

/** The latest orders, newest first; asked for again while one of them is under way. */
export function useOrders(): Answer<'listOrders'> {
  return usePolledQuery('listOrders', { query: { limit: ORDER_ROWS } }, (page) =>
    untilFinished(page?.items),
  );
}

/** One order; asked for again until its cards are active. */
export function useOrder(orderId: string | null): Query<Order> {
  return usePolledQuery('getOrder', orderId === null ? null : { params: { orderId } }, (order) =>
    untilFinished(order && [order]),
  );
}
