'use client';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> {
  readonly 'aria-label': string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Divides one list into a few views; always one is chosen. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      {...rest}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
      className={css.group}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={css.segment}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
