'use client';
import { useRef, type ReactNode } from 'react';
import { type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import { FilterBar, useTypedSearch } from '../FilterBar/index.ts';
import { FilterChip } from './FilterChip.tsx';
import { chosenOf, withParam, withoutFilters, type ReadParams } from './params.ts';
import type { FilterOption, ListFilter } from './types.ts';

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
  /**
   * Parameters that no longer hold once the rows are others: the page, the open row. What was set
   * while a search was still being typed holds: a row that was opened stays open.
   */
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
  const atTyping = useRef(params);
  const inAddress = search ? (params.get(search.id) ?? '') : '';
  const [typed, type] = useTypedSearch(inAddress, (value) => {
    if (!search || inAddress === value) return;
    const past = resets?.filter((name) => params.get(name) === atTyping.current.get(name));
    onParams(withParam(params, search.id, value, past), 'replace');
  });
  const set = (name: string, value: string | readonly string[]) =>
    onParams(withParam(params, name, value, resets), 'push');

  const [first] = status?.options ?? [];
  const asked = status ? params.get(status.id) : null;
  const known = status?.options.find(({ value }) => value === asked);
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
      {...(search
        ? {
            search: {
              label: search.label,
              value: typed,
              onChange: (value: string) => {
                atTyping.current = params;
                type(value);
              },
            },
          }
        : {})}
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
