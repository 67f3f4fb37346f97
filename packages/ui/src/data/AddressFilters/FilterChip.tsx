'use client';
import { useState } from 'react';
import { Plus, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { SearchField } from '../../primitives/SearchField/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './FilterChip.css.ts';
import type { ListFilter } from './types.ts';

/** From this many values on, people can search them. */
const SEARCHED_FROM = 10;

interface FilterChipProps {
  readonly filter: ListFilter;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Choices({ filter, chosen, onChange }: FilterChipProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const found = filter.options.filter(({ label }) =>
    label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()),
  );
  const toggle = (value: string, isChosen: boolean) => {
    if (filter.isSingle) onChange(isChosen ? [value] : []);
    else onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  };
  return (
    <>
      {filter.options.length >= SEARCHED_FROM && (
        <SearchField
          aria-label={text('filters.find', { filter: filter.label })}
          placeholder={text('filters.find', { filter: filter.label })}
          value={query}
          onChange={setQuery}
        />
      )}
      <fieldset className={css.choices} aria-label={filter.label}>
        {found.map(({ value, label }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
          >
            {label}
          </Checkbox>
        ))}
        {found.length === 0 && text('filters.nothing')}
      </fieldset>
    </>
  );
}

/** One filter of a list: the current choice in words, and the options behind it. */
export function FilterChip(props: FilterChipProps) {
  const { filter, chosen, onChange } = props;
  const text = useText();
  const names = filter.options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');
  const isOn = chosen.length > 0;
  const words = isOn ? text('filters.chosen', { filter: filter.label, names }) : filter.label;
  return (
    <span className={css.chip} data-on={isOn || undefined}>
      <Popover
        aria-label={filter.label}
        trigger={
          <AriaButton className={css.open}>
            {!isOn && <Plus size={14} strokeWidth={2} aria-hidden="true" />}
            <span className={css.words}>{words}</span>
          </AriaButton>
        }
      >
        {(close) => (
          <>
            <Choices {...props} />
            <div className={css.foot}>
              <Button
                size="compact"
                variant="quiet"
                isDisabled={!isOn}
                onPress={() => onChange([])}
              >
                {text('filters.clear')}
              </Button>
              <Button size="compact" onPress={close}>
                {text('filters.done')}
              </Button>
            </div>
          </>
        )}
      </Popover>
      {isOn && (
        <AriaButton
          aria-label={text('chip.remove', { name: words })}
          className={css.remove}
          onPress={() => onChange([])}
        >
          <X size={13} strokeWidth={2} aria-hidden="true" />
        </AriaButton>
      )}
    </span>
  );
}
