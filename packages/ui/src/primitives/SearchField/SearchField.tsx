'use client';
import { useRef } from 'react';
import { Search, X } from 'lucide-react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { useSearchField } from 'react-aria/useSearchField';
import { useSearchFieldState } from 'react-stately/useSearchFieldState';
import { classes, useMergedRefs, useValue, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Pressable } from '../Button/Pressable.tsx';
import * as field from '../Field/Field.css.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends HostProps<HTMLInputElement> {
  /** Accessible name: what it searches. */
  readonly 'aria-label': string;
  readonly placeholder?: string;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onSubmit?: (value: string) => void;
  /** Keyboard shortcut that focuses this field, as printed on the keys. */
  readonly shortcut?: string;
  readonly look?: 'outlined' | 'sunken';
  /** Takes focus on mounting, for popovers and dialogs. */
  readonly hasInitialFocus?: boolean;
}

/**
 * A search field that searches as people type; Escape clears it. Uses react-aria's hooks, because
 * the library's component pulls in much more code, and this field is on every page.
 */
export function SearchField({
  placeholder,
  shortcut,
  look = 'outlined',
  hasInitialFocus = false,
  value: controlledValue,
  defaultValue = '',
  onChange,
  className,
  ref,
  ...props
}: SearchFieldProps) {
  const [value, setValue] = useValue(controlledValue, defaultValue, onChange);
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const clearButtonRef = useRef<HTMLButtonElement>(null);
  const searchFieldProps = {
    ...props,
    value,
    onChange: setValue,
    // Only for content that the user just opened, so that a page never moves focus on its own.
    autoFocus: hasInitialFocus,
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  const state = useSearchFieldState(searchFieldProps);
  const { inputProps, clearButtonProps } = useSearchField(searchFieldProps, state, input);
  return (
    <div
      {...filterDOMProps(props, { global: true })}
      data-empty={value === '' || undefined}
      className={classes(css.search, className)}
    >
      <div className={classes(field.box, look === 'sunken' && css.sunken)}>
        <Search className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
        <input {...inputProps} ref={inputRef} className={classes(field.input, css.input)} />
        {shortcut !== undefined && <kbd className={css.shortcut}>{shortcut}</kbd>}
        <Pressable
          {...clearButtonProps}
          aria-label={text('searchField.clear')}
          triggerRef={clearButtonRef}
          className={css.clear}
        >
          <X size={14} strokeWidth={2} aria-hidden="true" />
        </Pressable>
      </div>
    </div>
  );
}
