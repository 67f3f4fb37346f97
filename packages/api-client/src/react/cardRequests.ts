import type { CardholderRequest, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

export type CardRequestFilters = FiltersOf<'listCardRequests'>;
type CardRequestPage = ResponseOf<Contract['listCardRequests']>;

/** Requests of cardholders page by page, newest first. [CARD-20] */
export function useCardRequests(
  filters: CardRequestFilters,
): Pages<CardholderRequest, CardRequestPage> {
  return usePages('listCardRequests', { query: filters });
}

/** People who can hold cards, by name or number; null asks nothing. [GW-33] */
export function useKnownCardholders(
  q: string | null,
): Query<ResponseOf<Contract['listKnownCardholders']>> {
  return useQuery('listKnownCardholders', q === null ? null : { query: { q, limit: 50 } }, {
    keepPreviousData: true,
  });
}

/** Onboards cardholders: each asks for a card. [GW-34] */
export function useOnboardCardholders(): Mutation<
  [cardholderIds: string[], idempotencyKey: string],
  ResponseOf<Contract['onboardCardholders']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (cardholderIds: string[], idempotencyKey: string) =>
      client.onboardCardholders({ body: { cardholderIds } }, { idempotencyKey, userId, accountId }),
    ['listCardRequests', 'listKnownCardholders', 'listNotifications'],
  );
}

type Settling = RequestOf<Contract['settleCardRequests']>['body'];

/** Settles up to 50 requests at once. [CARD-20, CARD-33] */
export function useSettleCardRequests(): Mutation<
  [asked: Settling, idempotencyKey: string],
  ResponseOf<Contract['settleCardRequests']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body: Settling, idempotencyKey: string) =>
      client.settleCardRequests({ body }, { idempotencyKey, userId, accountId }),
    ['listCardRequests', 'listKnownCardholders', 'listNotifications', 'getCard'],
  );
}
