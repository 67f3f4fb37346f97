import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Answer<N extends keyof Contract> = Query<ResponseOf<Contract[N]>>;

/** Whether the person is known here, and which accounts they asked for. [GW-63, SCREEN-64] */
export function useMembership(): Answer<'getMembership'> {
  const { client } = useApi();
  return useQuery('getMembership', {}, (request, scope) => client.getMembership(request, scope));
}

/** Asks for access to an account. [GW-65] */
export function useAskForAccess(): Mutation<
  [body: RequestOf<Contract['register']>['body']],
  ResponseOf<Contract['register']>
> {
  const { client, userId } = useApi();
  return useMutation((body) => client.register({ body }, { userId }), ['getMembership']);
}

/** The terms and conditions that hold now, and whether the person accepted them. [SCREEN-49] */
export function useTerms(isWanted = true): Answer<'getTerms'> {
  const { client } = useApi();
  return useQuery('getTerms', isWanted ? {} : null, (request, scope) =>
    client.getTerms(request, scope),
  );
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
