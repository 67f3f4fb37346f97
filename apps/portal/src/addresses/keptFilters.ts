import { objectIn } from '../app/objectIn.ts';
import { href } from './href.ts';

/** The key under which a tab keeps the filters of its lists; signing out clears it. [STORE-11] */
export const FILTERS_KEY = 'list-filters';

/** Lists that other pages lead back to. */
export type FilteredList = 'cards' | 'activity' | 'drivers' | 'vehicles';
type Filters = Readonly<Record<string, string>>;

const readAll = (perTab: Pick<Storage, 'getItem'>) => objectIn(perTab.getItem(FILTERS_KEY));

/** The filters that a list last had in this tab; none if it was not opened. [STORE-11] */
export function keptFilters(perTab: Pick<Storage, 'getItem'>, list: FilteredList): Filters {
  const kept = readAll(perTab)[list];
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Keeps those of an address's names that filter or sort the list. [STORE-11] */
export function keepFilters(
  perTab: Pick<Storage, 'getItem' | 'setItem'>,
  list: FilteredList,
  search: URLSearchParams,
  names: readonly string[],
): void {
  const filters = Object.fromEntries([...search].filter(([name]) => names.includes(name)));
  perTab.setItem(FILTERS_KEY, JSON.stringify({ ...readAll(perTab), [list]: filters }));
}

/** Forgets the filters of every list: those of one account mean nothing in another. [STORE-11] */
export const dropFilters = (perTab: Pick<Storage, 'removeItem'>): void =>
  perTab.removeItem(FILTERS_KEY);

/** The address of a list as it was left. */
export const backToList = (list: FilteredList): string =>
  href(list, {}, keptFilters(sessionStorage, list));
