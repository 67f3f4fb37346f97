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
  /** The entry of the current page. Its group stays open. */
  readonly currentId?: string;
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
      {Icon && <Icon className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />}
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

const holds = (entry: MainMenuEntry, id: string | undefined) =>
  entry.children?.some((child) => child.id === id) ?? false;

/**
 * The main menu as data. The group of the current page stays open; the others open and close with
 * their button. The current entry is marked and announced.
 */
export function MainMenu({ entries, currentId, foot = [], className, ref }: MainMenuProps) {
  const text = useText();
  const { closeMenu: onNavigate } = useShell();
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});

  const group = (entry: MainMenuEntry) => {
    const children = entry.children ?? [];
    const isInside = holds(entry, currentId);
    const isOpen = changed[entry.id] ?? (isInside || entry.id === currentId);
    const listId = `menu-${entry.id}`;
    return (
      <li key={entry.id}>
        <div className={css.top}>
          <EntryLink
            entry={entry}
            look="top"
            isCurrent={entry.id === currentId}
            isInside={isInside}
            onNavigate={onNavigate}
          />
          {children.length > 0 && (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-label={text('mainMenu.toggle', { name: entry.label })}
              onClick={() => setChanged({ ...changed, [entry.id]: !isOpen })}
            >
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
        {children.length > 0 && (
          <ul id={listId} className={css.children} hidden={!isOpen}>
            {children.map((child) => (
              <li key={child.id}>
                <EntryLink
                  entry={child}
                  look="child"
                  isCurrent={child.id === currentId}
                  isInside={false}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  };

  return (
    <nav ref={ref} aria-label={text('mainMenu.label')} className={classes(css.menu, className)}>
      <ul className={css.list}>{entries.map(group)}</ul>
      {foot.length > 0 && (
        <ul className={css.foot}>
          {foot.map((entry) => (
            <li key={entry.id}>
              <EntryLink
                entry={entry}
                look="foot"
                isCurrent={entry.id === currentId}
                isInside={false}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
