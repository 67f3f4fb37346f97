import type { Card, CardPrompts } from '@forecourt/validation';
import type { CallOptions, CallResult, Client } from '../client/index.ts';
import type { CallName, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, useQuery, type Mutation, type Query } from './query.ts';

/** What a person wants done to one card; the key is kept with the form, so that it happens once. */
export interface CardIntent<Body> {
  readonly card: Pick<Card, 'cardId' | 'version'>;
  readonly body: Body;
  readonly idempotencyKey: string;
}

type CardCall = {
  [N in CallName]: Contract[N] extends {
    readonly path: `/cards/:cardId/${string}` | '/cards/:cardId';
  }
    ? N
    : never;
}[CallName];
type BodyOf<N extends CardCall> =
  RequestOf<Contract[N]> extends { readonly body: infer B } ? B : never;
type CardMutation<N extends CardCall> = Mutation<[CardIntent<BodyOf<N>>], ResponseOf<Contract[N]>>;

/** What a change of a card can change elsewhere. */
const CHANGED: readonly CallName[] = [
  'getCard',
  'listCards',
  'getCardAudit',
  'getCardPrompts',
  'getDashboard',
  'listNotifications',
  'listOrders',
  'listCardholders',
  'listCardGroups',
  'listLimitProfiles',
];

function useCardIntent<Body, T>(
  ask: (
    client: Client,
    cardId: string,
    body: Body,
    options: CallOptions<Contract['editCard']>,
  ) => Promise<CallResult<T>>,
): Mutation<[CardIntent<Body>], T> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ card, body, idempotencyKey }: CardIntent<Body>) =>
      ask(client, card.cardId, body, { idempotencyKey, ifMatch: card.version, userId, accountId }),
    CHANGED,
  );
}

/** Changes whose a card is, where it belongs and which limits hold. [CARD-01, CARD-02] */
export const useEditCard = (): CardMutation<'editCard'> =>
  useCardIntent((client, cardId, body, options) =>
    client.editCard({ params: { cardId }, body }, options),
  );

/** Ends a card and orders another one with its settings and limits. [CARD-05] */
export const useReplaceCard = (): CardMutation<'replaceCard'> =>
  useCardIntent((client, cardId, body, options) =>
    client.replaceCard({ params: { cardId }, body }, options),
  );

/** Orders new plastic for a card. [CARD-06] */
export const useReissueCard = (): CardMutation<'reissueCard'> =>
  useCardIntent((client, cardId, body, options) =>
    client.reissueCard({ params: { cardId }, body }, options),
  );

/** Moves everything of a card to another one. [CARD-08] */
export const useTransferCard = (): CardMutation<'transferCard'> =>
  useCardIntent((client, cardId, body, options) =>
    client.transferCard({ params: { cardId }, body }, options),
  );

/** Takes a card from whom it is assigned to. [CARD-09] */
export const useUnassignCard = (): CardMutation<'unassignCard'> =>
  useCardIntent((client, cardId, body, options) =>
    client.unassignCard({ params: { cardId }, body }, options),
  );

/** Assigns a card that nobody has. [CARD-09] */
export const useAssignCard = (): CardMutation<'assignCard'> =>
  useCardIntent((client, cardId, body, options) =>
    client.assignCard({ params: { cardId }, body }, options),
  );

/** Takes the last change of a card back. */
export function useUndoCardChange(): Mutation<
  [CardIntent<{ readonly eventId: string }>],
  ResponseOf<Contract['undoCardChange']>
> {
  return useCardIntent((client, cardId, { eventId }, options) =>
    client.undoCardChange({ params: { cardId, eventId }, body: {} }, options),
  );
}

/** Holds a card from then until then, or every night; it ends by itself. [CARD-07] */
export const useScheduleHold = (): CardMutation<'scheduleHold'> =>
  useCardIntent((client, cardId, body, options) =>
    client.scheduleHold({ params: { cardId }, body }, options),
  );

/** What a card asks at the pump. [GW-25] */
export function useCardPrompts(cardId: string): Query<ResponseOf<Contract['getCardPrompts']>> {
  return useQuery('getCardPrompts', { query: { cardId } });
}

/** Changes what a card asks at the pump. [GW-25] */
export const usePutCardPrompts = (): Mutation<
  [CardIntent<CardPrompts>],
  ResponseOf<Contract['putCardPrompts']>
> =>
  useCardIntent((client, cardId, prompts, options) =>
    client.putCardPrompts({ body: { cardId, prompts } }, options),
  );

/** Takes the hold schedule of a card away. [CARD-13] */
export const useEndHoldSchedule = (): Mutation<
  [CardIntent<null>],
  ResponseOf<Contract['endHoldSchedule']>
> =>
  useCardIntent((client, cardId, _body, options) =>
    client.endHoldSchedule({ params: { cardId } }, options),
  );
