import { useNavigate, useSearchParams } from 'react-router';
import type { DataTableProps, SortDirection } from '@forecourt/ui';
import { monthsAfter } from '@forecourt/validation';
import { changedSearch } from '../../addresses/changedSearch.ts';
import { useChangeAddress } from '../../addresses/useChangeAddress.ts';

/** Takes a value from the address; undefined for one that is not known, which filters nothing. */
type Read<Value> = (text: string) => Value | undefined;
/** What a list is filtered and sorted by: each name of the address with how it is read. */
export type Filters<F> = { readonly [Name in keyof F]: Read<F[Name]> };

export const anyText: Read<string> = (text) => (text === '' ? undefined : text);
export const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (text) =>
    values.find((value) => value === text);
const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
/** A day that the calendar has: no February 31. */
export const day: Read<string> = (text) =>
  DAY.test(text) && monthsAfter(text, 0) === text ? text : undefined;
export const direction = oneOf(['asc', 'desc']);

const SORTING = ['sort', 'direction'];
interface Sorted {
  readonly sort: string;
  readonly direction: SortDirection;
}

/** The rows of a list, one of which can be open in a panel with an address of its own. */
export interface OpenRow {
  readonly id: string | null;
  /** Without an ID: the list. */
  readonly hrefOf: (id: string | null) => string;
  /** A filter is a step that Back takes back, and closes the panel: its row may be gone. */
  readonly isClosedByFilters?: boolean;
}

export interface FilterAddress<F> {
  /** What the gateway filters and sorts by. */
  readonly filters: Readonly<Partial<F>>;
  /** Something narrows the list; its order does not. */
  readonly isFiltered: boolean;
  /** Sets or, with null, removes values; everything else of the address is left alone. */
  readonly set: (changes: Partial<Record<keyof F | 'tab', string | null>>) => void;
  /** Removes what narrows the list. */
  readonly clear: () => void;
  /** For `AddressFilters`. */
  readonly bar: {
    readonly params: URLSearchParams;
    readonly onParams: (params: URLSearchParams, how: 'push' | 'replace') => void;
  };
  /** The open tab of the panel. */
  readonly tab: string | null;
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** What the address says of a list. */
export function filtersIn<F>(reads: Filters<F>, search: URLSearchParams): Partial<F> {
  const found: Partial<F> = {};
  for (const name in reads) {
    const value = reads[name](search.get(name) ?? '');
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Filters, sort, and the open panel of a list live in the address. */
export function useFilterAddress<F>(reads: Filters<F>, row?: OpenRow): FilterAddress<F> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useChangeAddress();
  const id = row?.id ?? null;
  const go = (other: string | null, query: URLSearchParams, replace: boolean) => {
    const behind = query.size > 0 ? `?${query}` : '';
    void navigate(`${row?.hrefOf(other) ?? ''}${behind}`, { replace, preventScrollReset: true });
  };
  const set: typeof change = (changes, how) =>
    row?.isClosedByFilters ? go(null, changedSearch(changes), false) : change(changes, how);
  const filters = filtersIn(reads, params);
  const narrowing = Object.keys(reads).filter((name) => !SORTING.includes(name));
  return {
    filters,
    isFiltered: narrowing.some((name) => name in filters),
    set,
    clear: () => set(Object.fromEntries(narrowing.map((name) => [name, null]))),
    bar: {
      params,
      onParams: (next, how) => {
        const names = [...params.keys(), ...next.keys()];
        const changed = names.filter((name) => params.get(name) !== next.get(name));
        const changes = Object.fromEntries(changed.map((name) => [name, next.get(name)]));
        // While a search is typed: a row that was opened before the pause stays open.
        if (how === 'replace') change(changes);
        else set(changes, how);
      },
    },
    tab: params.get('tab'),
    id,
    open: (other) => go(other, changedSearch({}), id !== null),
    close: () => go(null, changedSearch({}), false),
  };
}

/** The order of the rows as the table takes it; `first` is the column of a list that no one sorted. */
export const sortOf = (
  { filters, set }: Pick<FilterAddress<Sorted>, 'filters' | 'set'>,
  first: string,
): Pick<DataTableProps<unknown>, 'sort' | 'onSort'> => ({
  sort: { column: filters.sort ?? first, direction: filters.direction ?? 'asc' },
  onSort: ({ column, direction: to }) => set({ sort: column, direction: to }),
});
