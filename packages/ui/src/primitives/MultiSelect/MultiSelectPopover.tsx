'use client';
import { useContext, type KeyboardEvent, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import {
  Autocomplete,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SelectStateContext,
  useFilter,
} from 'react-aria-components';
import { useText } from '../../provider/index.ts';
import { Button } from '../Button/index.ts';
import { ListSearch } from '../SearchField/ListSearch.tsx';
import { LIST_POPOVER } from '../Select/listPopover.ts';
import * as select from '../Select/Select.css.ts';
import type { MultiSelectOption } from './MultiSelectOption.ts';
import * as css from './MultiSelect.css.ts';

function Option({ option }: { readonly option: MultiSelectOption }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={`${select.option} ${css.option}`}
    >
      {({ isSelected, isDisabled }) => (
        <>
          <span className={isSelected ? `${css.box} ${css.boxOn}` : css.box}>
            {isSelected && <Check size={14} strokeWidth={2} aria-hidden="true" />}
          </span>
          <span className={isDisabled ? select.text : `${select.text} ${css.text}`}>
            {option.label}
            {option.help !== undefined && <span className={select.help}>{option.help}</span>}
          </span>
        </>
      )}
    </ListBoxItem>
  );
}

/**
 * Closes the list on an Escape that a surrounding dialog has already prevented, in order to stay
 * open; the library's search stops such events, so they would otherwise do nothing.
 */
function ClosedByEscape({ children }: { readonly children: ReactNode }) {
  const state = useContext(SelectStateContext);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !event.isDefaultPrevented()) return;
    // The first Escape only clears the search.
    if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
    event.stopPropagation();
    state?.close();
  };
  return (
    <div role="presentation" className={css.content} onKeyDownCapture={close}>
      {children}
    </div>
  );
}

interface MultiSelectPopoverProps {
  readonly options: readonly MultiSelectOption[];
  readonly count: number;
  readonly onClear: () => void;
}

/** The open list: search field, options with checkboxes, and the number selected. */
export function MultiSelectPopover({ options, count, onClear }: MultiSelectPopoverProps) {
  const text = useText();
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = [...new Set(options.map((option) => option.group))];
  return (
    <Popover {...LIST_POPOVER} className={css.popover}>
      <ClosedByEscape>
        <Autocomplete filter={contains}>
          <div className={css.search}>
            <ListSearch label={text('multiSelect.search')} />
          </div>
          <ListBox
            className={css.list}
            renderEmptyState={() => <div className={css.none}>{text('comboBox.none')}</div>}
          >
            {groups.map((group) => {
              const groupOptions = options.filter((option) => option.group === group);
              const entries = groupOptions.map((option) => (
                <Option key={option.value} option={option} />
              ));
              return group === undefined ? (
                entries
              ) : (
                <ListBoxSection key={group} id={`group-${group}`}>
                  <Header className={css.group}>{group}</Header>
                  {entries}
                </ListBoxSection>
              );
            })}
          </ListBox>
        </Autocomplete>
        <div className={css.foot}>
          <span>{text('multiSelect.chosen', { count })}</span>
          <Button size="compact" variant="quiet" onPress={onClear}>
            {text('multiSelect.clear')}
          </Button>
        </div>
      </ClosedByEscape>
    </Popover>
  );
}
