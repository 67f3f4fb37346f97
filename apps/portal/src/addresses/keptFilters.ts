import { href } from './href.ts';

/** Under which a tab keeps the filters of its lists; a sign-out clears it. [STORE-11] */
export const FILTERS_KEY = 'list-filters';

/** Lists that other pages lead back to. */
export type FilteredList = 'cards' | 'activity' | 'drivers' | 'vehicles';
type Filters = Readonly<Record<string, string>>;

function readAll(perTab: Pick<Storage, 'getItem'>): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(perTab.getItem(FILTERS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** The filters with which a list was shown last in this tab; none when it was not shown. [STORE-11] */
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

/** Leads back to a list as it was left. */
export const backToList = (list: FilteredList): string =>
  href(list, {}, keptFilters(sessionStorage, list));
