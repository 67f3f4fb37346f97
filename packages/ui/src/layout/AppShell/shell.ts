import { createContext, useContext } from 'react';

/** What the parts of the shell know about each other. */
export interface Shell {
  /** Opens the menu if it is a drawer; null if it is next to the page. */
  readonly openMenu: (() => void) | null;
  readonly closeMenu: () => void;
}

export const ShellContext = createContext<Shell>({ openMenu: null, closeMenu: () => undefined });

/** The shell around a component; outside of one, there is no menu to open. */
export const useShell = (): Shell => useContext(ShellContext);
