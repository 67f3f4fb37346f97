import type { Card } from '@forecourt/validation';
import type { Contract, ResponseOf } from '../contract/index.ts';
import { usePages, type FiltersOf, type Pages } from './usePages.ts';

type CardFilters = FiltersOf<'listCards'>;
export type CardPage = ResponseOf<Contract['listCards']>;

export interface CardList extends Omit<Pages<Card, CardPage>, 'items' | 'first'> {
  readonly cards: readonly Card[];
  /** Cards by state under the filters other than the state. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** A paged list of cards. [GW-14, ENT-60] */
export function useCards(filters: CardFilters): CardList {
  const { items, first, ...list } = usePages('listCards', { query: filters });
  return { ...list, cards: items, counts: first?.counts ?? null };
}
