import type { CallResult } from '../client/index.ts';
import type { CallName, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Answer<N extends CallName> = Query<ResponseOf<Contract[N]>>;
type Sent<N extends CallName> = RequestOf<Contract[N]>;

/** What a change of limits makes stale. */
const CHANGED: readonly CallName[] = [
  'listLimitProfiles',
  'getLimitProfile',
  'listTimeProfiles',
  'getCard',
  'listCards',
  'getCardAudit',
  'getLimitsFit',
  'listAllowances',
];

/** One card limit or profile with the cards on it; null fetches nothing. [GW-39] */
export function useLimitProfile(profileId: string | null): Answer<'getLimitProfile'> {
  return useQuery('getLimitProfile', profileId === null ? null : { params: { profileId } });
}

/** Which limits hold at once and which stand on the plastic. [GW-36] */
export function useLimitState(): Answer<'getLimitState'> {
  return useQuery('getLimitState', {});
}

/** Cards whose limits are far looser than what they buy. */
export function useLimitsFit(isWanted: boolean): Answer<'getLimitsFit'> {
  return useQuery('getLimitsFit', isWanted ? {} : null);
}

/** Purchases that a card may still make beyond its limits; null fetches nothing. [CARD-30] */
export function useAllowances(cardId: string | null): Answer<'listAllowances'> {
  return useQuery('listAllowances', cardId === null ? null : { params: { cardId } });
}

interface Intent {
  /** Kept with the form, so that sending it again changes nothing twice. */
  readonly idempotencyKey: string;
}
interface Edit extends Intent {
  /** The version that was shown. */
  readonly version: number;
}

/** Adds a card limit or profile, also as a copy for some cards. [LIMIT-01, LIMIT-02] */
export function useCreateLimitProfile(): Mutation<
  [Sent<'createLimitProfile'>['body'], Intent],
  ResponseOf<Contract['createLimitProfile']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body, { idempotencyKey }) =>
      client.createLimitProfile({ body }, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Changes a card limit or profile for every card on it. [GW-39] */
export function useChangeLimitProfile(): Mutation<
  [Sent<'changeLimitProfile'>, Edit],
  ResponseOf<Contract['changeLimitProfile']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (request, { idempotencyKey, version }) =>
      client.changeLimitProfile(request, { idempotencyKey, ifMatch: version, userId, accountId }),
    CHANGED,
  );
}

/** Deletes a card limit or profile, with its cards moved where they are to go. [LIMIT-03 to LIMIT-05] */
export function useDeleteLimitProfile(): Mutation<
  [Sent<'deleteLimitProfile'>, Edit],
  ResponseOf<Contract['deleteLimitProfile']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (request, { idempotencyKey, version }) =>
      client.deleteLimitProfile(request, { idempotencyKey, ifMatch: version, userId, accountId }),
    CHANGED,
  );
}

/** Points cards to a card limit or profile. [GW-84] */
export function useAssignCardProfile(): Mutation<
  [Sent<'assignCardProfile'>['body'], Intent],
  ResponseOf<Contract['assignCardProfile']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body, { idempotencyKey }) =>
      client.assignCardProfile({ body }, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Asks whether a purchase would be approved; changes nothing. */
export function useCheckPurchase(): Mutation<
  [Sent<'checkPurchase'>['body']],
  ResponseOf<Contract['checkPurchase']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation((body) => client.checkPurchase({ body }, { userId, accountId }), []);
}

/** Asks the purchases of the last days anew under edited limits; changes nothing. */
export function useReplayLimits(): Mutation<
  [Sent<'replayLimits'>['body']],
  ResponseOf<Contract['replayLimits']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation((body) => client.replayLimits({ body }, { userId, accountId }), []);
}

/** Gives cards the limits that fit what they buy. */
export function useAcceptLimits(): Mutation<
  [Sent<'acceptLimits'>['body'], Intent],
  ResponseOf<Contract['acceptLimits']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (body, { idempotencyKey }) =>
      client.acceptLimits({ body }, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Lets a card make one purchase beyond its limits. [CARD-30] */
export function useAllowOnce(): Mutation<
  [Sent<'allowOnce'>, Intent],
  ResponseOf<Contract['allowOnce']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (request, { idempotencyKey }) =>
      client.allowOnce(request, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Takes back what was allowed once. */
export function useCancelAllowance(): Mutation<
  [Sent<'cancelAllowance'>, Intent],
  ResponseOf<Contract['cancelAllowance']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (request, { idempotencyKey }) =>
      client.cancelAllowance(request, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Lets counters of a card begin at zero again. [GW-19] */
export function useResetCardLimit(): Mutation<
  [Sent<'resetCardLimit'>, Intent],
  ResponseOf<Contract['resetCardLimit']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (request, { idempotencyKey }): Promise<CallResult<ResponseOf<Contract['resetCardLimit']>>> =>
      client.resetCardLimit(request, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}
