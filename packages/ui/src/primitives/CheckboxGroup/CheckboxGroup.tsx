'use client';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components';
import { classes, useValue } from '../../host/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './CheckboxGroup.css.ts';

export interface CheckboxGroupOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Second line: an explanation. */
  readonly help?: string;
  readonly isDisabled?: boolean;
}

export interface CheckboxGroupProps<
  Value extends string = string,
> extends FieldProps<HTMLDivElement> {
  readonly options: readonly CheckboxGroupOption<Value>[];
  /** The checked values; if omitted, the group is uncontrolled. */
  readonly value?: readonly Value[] | undefined;
  readonly defaultValue?: readonly Value[] | undefined;
  /** Called with the checked values, in the order of the options. */
  readonly onChange?: ((value: readonly Value[]) => void) | undefined;
  /** Called when focus leaves the group. */
  readonly onBlur?: () => void;
  /** Label of an additional checkbox that checks all others: "All products". */
  readonly allLabel?: string;
  /** `columns` places short options side by side if there is room. */
  readonly look?: 'list' | 'columns';
  readonly isReadOnly?: boolean;
}

type BoxesProps<Value extends string> = Pick<CheckboxGroupProps<Value>, 'options' | 'look'>;

function Boxes<Value extends string>({ options, look = 'list' }: BoxesProps<Value>) {
  return (
    <div className={look === 'columns' ? `${css.options} ${css.columns}` : css.options}>
      {options.map((option) => (
        <Checkbox key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
          <span className={css.text}>
            {option.label}
            {option.help !== undefined && <span className={css.help}>{option.help}</span>}
          </span>
        </Checkbox>
      ))}
    </div>
  );
}

/** Selects any number of a few options. For more than about ten, use MultiSelect. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, options, allLabel, look = 'list', help, error, optionalText, ...rest } = props;
  const { value: controlledValue, defaultValue = [], onChange, className, ...groupProps } = rest;
  const [value, setValue] = useValue(controlledValue, defaultValue, onChange);
  const enabledOptions = options.filter((option) => option.isDisabled !== true);
  const checkedCount = enabledOptions.filter((option) => value.includes(option.value)).length;
  const change = (keys: readonly string[]) =>
    setValue(options.filter((option) => keys.includes(option.value)).map((option) => option.value));
  const fixedValues = value.filter(
    (checkedValue) => !enabledOptions.some((option) => option.value === checkedValue),
  );
  return (
    <AriaCheckboxGroup
      {...groupProps}
      value={[...value]}
      onChange={change}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        {allLabel !== undefined && (
          <div className={css.all}>
            {/* Removes the group's context, because this checkbox is not one of its values. */}
            <CheckboxGroupStateContext value={null}>
              <Checkbox
                isSelected={checkedCount === enabledOptions.length && enabledOptions.length > 0}
                isIndeterminate={checkedCount > 0 && checkedCount < enabledOptions.length}
                isDisabled={rest.isDisabled ?? false}
                isReadOnly={rest.isReadOnly ?? false}
                onChange={(isOn) =>
                  change(
                    isOn
                      ? [...fixedValues, ...enabledOptions.map((option) => option.value)]
                      : fixedValues,
                  )
                }
              >
                {allLabel}
              </Checkbox>
            </CheckboxGroupStateContext>
          </div>
        )}
        <Boxes options={options} look={look} />
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
