'use client';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button, Select, SelectValue, useLocale } from 'react-aria-components';
import { useText } from '../../provider/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import type { SelectOption } from '../Select/index.ts';
import * as select from '../Select/Select.css.ts';
import { TagGroup } from '../TagGroup/index.ts';
import { MultiSelectPopover } from './MultiSelectPopover.tsx';

export interface MultiSelectOption<Value extends string = string> extends SelectOption<Value> {
  /** Title of the part of the list in which it stands. */
  readonly group?: string;
}

export interface MultiSelectProps<Value extends string = string> {
  readonly label: ReactNode;
  readonly options: readonly MultiSelectOption<Value>[];
  readonly value: readonly Value[];
  /** What is chosen, in the order of the options. */
  readonly onChange: (value: readonly Value[]) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** Shows what is chosen as tags below, each of which can be taken away. */
  readonly hasTags?: boolean;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalText?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
  readonly className?: string;
}

/** Of so many names the trigger has room; of more it says how many. */
const NAMED_MAX = 3;

function useSummary(chosen: readonly MultiSelectOption[], hasTags: boolean): string {
  const text = useText();
  const { locale } = useLocale();
  if (chosen.length === 0) return '';
  if (hasTags || chosen.length > NAMED_MAX) {
    return text('multiSelect.chosen', { count: chosen.length });
  }
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return list.format(chosen.map((option) => option.label));
}

/** Some of many values, found by typing. Of a few values a group of checkboxes shows all at once. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, options, value, onChange, onBlur, placeholder, hasTags = false, ...rest } = props;
  const { help, error, optionalText, className, isDisabled = false, ...select_ } = rest;
  const text = useText();
  const chosen = options.filter((option) => value.includes(option.value));
  const summary = useSummary(chosen, hasTags);
  const change = (keys: readonly unknown[]) =>
    onChange(options.filter((option) => keys.includes(option.value)).map((option) => option.value));
  return (
    <div className={[field.field, className].filter(Boolean).join(' ')}>
      <Select
        {...select_}
        isDisabled={isDisabled}
        selectionMode="multiple"
        value={[...value]}
        onChange={(keys) => change([...keys])}
        onOpenChange={(isOpen) => {
          if (!isOpen) onBlur?.();
        }}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={field.field}
        placeholder={placeholder ?? text('multiSelect.placeholder')}
      >
        <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
          <Button className={select.trigger}>
            <SelectValue className={select.value}>
              {({ defaultChildren }) => (summary === '' ? defaultChildren : summary)}
            </SelectValue>
            <ChevronDown
              className={select.chevron}
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
            />
          </Button>
        </FieldFrame>
        <MultiSelectPopover options={options} count={chosen.length} onClear={() => change([])} />
      </Select>
      {hasTags && chosen.length > 0 && (
        <TagGroup
          aria-label={text('multiSelect.tags')}
          items={chosen.map((option) => ({ id: option.value, label: option.label, isDisabled }))}
          onRemove={
            isDisabled ? undefined : (ids) => change(value.filter((kept) => !ids.includes(kept)))
          }
        />
      )}
    </div>
  );
}
