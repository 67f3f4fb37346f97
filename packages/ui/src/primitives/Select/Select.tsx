'use client';
import type { ReactNode } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { classes, useValue } from '../../host/index.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import { LIST_POPOVER } from './listPopover.ts';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Second line: an explanation. */
  readonly help?: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends Omit<
  FieldProps<HTMLButtonElement, boolean | undefined>,
  'label'
> {
  readonly label?: ReactNode;
  readonly 'aria-label'?: string;
  readonly options: readonly SelectOption<Value>[];
  /** Selected value; '' shows the placeholder. */
  readonly value?: Value | '' | undefined;
  readonly defaultValue?: Value | '' | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
}

/** Selects one of several options. For more than about twenty, use ComboBox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    options,
    value: controlledValue,
    defaultValue = '',
    onChange,
    onBlur,
    placeholder,
    help,
    error,
    optionalText,
    isRequired = false,
    isDisabled = false,
    className,
    ref,
    ...rest
  } = props;
  const [value, setValue] = useValue<Value | '', Value>(controlledValue, defaultValue, onChange);
  const disabledKeys = options.flatMap((option) => (option.isDisabled ? [option.value] : []));
  return (
    <AriaSelect
      {...rest}
      isRequired={isRequired}
      isDisabled={isDisabled}
      className={classes(field.field, className)}
      value={value === '' ? null : value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) setValue(chosen.value);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onBlur?.();
      }}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      disabledKeys={disabledKeys}
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        <Button ref={ref ?? null} className={css.trigger}>
          <SelectValue className={css.value}>
            {({ defaultChildren, selectedText }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown className={css.chevron} size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </FieldFrame>
      <Popover {...LIST_POPOVER} className={css.popover}>
        <ListBox
          className={css.list}
          items={options.map((option) => ({ id: option.value, ...option }))}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={css.option}>
              {({ isSelected }) => (
                <>
                  <span className={css.text}>
                    {option.label}
                    {option.help !== undefined && <span className={css.help}>{option.help}</span>}
                  </span>
                  {isSelected && <Check size={16} strokeWidth={2} aria-hidden="true" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
