import type { Card, CardDelivery, CardOrder } from '@forecourt/validation';
import { cardLifecycle } from '@forecourt/validation';
import type { CallResult } from '../client/index.ts';
import type { CardDetails, Contract, RequestOf, ResponseOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMutation, type Mutation } from './query.ts';
import type { CardPage } from './useCards.ts';
import { useCached, type CachedAnswers } from './useCached.ts';

type StatusChange = RequestOf<Contract['changeCardStatus']>['body'];
type Changed = ResponseOf<Contract['changeCardStatus']>;

export interface CardChange {
  readonly card: Card;
  readonly change: StatusChange;
  readonly idempotencyKey: string;
}

/** What a card becomes at once. Other actions wait for the gateway: they cannot be taken back. */
const OPTIMISTIC: Readonly<Partial<Record<StatusChange['action'], Card['status']>>> = {
  hold: cardLifecycle.table.hold.to,
  reactivate: cardLifecycle.table.reactivate.to,
};

/** Changes one card wherever it is cached: its details and the rows of lists. */
async function patchCard(
  patch: CachedAnswers['patch'],
  cardId: string,
  change: (card: Card) => Card,
): Promise<void> {
  const one = (card: Card) => (card.cardId === cardId ? change(card) : card);
  await Promise.all([
    patch<CardDetails>('getCard', (details) => ({ ...details, card: one(details.card) })),
    patch<CardPage>('listCards', (page) => ({ ...page, items: page.items.map(one) })),
  ]);
}

/**
 * Activates, holds, reactivates or blocks a card. Hold and reactivate show at once and are taken
 * back when the gateway refuses. [CARD-04, CARD-12, CARD-13]
 */
export function useChangeCardStatus(): Mutation<[CardChange], Changed> {
  const { client, userId, accountId } = useApi();
  const { patch, refresh } = useCached();
  const run = async (asked: CardChange): Promise<CallResult<Changed>> => {
    const { card, change, idempotencyKey } = asked;
    const status = OPTIMISTIC[change.action];
    if (status) await patchCard(patch, card.cardId, (shown) => ({ ...shown, status }));
    const result = await client.changeCardStatus(
      { params: { cardId: card.cardId }, body: change },
      { idempotencyKey, ifMatch: card.version, userId, accountId },
    );
    if (result.ok) {
      await patchCard(patch, card.cardId, () => result.data.card);
      return result;
    }
    if (status) {
      await patchCard(patch, card.cardId, (shown) => ({ ...shown, status: card.status }));
    }
    void refresh('getCard', 'listCards');
    return result;
  };
  return useMutation(run, [
    'getCard',
    'listCards',
    'getCardAudit',
    'getDashboard',
    'listNotifications',
  ]);
}

export interface HandOrder {
  readonly cards: CardOrder[];
  readonly delivery: CardDelivery;
  /** `cfn`: for cardlock sites. */
  readonly network?: 'host' | 'cfn';
  /** Kept with the form, so that sending it again orders nothing twice. */
  readonly idempotencyKey: string;
}

/** Orders cards by hand. [CARD-03] */
export function useOrderCards(): Mutation<[HandOrder], ResponseOf<Contract['orderCards']>> {
  const { client, userId, accountId } = useApi();
  return useMutation(
    ({ idempotencyKey, ...body }: HandOrder) =>
      client.orderCards({ body }, { idempotencyKey, userId, accountId }),
    [
      'listCards',
      'listOrders',
      'getDashboard',
      'listNotifications',
      'listLimitProfiles',
      'listFleets',
      'getOrderImportContext',
    ],
  );
}
