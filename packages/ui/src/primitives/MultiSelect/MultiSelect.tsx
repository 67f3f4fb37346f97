'use client';
import { useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button, Select, SelectValue, useLocale } from 'react-aria-components';
import { classes, useMergedRefs, useValue } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as select from '../Select/Select.css.ts';
import { TagGroup } from '../TagGroup/index.ts';
import type { MultiSelectOption } from './MultiSelectOption.ts';
import { MultiSelectPopover } from './MultiSelectPopover.tsx';

export interface MultiSelectProps<
  Value extends string = string,
> extends FieldProps<HTMLButtonElement> {
  readonly options: readonly MultiSelectOption<Value>[];
  readonly value?: readonly Value[] | undefined;
  readonly defaultValue?: readonly Value[] | undefined;
  /** Called with the selected values, in the order of the options. */
  readonly onChange?: ((value: readonly Value[]) => void) | undefined;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** Shows the selected values as removable tags below. */
  readonly hasTags?: boolean;
}

/** Maximum number of names shown in the trigger; beyond that, it shows a count. */
const NAMED_MAX = 3;

function useSummary(selectedOptions: readonly MultiSelectOption[], hasTags: boolean): string {
  const text = useText();
  const { locale } = useLocale();
  if (selectedOptions.length === 0) return '';
  if (hasTags || selectedOptions.length > NAMED_MAX) {
    return text('multiSelect.chosen', { count: selectedOptions.length });
  }
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return list.format(selectedOptions.map((option) => option.label));
}

/** Selects any number of many options, with search. For a few options, use CheckboxGroup. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, options, onBlur, placeholder, hasTags = false, help, error, ...rest } = props;
  const { value: controlledValue, defaultValue = [], onChange, ...fieldProps } = rest;
  const { optionalText, className, ref, isDisabled = false, ...selectProps } = fieldProps;
  const [value, setValue] = useValue(controlledValue, defaultValue, onChange);
  const text = useText();
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useMergedRefs(trigger, ref);
  const selectedOptions = options.filter((option) => value.includes(option.value));
  const summary = useSummary(selectedOptions, hasTags);
  // a value without an option, such as one that is not offered anymore, is not a choice to remove
  const unofferedValues = value.filter((kept) => options.every((option) => option.value !== kept));
  const change = (keys: readonly unknown[]) =>
    setValue([
      ...unofferedValues,
      ...options.filter((option) => keys.includes(option.value)).map((option) => option.value),
    ]);
  const remove = (ids: readonly string[]) => {
    // The last tag goes away with the list of tags, and focus with it.
    if (selectedOptions.every((option) => ids.includes(option.value))) trigger.current?.focus();
    change(value.filter((selectedValue) => !ids.includes(selectedValue)));
  };
  return (
    <div className={classes(field.field, className)}>
      <Select
        {...selectProps}
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
          <Button ref={triggerRef} className={select.trigger}>
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
        <MultiSelectPopover
          options={options}
          count={selectedOptions.length}
          onClear={() => change([])}
        />
      </Select>
      {hasTags && selectedOptions.length > 0 && (
        <TagGroup
          aria-label={text('multiSelect.tags')}
          items={selectedOptions.map((option) => ({
            id: option.value,
            label: option.label,
            isDisabled,
          }))}
          onRemove={isDisabled ? undefined : remove}
        />
      )}
    </div>
  );
}
