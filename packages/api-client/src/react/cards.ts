import type { Card } from '@forecourt/validation';
import { cardLifecycle } from '@forecourt/validation';
import type { CardDetails, Contract, RequestOf } from '../contract/index.ts';
import { useMutation } from './query.ts';
import type { CardPage } from './useCards.ts';
import { useCached, type CachedResponses } from './useCached.ts';

type StatusChange = RequestOf<Contract['changeCardStatus']>['body'];

export interface CardChange {
  readonly card: Card;
  readonly change: StatusChange;
}

/** Optimistic states. Other actions wait for the gateway, since they cannot be rolled back. */
const OPTIMISTIC: Readonly<Partial<Record<StatusChange['action'], Card['status']>>> = {
  hold: cardLifecycle.table.hold.to,
  reactivate: cardLifecycle.table.reactivate.to,
};

/** Updates a card wherever it is cached: in its details and in list rows. */
async function patchCard(
  patch: CachedResponses['patch'],
  cardId: string,
  change: (card: Card) => Card,
): Promise<void> {
  const update = (card: Card) => (card.cardId === cardId ? change(card) : card);
  await Promise.all([
    patch<CardDetails>('getCard', (details) => ({ ...details, card: update(details.card) })),
    patch<CardPage>('listCards', (page) => ({ ...page, items: page.items.map(update) })),
  ]);
}

/**
 * Activates, holds, reactivates, or blocks a card. Hold and reactivate are optimistic and are
 * rolled back if the gateway refuses. [CARD-04, CARD-12, CARD-13]
 */
export function useChangeCardStatus() {
  const { patch, refresh } = useCached();
  return useMutation(async (calls, { card, change }: CardChange) => {
    const status = OPTIMISTIC[change.action];
    if (status) await patchCard(patch, card.cardId, (current) => ({ ...current, status }));
    const result = await calls.changeCardStatus(
      { params: { cardId: card.cardId }, body: change },
      { ifMatch: card.version },
    );
    if (result.ok) {
      await patchCard(patch, card.cardId, () => result.data.card);
      return result;
    }
    if (status) {
      await patchCard(patch, card.cardId, (current) => ({ ...current, status: card.status }));
    }
    void refresh('getCard', 'listCards');
    return result;
  });
}
