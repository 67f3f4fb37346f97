'use client';
import type { ReactElement, ReactNode } from 'react';
import { Check } from 'lucide-react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import * as css from './Menu.css.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly isDisabled?: boolean;
  readonly tone?: 'plain' | 'danger';
}

export interface MenuGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  /** The chosen one of a group in which always one holds. */
  readonly selected?: string;
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Stands above the entries: who is signed in. */
  readonly head?: ReactNode;
  readonly groups: readonly MenuGroup[];
  /** An entry without an address was chosen. */
  readonly onAction?: (id: string) => void;
  readonly 'aria-label': string;
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
          <span className={css.words}>{entry.label}</span>
          {isSelected && <Check size={16} strokeWidth={2} aria-hidden="true" />}
        </>
      )}
    </MenuItem>
  );
}

/** Actions behind a button. */
export function Menu({ trigger, head, groups, onAction, ...rest }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={css.popover} offset={6} placement="bottom end">
        {head !== undefined && <div className={css.head}>{head}</div>}
        <AriaMenu {...rest} className={css.menu} onAction={(key) => onAction?.(String(key))}>
          {groups.map((group, index) => (
            <MenuSection
              key={group.id}
              aria-label={group.title ?? group.id}
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
      </Popover>
    </MenuTrigger>
  );
}
