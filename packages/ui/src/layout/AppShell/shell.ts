import { createContext, useContext } from 'react';

/** What the parts of the shell know of each other. */
export interface Shell {
  /** Opens the menu where it is a drawer; null where it stands beside the page. */
  readonly openMenu: (() => void) | null;
  readonly closeMenu: () => void;
}

export const ShellContext = createContext<Shell>({ openMenu: null, closeMenu: () => undefined });

/** The shell around a component; outside of one there is no menu to open. */
export const useShell = (): Shell => useContext(ShellContext);
