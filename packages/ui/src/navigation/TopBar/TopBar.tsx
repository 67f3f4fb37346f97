'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Bell, Menu, Search, X } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { PHONE_QUERY } from '../../layout/breakpoints.ts';
import { useShell } from '../../layout/AppShell/shell.ts';
import { useMediaQuery } from '../../layout/useMediaQuery/index.ts';
import { SearchField } from '../../primitives/SearchField/index.ts';
import { AnyLink } from '../../primitives/Link/AnyLink.tsx';
import { useText } from '../../provider/index.ts';
import * as css from './TopBar.css.ts';

export interface TopBarProps extends HostProps<HTMLDivElement> {
  /** Name shown on a phone beside the menu button. */
  readonly name: string;
  /** What can be found: "Find a card, driver, vehicle". Without `onSearch` there is no search. */
  readonly searchLabel?: string;
  readonly onSearch?: (query: string) => void;
  /** Open notifications. */
  readonly notifications: { readonly count: number; readonly href: string };
  /** Menu of help entries. */
  readonly help?: ReactNode;
  /** Menu of the signed-in person. */
  readonly person?: ReactNode;
}

interface SearchFormProps {
  readonly label: string;
  readonly onSearch: (query: string) => void;
  /** Puts the cursor into the field as soon as it is there. */
  readonly takesFocus?: boolean;
}

/** More are shown as "99+". */
const COUNT_SHOWN_MAX = 99;

const isMac = () => typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent);

function SearchForm({ label, onSearch, takesFocus = false }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [takesFocus]);
  const submit = (typed: string) => {
    const query = typed.trim();
    if (query !== '') onSearch(query);
  };
  return (
    <search className={css.search}>
      <SearchField
        ref={field}
        look="sunken"
        aria-label={label}
        placeholder={label}
        onSubmit={submit}
        {...(takesFocus ? {} : { shortcut: isMac() ? '⌘ K' : 'Ctrl K' })}
      />
    </search>
  );
}

/** The bar over every page: search, help, notifications and the signed-in person. */
export function TopBar(props: TopBarProps) {
  const { name, searchLabel = '', onSearch, notifications, help, person } = props;
  const { className, ref } = props;
  const text = useText();
  const { openMenu } = useShell();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isSearching, setIsSearching] = useState(false);
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
      {onSearch && !isPhone && <SearchForm label={searchLabel} onSearch={onSearch} />}
      <div className={css.end}>
        {onSearch && isPhone && (
          <button
            type="button"
            className={css.iconButton}
            aria-label={text('topBar.search')}
            aria-expanded={isSearching}
            onClick={() => setIsSearching(!isSearching)}
          >
            {isSearching ? (
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
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
      {onSearch && isPhone && isSearching && (
        <div className={css.searchLine}>
          <SearchForm
            label={searchLabel}
            takesFocus
            onSearch={(query) => {
              setIsSearching(false);
              onSearch(query);
            }}
          />
        </div>
      )}
    </div>
  );
}
