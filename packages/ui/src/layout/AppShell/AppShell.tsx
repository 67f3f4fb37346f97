'use client';
import { lazy, Suspense, useId, useMemo, useState, type ReactNode } from 'react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { WIDE_QUERY } from '../breakpoints.ts';
import { useMediaQuery } from '../useMediaQuery/index.ts';
import * as css from './AppShell.css.ts';
import { ShellContext, type Shell } from './shell.ts';

// Loaded lazily: wide screens never need the drawer.
const RailDrawer = lazy(() => import('./RailDrawer.tsx'));

export interface AppShellProps extends HostProps<HTMLDivElement> {
  /** The brand's mark and name. */
  readonly brand: ReactNode;
  readonly accountSwitcher: ReactNode;
  /** The main menu; following a link closes the drawer. */
  readonly menu: ReactNode;
  /** The top bar; has a button that opens the drawer if there is no room for the rail. */
  readonly topBar: ReactNode;
  /** Banners above the page: read-only, locked, or viewed as someone else. */
  readonly banners?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page after sign-in: rail with main menu, top bar, and page. */
export function AppShell(props: AppShellProps) {
  const { brand, accountSwitcher, menu, topBar, banners, children, className, ref } = props;
  const text = useText();
  const mainId = useId();
  const isWide = useMediaQuery(WIDE_QUERY);
  const [isOpen, setIsOpen] = useState(false);
  // Keeps the drawer closed when a tablet is rotated to landscape and back.
  if (isWide && isOpen) setIsOpen(false);
  const shell = useMemo<Shell>(
    () => ({ openMenu: isWide ? null : () => setIsOpen(true), closeMenu: () => setIsOpen(false) }),
    [isWide],
  );
  const rail = (
    <>
      <div className={css.brand}>{brand}</div>
      {accountSwitcher}
      {menu}
    </>
  );
  return (
    <ShellContext value={shell}>
      <div ref={ref} className={classes(css.shell, className)}>
        <a href={`#${mainId}`} className={css.skip}>
          {text('appShell.skip')}
        </a>
        {isWide ? (
          <aside aria-label={text('appShell.menu')} className={css.rail}>
            {rail}
          </aside>
        ) : (
          isOpen && (
            <Suspense fallback={null}>
              <RailDrawer isOpen onOpenChange={setIsOpen} label={text('appShell.menu')}>
                {rail}
              </RailDrawer>
            </Suspense>
          )
        )}
        <div className={css.side}>
          <header className={css.bar}>{topBar}</header>
          {banners}
          <main id={mainId} tabIndex={-1} className={css.main}>
            {children}
          </main>
        </div>
      </div>
    </ShellContext>
  );
}
