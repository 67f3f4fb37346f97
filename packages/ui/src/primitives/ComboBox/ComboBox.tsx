'use client';
import type { ReactNode, Ref } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { useText } from '../../provider/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import type { SelectOption } from '../Select/index.ts';
import * as list from '../Select/Select.css.ts';
import * as css from './ComboBox.css.ts';

export interface ComboBoxProps<Value extends string = string> {
  readonly label: ReactNode;
  readonly options: readonly SelectOption<Value>[];
  /** '' where nothing is chosen. */
  readonly value: Value | '';
  /** '' when what was chosen is taken away. */
  readonly onChange: (value: Value | '') => void;
  readonly onBlur?: () => void;
  /** What was typed, where the host finds the options. Without it they are filtered here. */
  readonly onSearch?: (typed: string) => void;
  readonly placeholder?: string;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalText?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

function Options<Value extends string>({ options }: Pick<ComboBoxProps<Value>, 'options'>) {
  const text = useText();
  return (
    <ListBox
      className={list.list}
      renderEmptyState={() => <div className={css.none}>{text('comboBox.none')}</div>}
    >
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled ?? false}
          className={list.option}
        >
          {({ isSelected }) => (
            <>
              <span className={list.words}>
                {option.label}
                {option.help !== undefined && <span className={list.help}>{option.help}</span>}
              </span>
              {isSelected && <Check size={16} strokeWidth={2} aria-hidden="true" />}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/** One of many values, found by typing: drivers, vehicles, departments. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, options, value, onChange, onSearch, placeholder, help, error, ...other } = props;
  const { optionalText, ref, isRequired = false, isDisabled = false, onBlur, name } = other;
  const text = useText();
  return (
    <AriaComboBox
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) =>
        onChange(options.find((option) => option.value === key)?.value ?? '')
      }
      {...(onSearch === undefined ? {} : { onInputChange: onSearch })}
      {...(onBlur === undefined ? {} : { onBlur })}
      {...(name === undefined ? {} : { name })}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      className={field.field}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        <Group className={`${field.box} ${css.box}`}>
          <Input
            ref={ref ?? null}
            {...(placeholder === undefined ? {} : { placeholder })}
            className={field.input}
          />
          <Button aria-label={text('comboBox.open')} className={css.open}>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={list.popover} offset={4}>
        <Options options={options} />
      </Popover>
    </AriaComboBox>
  );
}
