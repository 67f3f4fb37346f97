'use client';
import type { ReactNode, RefObject } from 'react';
import { Check, Search } from 'lucide-react';
import {
  Autocomplete,
  Header,
  Input,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Popover,
  SearchField,
  Separator,
  useFilter,
} from 'react-aria-components';
import { classes } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as field from '../Field/Field.css.ts';
import type { MenuEntry, MenuProps } from './Menu.tsx';
import { LIST_HEIGHT_MAX } from '../Select/listPopover.ts';
import * as found from '../SearchField/SearchField.css.ts';
import { OPENED } from './useMenuButton.ts';
import * as css from './Menu.css.ts';

interface MenuPopoverProps extends Omit<MenuProps, 'trigger'> {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={entry.tone === 'danger' ? `${css.item} ${css.danger}` : css.item}
      {...(entry.href === undefined ? {} : { href: entry.href })}
    >
      {({ isSelected }) => (
        <>
          {entry.icon}
          <span className={css.text}>
            {entry.label}
            {entry.help !== undefined && <span className={css.help}>{entry.help}</span>}
          </span>
          {isSelected && <Check size={16} strokeWidth={2} aria-hidden="true" />}
        </>
      )}
    </MenuItem>
  );
}

/** Minimum number of entries for a search field. */
const SEARCH_ENTRIES_MIN = 12;

/** Spread, because focusing is appropriate only in a popover that the user just opened. */
const FOCUSED = { autoFocus: true };

interface SearchedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A search field that filters the entries as people type. */
function Searched({ label, children }: SearchedProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={label} {...FOCUSED} className={css.search}>
        <div className={field.box}>
          <Search className={css.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
          <Input className={classes(field.input, found.input)} placeholder={label} />
        </div>
      </SearchField>
      {children}
    </Autocomplete>
  );
}

/** The open menu next to its button. */
export default function MenuPopover(props: MenuPopoverProps) {
  const { triggerRef, onClose, head, groups, search, onAction, className, ref, ...rest } = props;
  const text = useText();
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isSearched = search !== undefined && count >= SEARCH_ENTRIES_MIN;
  const menu = (
    <AriaMenu
      {...rest}
      {...(isSearched ? {} : OPENED)}
      renderEmptyState={() => <p className={css.none}>{text('comboBox.none')}</p>}
      onClose={onClose}
      className={css.menu}
      onAction={(key) => onAction?.(String(key))}
    >
      {groups.map((group, index) => (
        <MenuSection
          key={group.id}
          {...(group.selected === undefined
            ? {}
            : {
                selectionMode: 'single' as const,
                selectedKeys: [group.selected],
                disallowEmptySelection: true,
              })}
        >
          {index > 0 && <Separator className={css.separator} />}
          {group.title !== undefined && <Header className={css.title}>{group.title}</Header>}
          {group.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      aria-label={rest['aria-label']}
      triggerRef={triggerRef}
      ref={ref}
      className={classes(css.popover, className)}
      offset={6}
      placement="bottom end"
      {...(isSearched ? { maxHeight: LIST_HEIGHT_MAX } : {})}
    >
      {head !== undefined && <div className={css.head}>{head}</div>}
      {isSearched ? <Searched label={search}>{menu}</Searched> : menu}
    </Popover>
  );
}
