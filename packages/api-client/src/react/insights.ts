import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useQuery, type Query } from './query.ts';

/** Comparisons, forecast and savings of a range; days as `wireDate` writes them. [TXN-04] */
export function useInsights(
  query: RequestOf<Contract['getInsights']>['query'],
): Query<ResponseOf<Contract['getInsights']>> {
  const { client } = useApi();
  return useQuery('getInsights', { query }, (request, scope) => client.getInsights(request, scope));
}

/** What fuel costs in each region in a week, beside what the fleets paid there. [GW-120] */
export function useListPrices(
  query: RequestOf<Contract['listPrices']>['query'],
): Query<ResponseOf<Contract['listPrices']>> {
  const { client } = useApi();
  return useQuery('listPrices', { query }, (request, scope) => client.listPrices(request, scope));
}
