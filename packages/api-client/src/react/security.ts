import type { CallRequest } from '../client/index.ts';
import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Answer<N extends keyof Contract> = Query<ResponseOf<Contract[N]>>;
type Body<N extends keyof Contract> =
  RequestOf<Contract[N]> extends { readonly body: infer B } ? B : never;
type Change<N extends keyof Contract> = Mutation<[body: Body<N>], ResponseOf<Contract[N]>>;

/** The person's authenticators, and those that can be set up. [SCREEN-12, SCREEN-14] */
export function useFactors(): Answer<'listFactors'> {
  return useQuery('listFactors', {});
}

/** The security questions to choose from; `isWanted` false fetches nothing. [GW-80] */
export function useSecurityQuestions(isWanted: boolean): Answer<'listSecurityQuestions'> {
  return useQuery('listSecurityQuestions', isWanted ? {} : null);
}

/** Whether the person has a verbal passcode, and since when. [USER-21] */
export function useVerbalPasscode(): Answer<'getVerbalPasscode'> {
  return useQuery('getVerbalPasscode', {});
}

/** What happened to the person's sign-ins since an instant. [GW-81] */
export function useMfaLog(
  params: NonNullable<CallRequest<Contract['listMfaLogs']>['params']> | null,
): Answer<'listMfaLogs'> {
  return useQuery('listMfaLogs', params && { params });
}

/** Proves again who the person is, by the password. [GW-68] */
export function useAuthenticateAgain(): Change<'authenticateAgain'> {
  const { client, userId, accountId } = useApi();
  return useMutation((body) => client.authenticateAgain({ body }, { userId, accountId }), []);
}

/** Begins to set up an authenticator. [GW-71] */
export function useEnrollFactor(): Change<'enrollFactor'> {
  const { client, userId, accountId } = useApi();
  const run = (body: Body<'enrollFactor'>) => client.enrollFactor({ body }, { userId, accountId });
  return useMutation(run, ['listFactors', 'listMfaLogs']);
}

/** Ends the set-up by the first code. [GW-72] */
export function useActivateFactor(): Change<'activateFactor'> {
  const { client, userId, accountId } = useApi();
  const run = (body: Body<'activateFactor'>) =>
    client.activateFactor({ body }, { userId, accountId });
  return useMutation(run, ['listFactors', 'listMfaLogs']);
}

/** Takes an authenticator away. */
export function useRemoveFactor(): Mutation<
  [factorId: string],
  ResponseOf<Contract['removeFactor']>
> {
  const { client, userId, accountId } = useApi();
  const run = (factorId: string) =>
    client.removeFactor({ params: { factorId } }, { userId, accountId });
  return useMutation(run, ['listFactors', 'listMfaLogs']);
}

/** Sets the passcode that the person says when they call. [USER-22 to USER-24] */
export function useSetVerbalPasscode(): Change<'setVerbalPasscode'> {
  const { client, userId, accountId } = useApi();
  const run = (body: Body<'setVerbalPasscode'>) =>
    client.setVerbalPasscode({ body }, { userId, accountId });
  return useMutation(run, ['getVerbalPasscode']);
}
