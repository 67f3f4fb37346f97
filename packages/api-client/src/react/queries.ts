import type { CallRequest } from '../client/index.ts';
import type { Contract, Overview, ResponseOf } from '../contract/index.ts';
import type { Order } from '@forecourt/validation';
import { useApi } from './ApiProvider.tsx';
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
  const { client } = useApi();
  return useQuery('getMe', {}, (request, scope) => client.getMe(request, scope));
}

/** The accounts that the person may select. [GW-42] */
export function useMyAccounts(): Answer<'getMyAccounts'> {
  const { client } = useApi();
  return useQuery('getMyAccounts', {}, (request, scope) => client.getMyAccounts(request, scope));
}

/** The Overview's figures; those of another fleet replace them once they are there. [GW-139] */
export function useOverview(
  query: NonNullable<CallRequest<Contract['getDashboard']>['query']> = {},
): Query<Overview> {
  const { client } = useApi();
  return useQuery(
    'getDashboard',
    { query },
    (request, scope) => client.getDashboard(request, scope),
    { refreshInterval: OVERVIEW_REFRESH_MILLISECONDS, keepPreviousData: true },
  );
}

/** The fleets that the person may see. [GW-83] */
export function useFleets(): Answer<'listFleets'> {
  const { client } = useApi();
  return useQuery('listFleets', {}, (request, scope) => client.listFleets(request, scope));
}

/** The departments of the account. [GW-89] */
export function useDepartments(): Answer<'listDepartments'> {
  const { client } = useApi();
  return useQuery('listDepartments', {}, (request, scope) =>
    client.listDepartments(request, scope),
  );
}

/** The limit profiles of the account. [GW-38] */
export function useLimitProfiles(): Answer<'listLimitProfiles'> {
  const { client } = useApi();
  return useQuery('listLimitProfiles', {}, (request, scope) =>
    client.listLimitProfiles(request, scope),
  );
}

/** Reasons for holding or blocking a card. [GW-27] */
export function useBlockReasons(): Answer<'listBlockReasons'> {
  const { client } = useApi();
  return useQuery('listBlockReasons', {}, (request, scope) =>
    client.listBlockReasons(request, scope),
  );
}

/** One card with its limits and usage; null fetches nothing. [GW-15] */
export function useCard(cardId: string | null): Answer<'getCard'> {
  const { client } = useApi();
  return useQuery('getCard', cardId === null ? null : { params: { cardId } }, (request, scope) =>
    client.getCard(request, scope),
  );
}

/** The last purchases and declines of one card. [GW-95] */
export function useCardPurchases(cardId: string | null): Answer<'listTransactions'> {
  const { client } = useApi();
  return useQuery(
    'listTransactions',
    cardId === null ? null : { query: { cardId, limit: PURCHASE_ROWS } },
    (request, scope) => client.listTransactions(request, scope),
  );
}

const isFinished = (order: Order) => order.step === 'active';
const untilFinished = (orders: readonly Order[] | undefined) =>
  orders === undefined || orders.every(isFinished) ? 0 : ORDER_REFRESH_MILLISECONDS;

/** The latest orders, newest first; asked for again while one of them is under way. */
export function useOrders(): Answer<'listOrders'> {
  const { client } = useApi();
  return usePolledQuery(
    'listOrders',
    { query: { limit: ORDER_ROWS } },
    (request, scope) => client.listOrders(request, scope),
    (page) => untilFinished(page?.items),
  );
}

/** One order; asked for again until its cards are active. */
export function useOrder(orderId: string | null): Query<Order> {
  const { client } = useApi();
  return usePolledQuery(
    'getOrder',
    orderId === null ? null : { params: { orderId } },
    (request, scope) => client.getOrder(request, scope),
    (order) => untilFinished(order && [order]),
  );
}
