import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Answer<N extends keyof Contract> = Query<ResponseOf<Contract[N]>>;

/** Whether the person is known here, and which accounts they asked for. [GW-63, SCREEN-64] */
export function useMembership(): Answer<'getMembership'> {
  return useQuery('getMembership', {});
}

/** Asks for access to an account. [GW-65] */
export function useAskForAccess(): Mutation<
  [body: RequestOf<Contract['register']>['body']],
  ResponseOf<Contract['register']>
> {
  const { client, userId } = useApi();
  return useMutation((body) => client.register({ body }, { userId }), ['getMembership']);
}
