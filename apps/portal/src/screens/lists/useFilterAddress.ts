import { useSearchParams } from 'react-router';
import type { DataTableProps, SortDirection } from '@forecourt/ui';
import { monthsAfter } from '@forecourt/validation';
import { useChangeAddress, useChangePath } from '../../addresses/useChangeAddress.ts';

/** Parses a query parameter; undefined if unknown, which filters nothing. */
type Parser<Value> = (text: string) => Value | undefined;
/** A list's filters and sort: each parameter's name with its parser. */
export type Filters<F> = { readonly [Name in keyof F]: Parser<F[Name]> };

export const anyText: Parser<string> = (text) => (text === '' ? undefined : text);
export const oneOf =
  <Value extends string>(values: readonly Value[]): Parser<Value> =>
  (text) =>
    values.find((value) => value === text);
const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
/** A valid calendar date: no February 31. */
export const day: Parser<string> = (text) =>
  DAY.test(text) && monthsAfter(text, 0) === text ? text : undefined;
export const direction = oneOf(['asc', 'desc']);

const SORTING = ['sort', 'direction'];
interface SortFilters {
  readonly sort: string;
  readonly direction: SortDirection;
}

/** The row that is open in a panel, which has its own address. */
export interface OpenRow {
  readonly id: string | null;
  /** Returns the row's address, or the list's if `id` is null. */
  readonly hrefOf: (id: string | null) => string;
  /** Whether filtering pushes a history entry and closes the panel, whose row may be gone. */
  readonly isClosedByFilters?: boolean;
}

export interface FilterAddress<F> {
  /** Filters and sort for the gateway. */
  readonly filters: Readonly<Partial<F>>;
  /** Whether any filter is set; the sort does not count. */
  readonly isFiltered: boolean;
  /** Sets values, or removes those that are null; leaves other parameters unchanged. */
  readonly set: (changes: Partial<Record<keyof F | 'tab', string | null>>) => void;
  /** Removes all filters. */
  readonly clear: () => void;
  /** Props for `AddressFilters`. */
  readonly bar: {
    readonly params: URLSearchParams;
    readonly onParams: (params: URLSearchParams, how: 'push' | 'replace') => void;
  };
  /** The panel's open tab. */
  readonly tab: string | null;
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Reads a list's filters from the query. */
function filtersIn<F>(parsers: Filters<F>, search: URLSearchParams): Partial<F> {
  const filters: Partial<F> = {};
  for (const name in parsers) {
    const value = parsers[name](search.get(name) ?? '');
    if (value !== undefined) filters[name] = value;
  }
  return filters;
}

/** Filters, sort, and a list's open panel live in the address. */
export function useFilterAddress<F>(parsers: Filters<F>, row?: OpenRow): FilterAddress<F> {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const changePath = useChangePath();
  const id = row?.id ?? null;
  const hrefOf = (targetId: string | null) => row?.hrefOf(targetId) ?? '';
  const set: typeof change = (changes, how) =>
    row?.isClosedByFilters ? changePath(hrefOf(null), changes) : change(changes, how);
  const filters = filtersIn(parsers, params);
  const filterNames = Object.keys(parsers).filter((name) => !SORTING.includes(name));
  return {
    filters,
    isFiltered: filterNames.some((name) => name in filters),
    set,
    clear: () => set(Object.fromEntries(filterNames.map((name) => [name, null]))),
    bar: {
      params,
      onParams: (nextParams, how) => {
        const names = [...params.keys(), ...nextParams.keys()];
        const changedNames = names.filter((name) => params.get(name) !== nextParams.get(name));
        const changes = Object.fromEntries(
          changedNames.map((name) => [name, nextParams.get(name)]),
        );
        // During a debounced search, a row opened before the pause stays open.
        if (how === 'replace') change(changes);
        else set(changes, how);
      },
    },
    tab: params.get('tab'),
    id,
    open: (targetId) => changePath(hrefOf(targetId), {}, id === null ? 'push' : 'replace'),
    close: () => changePath(hrefOf(null), {}),
  };
}

/** The table's sort props; `defaultColumn` is the column of the default sort. */
export const sortOf = (
  { filters, set }: Pick<FilterAddress<SortFilters>, 'filters' | 'set'>,
  defaultColumn: string,
): Pick<DataTableProps<unknown>, 'sort' | 'onSort'> => ({
  sort: { column: filters.sort ?? defaultColumn, direction: filters.direction ?? 'asc' },
  onSort: ({ column, direction: newDirection }) => set({ sort: column, direction: newDirection }),
});
