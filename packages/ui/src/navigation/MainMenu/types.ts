import type { LucideIcon } from 'lucide-react';

/** A count next to an entry, for things that need attention there. */
export interface MainMenuBadge {
  readonly count: number;
  /** What the number counts, for screen readers: "12 declines need review". */
  readonly label: string;
}

/** An entry of the main menu. */
export interface MainMenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: LucideIcon;
  readonly badge?: MainMenuBadge;
  /** Opens another site in a new tab. */
  readonly isExternal?: boolean;
  readonly children?: readonly MainMenuEntry[];
}
