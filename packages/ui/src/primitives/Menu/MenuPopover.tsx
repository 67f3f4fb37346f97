'use client';
import type { RefObject } from 'react';
import { Check } from 'lucide-react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Popover,
  Separator,
} from 'react-aria-components';
import { classes } from '../../host/index.ts';
import type { MenuEntry, MenuProps } from './Menu.tsx';
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
          <span className={css.words}>
            {entry.label}
            {entry.help !== undefined && <span className={css.help}>{entry.help}</span>}
          </span>
          {isSelected && <Check size={16} strokeWidth={2} aria-hidden="true" />}
        </>
      )}
    </MenuItem>
  );
}

/** The open menu next to its button. */
export default function MenuPopover(props: MenuPopoverProps) {
  const { triggerRef, onClose, head, groups, onAction, className, ref, ...rest } = props;
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
    >
      {head !== undefined && <div className={css.head}>{head}</div>}
      <AriaMenu
        {...rest}
        {...OPENED}
        onClose={onClose}
        className={css.menu}
        onAction={(key) => onAction?.(String(key))}
      >
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
  );
}
