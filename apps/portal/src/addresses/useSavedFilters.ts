import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { saveFilters, type FilteredList } from './savedFilters.ts';

/** Stores the address's filters for `backToList` while the list is open. [STORE-11] */
export function useSavedFilters(list: FilteredList, names: readonly string[]): void {
  const [search] = useSearchParams();
  useEffect(() => saveFilters(sessionStorage, list, search, names), [list, names, search]);
}
