'use client';
import { Search, X } from 'lucide-react';
import { Button, Group, Input, SearchField } from 'react-aria-components';
import { useText } from '../../provider/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './SearchField.css.ts';

/** Focuses the search, because the user just opened the list and continues by typing. */
const FOCUSED = { autoFocus: true } as const;

/** Search field of an open list. Uses the library's component, which moves the active option. */
export function ListSearch({ label }: { readonly label: string }) {
  const text = useText();
  return (
    <SearchField aria-label={label} {...FOCUSED} className={css.search}>
      <Group className={field.box}>
        <Search className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
        <Input className={`${field.input} ${css.input}`} />
        <Button aria-label={text('searchField.clear')} className={css.clear}>
          <X size={14} strokeWidth={2} aria-hidden="true" />
        </Button>
      </Group>
    </SearchField>
  );
}
