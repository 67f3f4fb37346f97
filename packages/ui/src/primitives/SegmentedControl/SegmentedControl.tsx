'use client';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classes, useValue, type HostProps } from '../../host/index.ts';
import { SegmentLabel } from './SegmentLabel.tsx';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> extends HostProps<HTMLDivElement> {
  readonly 'aria-label': string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Selected value; if omitted, uncontrolled, starting with `defaultValue` or the first option. */
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
}

/** Switches between a few views of a list; one option is always selected. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { options, value: controlledValue, defaultValue, onChange, className, ...rest } = props;
  const [value, setValue] = useValue<Value | undefined, Value>(
    controlledValue,
    defaultValue ?? options[0]?.value,
    onChange,
  );
  return (
    <ToggleButtonGroup
      {...rest}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen && chosen.value !== value) setValue(chosen.value);
      }}
      className={classes(css.group, className)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={css.segment}>
          {({ isSelected }) => <SegmentLabel label={option.label} isSelected={isSelected} />}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
