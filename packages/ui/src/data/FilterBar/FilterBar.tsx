'use client';
import type { ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { Chip } from '../../primitives/Chip/index.ts';
import { SearchField } from '../../primitives/SearchField/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './FilterBar.css.ts';

/** An applied filter. */
export interface ActiveFilter {
  readonly id: string;
  /** "Fleet: 3". */
  readonly label: string;
}

export interface FilterBarProps<Status extends string> extends HostProps {
  /** The one choice that divides the list. */
  readonly status?: {
    readonly label: string;
    readonly value: Status;
    readonly options: readonly { readonly value: Status; readonly label: string }[];
    readonly onChange: (value: Status) => void;
  };
  readonly search?: {
    /** What it finds: "Card, driver, unit, VIN". */
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  readonly filters?: readonly ActiveFilter[];
  readonly onRemove?: (id: string) => void;
  /** A button that adds filters. */
  readonly add?: ReactNode;
  /** On the right: export, columns. */
  readonly actions?: ReactNode;
}

/** The controls above a list, inside its surface: status, search, and applied filters. */
export function FilterBar<Status extends string>(props: FilterBarProps<Status>) {
  const { status, search, filters = [], onRemove, add, actions, className, ref } = props;
  const text = useText();
  return (
    <search ref={ref} aria-label={text('filterBar.label')} className={classes(css.bar, className)}>
      {status && (
        <div className={css.status}>
          <SegmentedControl
            aria-label={status.label}
            value={status.value}
            onChange={status.onChange}
            options={status.options}
          />
        </div>
      )}
      {search && (
        <div className={css.search}>
          <SearchField
            aria-label={search.label}
            placeholder={search.label}
            value={search.value}
            onChange={search.onChange}
          />
        </div>
      )}
      {filters.map(({ id, label }) => (
        <Chip key={id} onRemove={() => onRemove?.(id)}>
          {label}
        </Chip>
      ))}
      {add}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </search>
  );
}
