'use client';
import { useState } from 'react';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { useShell } from '../../layout/AppShell/shell.ts';
import { AnyLink } from '../../primitives/Link/AnyLink.tsx';
import { useText } from '../../provider/index.ts';
import * as css from './MainMenu.css.ts';
import type { MainMenuEntry } from './types.ts';

export interface MainMenuProps extends HostProps {
  readonly entries: readonly MainMenuEntry[];
  /** ID of the current page's entry, whose group starts open. */
  readonly currentId?: string | undefined;
  /** Less prominent entries at the bottom, such as Help. */
  readonly foot?: readonly MainMenuEntry[];
}

interface EntryLinkProps {
  readonly entry: MainMenuEntry;
  readonly look: 'top' | 'child' | 'foot';
  readonly isCurrent: boolean;
  readonly isInside: boolean;
  readonly onNavigate: () => void;
}

function EntryLink({ entry, look, isCurrent, isInside, onNavigate }: EntryLinkProps) {
  const text = useText();
  const { icon: Icon, label, href, badge, isExternal } = entry;
  return (
    <AnyLink
      href={href}
      className={css.link[look]}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      data-inside={isInside || undefined}
      onPress={onNavigate}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      <span className={css.label}>{label}</span>
      {isExternal && (
        <>
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
          <span className={css.spoken}>{text('mainMenu.newTab')}</span>
        </>
      )}
      {badge && badge.count > 0 && (
        <span className={css.badge}>
          <span aria-hidden="true">{badge.count}</span>
          <span className={css.spoken}>{badge.label}</span>
        </span>
      )}
    </AnyLink>
  );
}

const containsEntry = (entry: MainMenuEntry, id: string | undefined) =>
  entry.children?.some((child) => child.id === id) ?? false;

/**
 * The main menu. The group of the current page starts open, and each group has a toggle button. The
 * current entry is highlighted and announced.
 */
export function MainMenu({ entries, currentId, foot = [], className, ref }: MainMenuProps) {
  const text = useText();
  const { closeMenu: onNavigate } = useShell();
  const [openById, setOpenById] = useState<Readonly<Record<string, boolean>>>({});

  const renderLink = (entry: MainMenuEntry, look: EntryLinkProps['look']) => (
    <EntryLink
      entry={entry}
      look={look}
      isCurrent={entry.id === currentId}
      isInside={containsEntry(entry, currentId)}
      onNavigate={onNavigate}
    />
  );
  const renderGroup = (entry: MainMenuEntry) => {
    const children = entry.children ?? [];
    const isOpen =
      openById[entry.id] ?? (containsEntry(entry, currentId) || entry.id === currentId);
    const listId = `menu-${entry.id}`;
    return (
      <li key={entry.id}>
        <div className={css.top}>
          {renderLink(entry, 'top')}
          {children.length > 0 && (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-label={text('mainMenu.toggle', { name: entry.label })}
              onClick={() => setOpenById({ ...openById, [entry.id]: !isOpen })}
            >
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
        {children.length > 0 && (
          <ul id={listId} className={css.children} hidden={!isOpen}>
            {children.map((child) => (
              <li key={child.id}>{renderLink(child, 'child')}</li>
            ))}
          </ul>
        )}
      </li>
    );
  };

  return (
    <nav ref={ref} aria-label={text('mainMenu.label')} className={classes(css.menu, className)}>
      <ul className={css.list}>{entries.map(renderGroup)}</ul>
      {foot.length > 0 && (
        <ul className={css.foot}>
          {foot.map((entry) => (
            <li key={entry.id}>{renderLink(entry, 'foot')}</li>
          ))}
        </ul>
      )}
    </nav>
  );
}
