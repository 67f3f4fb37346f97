'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import { FilterBar } from '../FilterBar/index.ts';
import { FilterChip } from './FilterChip.tsx';
import { chosenOf, withParam, withoutFilters, type ReadParams } from './params.ts';
import type { FilterOption, ListFilter } from './types.ts';
import { useTypedParam } from './useTypedParam.ts';

export interface AddressFiltersProps extends HostProps {
  /** The search parameters of the address, from the host's router. */
  readonly params: ReadParams;
  /**
   * The address shall have these parameters. `replace` while a search is typed, so that Back leads
   * to the list as it was before, not through every letter.
   */
  readonly onParams: (params: URLSearchParams, how: 'push' | 'replace') => void;
  /** The one choice that divides the list; the first option stands for an address without it. */
  readonly status?: {
    readonly id: string;
    readonly label: string;
    readonly options: readonly FilterOption[];
  };
  /** The search; `label` says what can be found: "Card, driver, unit, VIN". */
  readonly search?: { readonly id: string; readonly label: string };
  readonly filters?: readonly ListFilter[];
  /** Parameters that no longer hold once the rows are others: the page, the open row. */
  readonly resets?: readonly string[];
  /** At the right: views, columns, export. */
  readonly actions?: ReactNode;
}

const NO_FILTERS: readonly ListFilter[] = [];

/** The filters of a list, held in the address: a link, a reload and Back show the same rows. */
export function AddressFilters(props: AddressFiltersProps) {
  const { params, onParams, status, search, filters = NO_FILTERS, resets, actions } = props;
  const { className, ref } = props;
  const text = useText();
  // A pause in typing ends later than the render that it began in.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [typed, type] = useTypedParam(search ? (params.get(search.id) ?? '') : '', (value) => {
    const now = latest.current;
    if (!now.search || (now.params.get(now.search.id) ?? '') === value) return;
    now.onParams(withParam(now.params, now.search.id, value, now.resets), 'replace');
  });
  const set = (name: string, value: string | readonly string[]) =>
    onParams(withParam(params, name, value, resets), 'push');

  const [first] = status?.options ?? [];
  const inAddress = status ? params.get(status.id) : null;
  const known = status?.options.find(({ value }) => value === inAddress);
  const names = [...filters.map(({ id }) => id), ...(search ? [search.id] : [])];
  const countOn = filters.filter((filter) => chosenOf(filter, params).length > 0).length;

  return (
    <FilterBar
      ref={ref}
      className={className}
      {...(status && first
        ? {
            status: {
              label: status.label,
              options: status.options,
              value: known?.value ?? first.value,
              onChange: (value: string) => set(status.id, value === first.value ? '' : value),
            },
          }
        : {})}
      {...(search ? { search: { label: search.label, value: typed, onChange: type } } : {})}
      add={
        <>
          {filters.map((filter) => (
            <FilterChip
              key={filter.id}
              filter={filter}
              chosen={chosenOf(filter, params)}
              onChange={(values) => set(filter.id, values)}
            />
          ))}
          {countOn > 1 && (
            <Button
              size="compact"
              variant="quiet"
              onPress={() => onParams(withoutFilters(params, names, resets), 'push')}
            >
              {text('filters.clearAll')}
            </Button>
          )}
        </>
      }
      actions={actions}
    />
  );
}
