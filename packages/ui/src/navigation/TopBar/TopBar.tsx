'use client';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Bell, Menu, Search } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useShell } from '../../layout/AppShell/shell.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import { useCommandKey } from '../../overlays/CommandPalette/useCommandKey.ts';
import { shortcut } from '../../primitives/SearchField/SearchField.css.ts';
import { AnyLink } from '../../primitives/Link/AnyLink.tsx';
import { useText } from '../../provider/index.ts';
import * as css from './TopBar.css.ts';

export interface TopBarProps extends HostProps<HTMLDivElement> {
  /** Name shown next to the menu button on phones. */
  readonly name: string;
  /** Lists what can be found: "Find a card, driver, vehicle". Shown only with `onFind`. */
  readonly searchLabel?: string;
  /** Opens the host's command palette, from the search button or with Ctrl+K or Command+K. */
  readonly onFind?: () => void;
  /** Number of open notifications, and the URL of their page. */
  readonly notifications: { readonly count: number; readonly href: string };
  /** A menu of help entries. */
  readonly help?: ReactNode;
  /** The signed-in person's menu. */
  readonly person?: ReactNode;
}

/** Higher counts are shown as "99+". */
const COUNT_SHOWN_MAX = 99;

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);
const isMacOnServer = () => false;
const neverChanges = () => () => undefined;

interface FindProps {
  readonly label: string;
  readonly onFind: () => void;
}

/** Looks like a search field and opens the command palette, where people type. */
function Find({ label, onFind }: FindProps) {
  const hasCommandKey = useSyncExternalStore(neverChanges, isMac, isMacOnServer);
  return (
    <button type="button" className={css.find} aria-haspopup="dialog" onClick={onFind}>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" className={css.findIcon} />
      <span className={css.findLabel}>{label}</span>
      <kbd className={shortcut} aria-hidden="true">
        {hasCommandKey ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

/** The bar above every page: search, help, notifications, and the signed-in person. */
export function TopBar(props: TopBarProps) {
  const { name, searchLabel = '', onFind, notifications, help, person } = props;
  const { className, ref } = props;
  const text = useText();
  const { openMenu } = useShell();
  const isPhone = useMediaQuery(PHONE_QUERY);
  useCommandKey(onFind);
  const { count, href } = notifications;
  const shown = count > COUNT_SHOWN_MAX ? `${COUNT_SHOWN_MAX}+` : String(count);
  return (
    <div ref={ref} className={classes(css.bar, className)}>
      {openMenu && (
        <button
          type="button"
          className={css.iconButton}
          aria-label={text('topBar.menu')}
          onClick={openMenu}
        >
          <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {isPhone && <span className={css.name}>{name}</span>}
      {onFind && !isPhone && <Find label={searchLabel} onFind={onFind} />}
      <div className={css.end}>
        {onFind && isPhone && (
          <button
            type="button"
            className={css.iconButton}
            aria-label={searchLabel}
            aria-haspopup="dialog"
            onClick={onFind}
          >
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
        {help}
        <AnyLink
          href={href}
          className={css.iconButton}
          aria-label={text('topBar.notifications', { count, shown })}
        >
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
          {count > 0 && (
            <span className={css.count} aria-hidden="true">
              {shown}
            </span>
          )}
        </AnyLink>
        {person}
      </div>
    </div>
  );
}
