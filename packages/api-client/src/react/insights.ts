import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useQuery, type Query } from './query.ts';

/** Comparisons, forecast and savings of a range; days as `wireDate` writes them. [TXN-04] */
export function useInsights(
  query: RequestOf<Contract['getInsights']>['query'],
): Query<ResponseOf<Contract['getInsights']>> {
  return useQuery('getInsights', { query });
}

/** What fuel costs in each region in a week, beside what the fleets paid there. [GW-120] */
export function useListPrices(
  query: RequestOf<Contract['listPrices']>['query'],
): Query<ResponseOf<Contract['listPrices']>> {
  return useQuery('listPrices', { query });
}
