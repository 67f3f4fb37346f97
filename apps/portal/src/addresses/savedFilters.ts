import type { ViewedList } from '@forecourt/validation';
import { objectIn } from '../app/objectIn.ts';
import { href } from './href.ts';

/** Session storage key for a tab's list filters; cleared at sign-out. [STORE-11] */
export const FILTERS_KEY = 'list-filters';

type Filters = Readonly<Record<string, string>>;

const readAll = (perTab: Pick<Storage, 'getItem'>) => objectIn(perTab.getItem(FILTERS_KEY));

/** Returns the list's last filters in this tab; empty if the list was not opened. [STORE-11] */
export function readSavedFilters(perTab: Pick<Storage, 'getItem'>, list: ViewedList): Filters {
  const stored = readAll(perTab)[list];
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Stores those query parameters in `names`, which filter or sort the list. [STORE-11] */
export function saveFilters(
  perTab: Pick<Storage, 'getItem' | 'setItem'>,
  list: ViewedList,
  search: URLSearchParams,
  names: readonly string[],
): void {
  const filters = Object.fromEntries([...search].filter(([name]) => names.includes(name)));
  perTab.setItem(FILTERS_KEY, JSON.stringify({ ...readAll(perTab), [list]: filters }));
}

/** Clears every list's filters, since one account's mean nothing in another. [STORE-11] */
export const dropFilters = (perTab: Pick<Storage, 'removeItem'>): void =>
  perTab.removeItem(FILTERS_KEY);

/** The list's address with its last filters. */
export const backToList = (list: ViewedList): string =>
  href(list, {}, readSavedFilters(sessionStorage, list));
