import type {
  Account,
  Department,
  Fleet,
  LimitProfile,
  Order,
  SessionUser,
  Transaction,
} from '@forecourt/validation';
import type { CardDetails, Overview, RequestOf, ResponseOf, Contract } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useQuery, useQueryKey, type Query } from './query.ts';

/** The signed-in person. */
export function useMe(): Query<SessionUser> {
  const { client } = useApi();
  return useQuery(useQueryKey('getMe', {}, false), () => client.call('getMe'));
}

/** The accounts that the person may select. */
export function useMyAccounts(): Query<{ readonly items: readonly Account[] }> {
  const { client } = useApi();
  return useQuery(useQueryKey('getMyAccounts', {}, false), () => client.call('getMyAccounts'));
}

/** The Overview's figures; refreshed every minute while the page is looked at. */
export function useOverview(
  query: RequestOf<Contract['getDashboard']>['query'] = {},
): Query<Overview> {
  const { client } = useApi();
  return useQuery(
    useQueryKey('getDashboard', query),
    () => client.call('getDashboard', { query }),
    {
      refreshInterval: 60_000,
      keepPreviousData: true,
    },
  );
}

export function useFleets(): Query<{ readonly items: readonly Fleet[] }> {
  const { client } = useApi();
  return useQuery(useQueryKey('listFleets', {}), () => client.call('listFleets'));
}

export function useDepartments(): Query<{ readonly items: readonly Department[] }> {
  const { client } = useApi();
  return useQuery(useQueryKey('listDepartments', {}), () => client.call('listDepartments'));
}

export function useLimitProfiles(): Query<{ readonly items: readonly LimitProfile[] }> {
  const { client } = useApi();
  return useQuery(useQueryKey('listLimitProfiles', {}), () => client.call('listLimitProfiles'));
}

/** One card with its limits and usage; null fetches nothing. */
export function useCard(cardId: string | null): Query<CardDetails> {
  const { client } = useApi();
  const key = useQueryKey('getCard', { cardId });
  return useQuery(cardId === null ? null : key, () =>
    client.call('getCard', { params: { cardId: cardId ?? '' } }),
  );
}

export type CardAudit = ResponseOf<Contract['getCardAudit']>;

/** Who changed one card, when, from what to what. */
export function useCardAudit(cardId: string | null): Query<CardAudit> {
  const { client } = useApi();
  const key = useQueryKey('getCardAudit', { cardId });
  return useQuery(cardId === null ? null : key, () =>
    client.call('getCardAudit', { params: { cardId: cardId ?? '' }, query: { limit: 100 } }),
  );
}

/** The last purchases and declines of one card. */
export function useCardPurchases(
  cardId: string | null,
): Query<{ readonly items: readonly Transaction[] }> {
  const { client } = useApi();
  const key = useQueryKey('listTransactions', { cardId });
  return useQuery(cardId === null ? null : key, () =>
    client.call('listTransactions', { query: { cardId: cardId ?? '', limit: 50 } }),
  );
}

export function useOrders(): Query<{ readonly items: readonly Order[] }> {
  const { client } = useApi();
  return useQuery(useQueryKey('listOrders', {}), () =>
    client.call('listOrders', { query: { limit: 100 } }),
  );
}

/** One order; asked for again every few seconds until its cards are active. */
export function useOrder(orderId: string | null): Query<Order> {
  const { client } = useApi();
  const key = useQueryKey('getOrder', { orderId });
  return useQuery(
    orderId === null ? null : key,
    () => client.call('getOrder', { params: { orderId: orderId ?? '' } }),
    { refreshInterval: (order) => (order?.step === 'active' ? 0 : 5000) },
  );
}
