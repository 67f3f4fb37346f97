'use client';
import { Search, X } from 'lucide-react';
import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { classes, useValue, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends HostProps<HTMLInputElement> {
  /** What can be found; also the name for assistive technology. */
  readonly 'aria-label': string;
  readonly placeholder?: string;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onSubmit?: (value: string) => void;
  /** Key that leads here, as it is written on the keyboard. */
  readonly shortcut?: string;
  readonly look?: 'outlined' | 'sunken';
  /** Takes the focus when what it searches opens. */
  readonly hasInitialFocus?: boolean;
}

/** Only in what a person has just opened, so that a page never moves the focus by itself. */
const FOCUSED = { autoFocus: true } as const;

/** Finds while one types; Escape empties it. */
export function SearchField({
  placeholder,
  shortcut,
  look = 'outlined',
  hasInitialFocus = false,
  value: given,
  defaultValue = '',
  onChange,
  className,
  ref,
  ...props
}: SearchFieldProps) {
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const text = useText();
  return (
    <AriaSearchField
      {...props}
      value={value}
      onChange={setValue}
      {...(hasInitialFocus ? FOCUSED : {})}
      className={classes(css.search, className)}
    >
      <Group className={look === 'sunken' ? `${field.box} ${css.sunken}` : field.box}>
        <Search className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
        <Input
          ref={ref ?? null}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={`${field.input} ${css.input}`}
        />
        {shortcut !== undefined && <kbd className={css.shortcut}>{shortcut}</kbd>}
        <Button aria-label={text('searchField.clear')} className={css.clear}>
          <X size={14} strokeWidth={2} aria-hidden="true" />
        </Button>
      </Group>
    </AriaSearchField>
  );
}
