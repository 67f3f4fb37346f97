import type { Feedback } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Answer<N extends keyof Contract> = ResponseOf<Contract[N]>;

/** Sends what a person thinks of the product. [GW-60, HELP-02] */
export function useSendFeedback(): Mutation<[feedback: Feedback], Answer<'sendFeedback'>> {
  const { client, userId, accountId } = useApi();
  return useMutation((body) => client.sendFeedback({ body }, { userId, accountId }), []);
}

/** The person's own preferences. [GW-56] */
export function useProfileProperties(): Query<Answer<'getProfileProperties'>> {
  return useQuery('getProfileProperties', {});
}

/** What holds in the account for people who chose nothing else; asked for where `isNeeded`. [GW-57, STORE-01] */
export function useDefaultProperties(isNeeded: boolean): Query<Answer<'getDefaultProperties'>> {
  return useQuery('getDefaultProperties', isNeeded ? {} : null);
}

/** Sets some of the person's preferences; the others stay. [GW-56] */
export function useSetProfileProperties(): Mutation<
  [set: Readonly<Record<string, unknown>>],
  Answer<'changeProfileProperties'>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (set) => client.changeProfileProperties({ body: { set } }, { userId, accountId }),
    ['getProfileProperties'],
  );
}

/** Begins to show one's page to an agent, under the terms. [HELP-01, SCREEN-65] */
export function useStartLiveHelp(): Mutation<[], Answer<'startLiveHelp'>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    () => client.startLiveHelp({ body: { acceptsTerms: true } }, { userId, accountId }),
    [],
  );
}
