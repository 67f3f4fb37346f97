'use client';
import { useContext, useState, type KeyboardEvent, type Ref } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { classes, useValue } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { FieldFrame, type FieldProps } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import type { SelectOption } from '../Select/index.ts';
import { LIST_POPOVER } from '../Select/listPopover.ts';
import * as list from '../Select/Select.css.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './ComboBox.css.ts';

export interface ComboBoxProps<Value extends string = string> extends FieldProps<
  HTMLInputElement,
  boolean | undefined
> {
  readonly options: readonly SelectOption<Value>[];
  /** Selected value; '' for none. */
  readonly value?: Value | '' | undefined;
  readonly defaultValue?: Value | '' | undefined;
  /** Called with the selected value, or '' when the selection is cleared. */
  readonly onChange?: ((value: Value | '') => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Called with the search text, if the host does the search. If omitted, filters locally. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  /** The host is searching; earlier results stay until new ones arrive. */
  readonly isSearching?: boolean | undefined;
  /** The host's search failed: the list says so, rather than that nothing matches. */
  readonly hasSearchFailed?: boolean | undefined;
  /**
   * Whether a click or Tab into the field opens the list. Focus moved by a form or dialog never
   * does. If `false`, the list opens on typing, with an arrow key, or from its button.
   */
  readonly isOpenedByFocus?: boolean;
  /** @deprecated Use `isOpenedByFocus`. */
  readonly opensOnFocus?: boolean;
  readonly placeholder?: string | undefined;
}

interface OptionsProps<Value extends string> extends Pick<ComboBoxProps<Value>, 'options'> {
  /** Shown if there are no options. */
  readonly emptyText: string;
}

function Options<Value extends string>({ options, emptyText }: OptionsProps<Value>) {
  return (
    <ListBox
      className={list.list}
      renderEmptyState={() => <div className={css.emptyText}>{emptyText}</div>}
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
              <span className={list.text}>
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

interface TypedProps extends Required<Pick<ComboBoxProps, 'isOpenedByFocus'>> {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly placeholder: string | undefined;
}

/** Opens the list for people's click or Tab, not for focus that a form or dialog moves here. */
function Typed({ inputRef, placeholder, isOpenedByFocus }: TypedProps) {
  const state = useContext(ComboBoxStateContext);
  const open = () => state?.open(null, 'manual');
  return (
    <Input
      ref={inputRef}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(isOpenedByFocus
        ? {
            onClick: open,
            onKeyUp: ({ key }: KeyboardEvent) => {
              if (key === 'Tab') open();
            },
          }
        : {})}
      className={field.input}
    />
  );
}

/** The host's results always match, even by text that an option does not show. */
const matchAll = () => true;

/**
 * Selects one of many options by typing: drivers, vehicles, departments. With `onSearch`, the host
 * does the search; it must include the selected option.
 */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, options, onSearch, isSearching = false, hasSearchFailed = false, error } = props;
  const { value: controlledValue, defaultValue = '', onChange, placeholder, help, ...rest } = props;
  const [value, setValue] = useValue<Value | ''>(controlledValue, defaultValue, onChange);
  const [typed, setTyped] = useState('');
  const { optionalText, className, ref, isRequired = false, isDisabled = false } = rest;
  const { onBlur, name, opensOnFocus = true, isOpenedByFocus = opensOnFocus } = rest;
  const text = useText();
  const emptyReason = onSearch && typed === '' ? 'more' : 'none';
  const reason = hasSearchFailed ? 'failed' : emptyReason;
  return (
    <AriaComboBox
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) =>
        setValue(options.find((option) => option.value === key)?.value ?? '')
      }
      {...(onSearch === undefined
        ? {}
        : {
            defaultFilter: matchAll,
            onInputChange: (inputValue: string) => {
              setTyped(inputValue);
              onSearch(inputValue);
            },
          })}
      {...(onBlur === undefined ? {} : { onBlur })}
      {...(name === undefined ? {} : { name })}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      allowsEmptyCollection
      className={classes(field.field, className)}
    >
      <FieldFrame label={label} help={help} error={error} optionalText={optionalText}>
        <Group className={`${field.box} ${css.box}`}>
          <Typed
            inputRef={ref ?? null}
            placeholder={placeholder}
            isOpenedByFocus={isOpenedByFocus}
          />
          {isSearching && <Spinner label={text('comboBox.loading')} />}
          <Button aria-label={text('comboBox.open')} className={css.open}>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover {...LIST_POPOVER} className={list.popover}>
        <Options
          options={options}
          emptyText={text(`comboBox.${isSearching ? 'loading' : reason}`)}
        />
      </Popover>
    </AriaComboBox>
  );
}
