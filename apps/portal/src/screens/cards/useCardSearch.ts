import { useState } from 'react';
import { useQuery, type useCards } from '@forecourt/api-client/react';
import type { SelectOption } from '@forecourt/ui';
import type { Card } from '@forecourt/validation';
import { useText, type Text } from '../../messages/text.ts';
import { holderOf, type HeldCard } from './cardColumns.tsx';

type CardFilters = Parameters<typeof useCards>[0];

/** Maximum cards that a form offers before anything is typed. */
const CARDS_OFFERED_MAX = 500;
/** Maximum cards that a search offers. */
const CARDS_FOUND_MAX = 50;

/** Filters for active cards, sorted by assignee. */
export const ACTIVE_CARDS = { status: 'active', sort: 'assignedTo' } as const;

/** Options for cards, each labeled with its number and holder. */
export const cardOptions = (
  cards: readonly (HeldCard & Pick<Card, 'cardId' | 'last4'>)[],
  text: Text,
): readonly SelectOption[] =>
  cards.map((card) => ({
    value: card.cardId,
    label: text('promptedIds.card', { last4: card.last4, holder: holderOf(card, text) }),
  }));

/** The cards that a field offers before anything is typed. */
export const useFirstCards = (filters: CardFilters) =>
  useQuery('listCards', { query: { ...filters, limit: CARDS_OFFERED_MAX } });

/**
 * Props of a field that finds cards at the gateway as the person types, since an account can have
 * more than a field offers. The label of the chosen card is not a search.
 */
export function useCardSearch(filters: CardFilters, chosenLabel = '') {
  const text = useText();
  const [typed, setTyped] = useState('');
  const first = useFirstCards(filters);
  const q = typed === chosenLabel ? '' : typed.replaceAll('•', '').trim();
  const found = useQuery(
    'listCards',
    q === '' ? null : { query: { ...filters, q, limit: CARDS_FOUND_MAX } },
    { keepPreviousData: true },
  );
  const { data, isLoading, failure } = q === '' ? first : found;
  return {
    options: cardOptions((data ?? first.data)?.items ?? [], text),
    onSearch: setTyped,
    isSearching: isLoading,
    hasSearchFailed: failure !== undefined,
  };
}

const NO_CARD: SelectOption = { value: '', label: '' };
const chooseNone = () => '';

/** The card chosen in a field with search, and the field's props. */
export function useCardChoice(
  filters: CardFilters,
  /** Returns the ID of the card that is chosen until the person chooses; '' for none. */
  preselect: (cards: readonly Card[]) => string = chooseNone,
) {
  const text = useText();
  const [picked, setPicked] = useState<SelectOption | null>(null);
  const firstCards = useFirstCards(filters).data?.items ?? [];
  const preselectedId = preselect(firstCards);
  const preselected = cardOptions(
    firstCards.filter(({ cardId }) => cardId === preselectedId),
    text,
  );
  const chosen = picked ?? preselected[0] ?? NO_CARD;
  const { options: found, ...search } = useCardSearch(filters, chosen.label);
  // a later search may not find the chosen card
  const isMissing = chosen.value !== '' && found.every(({ value }) => value !== chosen.value);
  const options = isMissing ? [chosen, ...found] : found;
  return {
    cardId: chosen.value,
    field: {
      ...search,
      options,
      value: chosen.value,
      onChange: (id: string) => setPicked(options.find((option) => option.value === id) ?? NO_CARD),
    },
  };
}
