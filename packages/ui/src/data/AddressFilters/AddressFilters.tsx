'use client';
import { useRef, type ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import {
  FilterBar,
  useTypedSearch,
  type FilterOption,
  type ListFilter,
} from '../FilterBar/index.ts';
import { withParam, withoutFilters, type ReadParams } from './params.ts';

export interface AddressFiltersProps extends HostProps {
  /** The URL's search parameters, from the host's router. */
  readonly params: ReadParams;
  /**
   * Navigates to the URL with these parameters. `replace` while a search is being typed, so that
   * Back does not step through it letter by letter.
   */
  readonly onParams: (params: URLSearchParams, how: 'push' | 'replace') => void;
  /** The main filter, as segments. Its first option is the default and removes the parameter. */
  readonly status?: {
    readonly id: string;
    readonly label: string;
    readonly options: readonly FilterOption[];
  };
  /** The search field; `label` lists what it searches: "Card, driver, unit, VIN". */
  readonly search?: { readonly id: string; readonly label: string };
  readonly filters?: readonly ListFilter[];
  /**
   * Parameters to remove when the rows change: the cursor, the open row. A value set after typing
   * began stays, such as a row opened in the meantime.
   */
  readonly resets?: readonly string[];
  /** Controls at the right end: views, columns, export. */
  readonly actions?: ReactNode;
}

const NO_FILTERS: readonly ListFilter[] = [];

/** Filters of a list, stored in the URL, so that links, reloads, and Back show the same rows. */
export function AddressFilters(props: AddressFiltersProps) {
  const { params, onParams, status, search, filters = NO_FILTERS, resets, actions } = props;
  const { className, ref } = props;
  const paramsAtTyping = useRef(params);
  const urlSearch = search ? (params.get(search.id) ?? '') : '';
  const [typed, setTyped] = useTypedSearch(urlSearch, (value) => {
    if (!search || urlSearch === value) return;
    const staleResets = resets?.filter(
      (name) => params.get(name) === paramsAtTyping.current.get(name),
    );
    onParams(withParam(params, search.id, value, staleResets), 'replace');
  });
  const setFilter = (name: string, value: string) =>
    onParams(withParam(params, name, value, resets), 'push');

  const [first] = status?.options ?? [];
  const statusParam = status ? params.get(status.id) : null;
  const selectedStatus = status?.options.find(({ value }) => value === statusParam);
  const names = [...filters.map(({ id }) => id), ...(search ? [search.id] : [])];

  return (
    <FilterBar
      ref={ref}
      className={className}
      status={
        status &&
        first && {
          label: status.label,
          options: status.options,
          value: selectedStatus?.value ?? first.value,
          onChange: (value) => setFilter(status.id, value === first.value ? '' : value),
        }
      }
      search={
        search && {
          label: search.label,
          value: typed,
          onChange: (value) => {
            paramsAtTyping.current = params;
            setTyped(value);
          },
        }
      }
      choices={filters.map((filter) => ({ ...filter, value: params.get(filter.id) }))}
      onChoose={(id, value) => setFilter(id, value ?? '')}
      onClear={() => {
        setTyped('');
        onParams(withoutFilters(params, names, resets), 'push');
      }}
      actions={actions}
    />
  );
}
