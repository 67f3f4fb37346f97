import type { Card } from '@forecourt/validation';
import type { CallName, Contract, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

const CHANGED: readonly CallName[] = [
  'getOneClick',
  'listOneClickFleets',
  'listCards',
  'getCard',
  'getCardAudit',
];

/** Fleets with whether they take part in One Click. */
export function useOneClickFleets(): Query<ResponseOf<Contract['listOneClickFleets']>> {
  return useQuery('listOneClickFleets', {});
}

/** One Click preferences of a card; null asks nothing. [GW-22] */
export function useOneClick(cardId: string | null): Query<ResponseOf<Contract['getOneClick']>> {
  return useQuery('getOneClick', cardId === null ? null : { params: { cardId } });
}

/** Lets a fleet take part, or takes it out. [GW-87, GW-88] */
export function useEnrollOneClick(): Mutation<
  [fleetId: string, isEnrolled: boolean, idempotencyKey: string],
  ResponseOf<Contract['enrollOneClick']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation((fleetId: string, isEnrolled: boolean, idempotencyKey: string) => {
    const request = { params: { fleetId } };
    const options = { idempotencyKey, userId, accountId };
    return isEnrolled
      ? client.enrollOneClick(request, options)
      : client.unenrollOneClick(request, options);
  }, CHANGED);
}

/** Changes the preferences of a card. [GW-22] */
export function usePutOneClick(): Mutation<
  [
    cardId: string,
    preferences: { isOn: boolean; unblocksPerDayMax: number },
    idempotencyKey: string,
  ],
  ResponseOf<Contract['putOneClick']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (cardId: string, body: { isOn: boolean; unblocksPerDayMax: number }, idempotencyKey: string) =>
      client.putOneClick({ params: { cardId }, body }, { idempotencyKey, userId, accountId }),
    CHANGED,
  );
}

/** Takes a card from hold within its preferences. [GW-23] */
export function useUnblockByOneClick(): Mutation<
  [card: Pick<Card, 'cardId' | 'version'>, idempotencyKey: string],
  ResponseOf<Contract['unblockByOneClick']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ cardId, version }: Pick<Card, 'cardId' | 'version'>, idempotencyKey: string) =>
      client.unblockByOneClick(
        { params: { cardId } },
        { idempotencyKey, userId, accountId, ifMatch: version },
      ),
    CHANGED,
  );
}

/** Enters vehicle cards that buy without the card. [TXN-09] */
export function useEnterCardless(): Mutation<
  [cardEndings: string[], idempotencyKey: string],
  ResponseOf<Contract['enterCardless']>
> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    (cardEndings: string[], idempotencyKey: string) =>
      client.enterCardless({ body: { cardEndings } }, { idempotencyKey, userId, accountId }),
    ['getCardAudit'],
  );
}

/** Most cards that a form offers at once. */
const CHOICES_MAX = 500;

/** Cards that One Click can be about: those on hold stand first. */
export function useHoldableCards(): Query<ResponseOf<Contract['listCards']>> {
  return useQuery('listCards', {
    query: { limit: CHOICES_MAX, sort: 'status', direction: 'desc' },
  });
}
