import { createContext, useContext } from 'react';

/** State that parts of the shell share. */
export interface Shell {
  /** Opens the menu drawer; `null` if the menu is next to the page. */
  readonly openMenu: (() => void) | null;
  readonly closeMenu: () => void;
}

export const ShellContext = createContext<Shell>({ openMenu: null, closeMenu: () => undefined });

/** Returns the surrounding shell; outside of one, there is no menu to open. */
export const useShell = (): Shell => useContext(ShellContext);
