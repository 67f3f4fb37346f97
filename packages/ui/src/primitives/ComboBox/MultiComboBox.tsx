'use client';
import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../layout/Stack/index.ts';
import { useValue, type HostProps } from '../../host/index.ts';
import type { SelectOption } from '../Select/index.ts';
import { TagGroup } from '../TagGroup/index.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

type FieldProps = Pick<
  ComboBoxProps,
  | 'options'
  | 'onSearch'
  | 'isSearching'
  | 'hasSearchFailed'
  | 'placeholder'
  | 'help'
  | 'error'
  | 'optionalText'
  | 'isRequired'
  | 'isDisabled'
>;

export interface MultiComboBoxProps extends FieldProps, HostProps<HTMLInputElement> {
  readonly label: string;
  /** The selected options, in the order chosen. Includes labels, which searches may not return. */
  readonly value?: readonly SelectOption[] | undefined;
  readonly defaultValue?: readonly SelectOption[] | undefined;
  readonly onChange?: ((value: readonly SelectOption[]) => void) | undefined;
}

/**
 * Selects several of many options by typing. Each becomes a tag below the field, which clears for
 * the next one.
 */
export function MultiComboBox(props: MultiComboBoxProps) {
  const {
    label,
    options,
    value: controlledValue,
    defaultValue = [],
    onChange,
    className,
    ...rest
  } = props;
  const [value, setValue] = useValue(controlledValue, defaultValue, onChange);
  const [pickCount, setPickCount] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pickCount > 0) field.current?.querySelector('input')?.focus();
  }, [pickCount]);
  const pick = (id: string) => {
    const option = options.find((one) => one.value === id);
    if (!option) return;
    setValue([...value, option]);
    setPickCount(pickCount + 1);
    rest.onSearch?.('');
  };
  const remove = (ids: readonly string[]) => {
    const kept = value.filter((option) => !ids.includes(option.value));
    // The last tag goes away with the list of tags, and focus with it.
    if (kept.length === 0) field.current?.querySelector('input')?.focus();
    setValue(kept);
  };
  const isChosen = (id: string) => value.some((option) => option.value === id);
  return (
    <Stack className={className} gap={8}>
      <div ref={field}>
        <ComboBox
          // Remounts the field after each pick: clears the text and closes the list.
          key={pickCount}
          {...rest}
          label={label}
          value=""
          onChange={pick}
          options={options.filter((option) => !isChosen(option.value))}
          isOpenedByFocus={false}
        />
      </div>
      {value.length > 0 && (
        <TagGroup
          aria-label={label}
          items={value.map((option) => ({ id: option.value, label: option.label }))}
          onRemove={rest.isDisabled === true ? undefined : remove}
        />
      )}
    </Stack>
  );
}
