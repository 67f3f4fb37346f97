'use client';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes, useFocusAfterRemoval, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Chip } from '../../primitives/Chip/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';
import { SearchField } from '../../primitives/SearchField/index.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './FilterBar.css.ts';

/** An applied filter that is not in the menu. */
export interface ActiveFilter {
  readonly id: string;
  /** For example, "Fleet: 3". */
  readonly label: string;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A filter in the menu; the chosen value appears as a chip. */
export interface ListFilter {
  readonly id: string;
  /** For example, "Fleet". */
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** A filter with its applied value; `null` for none. */
export interface FilterChoice extends ListFilter {
  readonly value: string | null;
}

export interface FilterBarProps<Status extends string> extends HostProps {
  /** The main filter, shown as segments. */
  readonly status?:
    | {
        readonly label: string;
        readonly value: Status;
        readonly options: readonly { readonly value: Status; readonly label: string }[];
        readonly onChange: (value: Status) => void;
      }
    | undefined;
  readonly search?:
    | {
        /** Lists what it searches: "Card, driver, unit, VIN". */
        readonly label: string;
        readonly value: string;
        readonly onChange: (value: string) => void;
      }
    | undefined;
  /** The filters in the "Filter" menu. */
  readonly choices?: readonly FilterChoice[];
  readonly onChoose?: (id: string, value: string | null) => void;
  /** Applied filters that are not in the menu, for example from a link on another page. */
  readonly filters?: readonly ActiveFilter[];
  readonly onRemove?: (id: string) => void;
  /** Removes all filters; offered if at least two are applied. */
  readonly onClear?: () => void;
  /** Controls at the right end: views, columns, export. */
  readonly actions?: ReactNode;
}

interface FilterMenuProps {
  readonly choices: readonly FilterChoice[];
  readonly onChoose: (id: string, value: string | null) => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The menu of all filters and their values. */
function FilterMenu({ choices, onChoose, buttonRef }: FilterMenuProps) {
  const text = useText();
  return (
    <Menu
      aria-label={text('filterBar.add')}
      search={text('filterBar.find')}
      trigger={
        <Button ref={buttonRef} icon={<Plus size={16} aria-hidden="true" />}>
          {text('filterBar.add')}
        </Button>
      }
      groups={choices.map(({ id, label, options, value }) => ({
        id,
        title: label,
        ...(value === null ? {} : { selected: `${id}=${value}` }),
        entries: options.map((option) => ({ id: `${id}=${option.value}`, label: option.label })),
      }))}
      onAction={(entryId) => {
        const [id = '', ...value] = entryId.split('=');
        onChoose(id, value.join('='));
      }}
    />
  );
}

const NONE = [] as const;
const noop = () => undefined;

/** The controls above a list, inside its surface: status, search, and applied filters. */
export function FilterBar<Status extends string>(props: FilterBarProps<Status>) {
  const { status, search, choices = NONE, onChoose = noop, filters = NONE, onClear } = props;
  const { onRemove, actions, className, ref } = props;
  const text = useText();
  const appliedChoices = choices.flatMap(({ id, label: filter, options, value }) => {
    const option = options.find((one) => one.value === value);
    if (!option) return [];
    const label = text('filterBar.chosen', { filter, value: option.label });
    return [{ id, label, remove: () => onChoose(id, null) }];
  });
  const chips = [
    ...appliedChoices,
    ...filters.map(({ id, label }) => ({ id, label, remove: () => onRemove?.(id) })),
  ];
  const ids = chips.map(({ id }) => id);
  const { refOf, restRef, hold } = useFocusAfterRemoval(ids);
  const menuChoices = choices.filter(({ options }) => options.length > 0);
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
      {menuChoices.length > 0 && (
        <FilterMenu choices={menuChoices} onChoose={onChoose} buttonRef={restRef} />
      )}
      {chips.map(({ id, label, remove }) => (
        <Chip
          key={id}
          buttonRef={refOf(id)}
          onRemove={() => {
            hold(id);
            remove();
          }}
        >
          {label}
        </Chip>
      ))}
      {onClear && ids.length > 1 && (
        <Button
          size="compact"
          variant="quiet"
          onPress={() => {
            if (ids[0] !== undefined) hold(ids[0]);
            onClear();
          }}
        >
          {text('filterBar.clear')}
        </Button>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </search>
  );
}
