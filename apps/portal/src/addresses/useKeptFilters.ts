import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { keepFilters, type FilteredList } from './keptFilters.ts';

/** Stores the address's filters for `backToList` while the list is open. [STORE-11] */
export function useKeptFilters(list: FilteredList, names: readonly string[]): void {
  const [search] = useSearchParams();
  useEffect(() => keepFilters(sessionStorage, list, search, names), [list, names, search]);
}
