import { useQuery } from '@forecourt/api-client/react';
import type { Card } from '@forecourt/validation';
import type { Text } from '../../messages/text.ts';
import { holderOf } from './cardColumns.tsx';

/** Maximum cards that a form offers. */
export const CARD_CHOICES_MAX = 500;

/** The active cards, sorted by assignee. */
export const useActiveCards = () =>
  useQuery('listCards', {
    query: { status: 'active', limit: CARD_CHOICES_MAX, sort: 'assignedTo' },
  });

/** Options for cards, each labeled with its number and holder. */
export const cardOptions = (cards: readonly Card[], text: Text) =>
  cards.map((card) => ({
    value: card.cardId,
    label: text('promptedIds.card', { last4: card.last4, holder: holderOf(card, text) }),
  }));
