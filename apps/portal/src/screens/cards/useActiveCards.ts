import { useQuery } from '@forecourt/api-client/react';
import type { Card } from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';
import { holderOf } from './cardColumns.tsx';

/** How many cards a form offers at most. */
export const CARD_CHOICES_MAX = 500;

/** The active cards, ordered by who they are assigned to. */
export const useActiveCards = () =>
  useQuery('listCards', {
    query: { status: 'active', limit: CARD_CHOICES_MAX, sort: 'assignedTo' },
  });

/** Cards to choose from, each by its number and its holder. */
export const cardOptions = (cards: readonly Card[], text: Text) =>
  cards.map((card) => ({
    value: card.cardId,
    label: text('promptedIds.card', { last4: card.last4, holder: holderOf(card, text) }),
  }));
