import type { Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

type Answer<N extends keyof Contract> = Query<ResponseOf<Contract[N]>>;

/** Everyone with whom a card is shared; null fetches nothing. [GW-31] */
export function useCardholders(cardId: string | null): Answer<'listCardholders'> {
  return useQuery('listCardholders', cardId === null ? null : { query: { cardId } });
}

/** Drivers or vehicles by name or number; what was found before stays while more is typed. [GW-30] */
export function useCardholderLookup(
  kind: 'driver' | 'vehicle',
  typed: string,
): Answer<'lookUpCardholders'> {
  return useQuery('lookUpCardholders', { query: { kind, q: typed } }, { keepPreviousData: true });
}

export type Sharing = RequestOf<Contract['addCardholders']>['body'] & {
  readonly idempotencyKey: string;
};
const SHARED = ['listCardholders', 'getCardAudit'] as const;

/** Shares a card with more people, up to five in all. [GW-28, CARD-10] */
export function useAddCardholders(): Mutation<[Sharing], ResponseOf<Contract['addCardholders']>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ idempotencyKey, ...body }: Sharing) =>
      client.addCardholders({ body }, { idempotencyKey, userId, accountId }),
    SHARED,
  );
}

/** Stops sharing a card with people. [GW-29] */
export function useRemoveCardholders(): Mutation<
  [Sharing],
  ResponseOf<Contract['removeCardholders']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ idempotencyKey, ...body }: Sharing) =>
      client.removeCardholders({ body }, { idempotencyKey, userId, accountId }),
    SHARED,
  );
}

/** The card groups of the account. [SCREEN-27] */
export function useCardGroups(isAsked = true): Answer<'listCardGroups'> {
  return useQuery('listCardGroups', isAsked ? {} : null);
}

type GroupBody = RequestOf<Contract['addCardGroup']>['body'];
export interface GroupIntent {
  /** null: a new group. */
  readonly group: { readonly groupId: string; readonly version: number } | null;
  readonly body: GroupBody;
  readonly idempotencyKey: string;
}
const GROUPED = ['listCardGroups', 'listCards', 'getCard'] as const;

/** Adds or changes a card group. [CARD-27, CARD-31] */
export function useSaveCardGroup(): Mutation<[GroupIntent], ResponseOf<Contract['addCardGroup']>> {
  const { client, userId, accountId } = useApi();
  return useMutation(({ group, body, idempotencyKey }: GroupIntent) => {
    const scope = { idempotencyKey, userId, accountId };
    if (group === null) return client.addCardGroup({ body }, scope);
    const { groupId, version } = group;
    return client.editCardGroup({ params: { groupId }, body }, { ...scope, ifMatch: version });
  }, GROUPED);
}

/** Removes a card group that no card is in. */
export function useRemoveCardGroup(): Mutation<
  [Omit<GroupIntent, 'body' | 'group'> & { readonly group: NonNullable<GroupIntent['group']> }],
  ResponseOf<Contract['removeCardGroup']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ group, idempotencyKey }) =>
      client.removeCardGroup(
        { params: { groupId: group.groupId } },
        { idempotencyKey, ifMatch: group.version, userId, accountId },
      ),
    GROUPED,
  );
}
