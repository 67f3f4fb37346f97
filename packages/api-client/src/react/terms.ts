import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

/** The terms and conditions that hold now, and whether the person accepted them. [SCREEN-49] */
export function useTerms(isWanted = true): Query<ResponseOf<Contract['getTerms']>> {
  return useQuery('getTerms', isWanted ? {} : null);
}

/** Accepts a version of the terms and conditions. [GW-49] */
export function useAcceptTerms(): Mutation<
  [version: string],
  ResponseOf<Contract['saveTermsAcceptance']>
> {
  const { client, userId, accountId } = useApi();
  const run = (version: string) =>
    client.saveTermsAcceptance({ body: { version, isAccepted: true } }, { userId, accountId });
  return useMutation(run, ['getTerms']);
}
