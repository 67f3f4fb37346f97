import type { ReactNode } from 'react';
import type { HostProps } from '../../host/index.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Second line or detail: "Long haul, active". The search covers it, too. */
  readonly help?: string;
  readonly icon?: ReactNode;
  /** Opens this URL; without it, `onAction` is called. */
  readonly href?: string;
  /** Shortcut that does the same, as printed on the keyboard. */
  readonly shortcut?: string;
}

export interface CommandGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
}

export interface CommandPaletteProps extends HostProps<HTMLDivElement> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What it finds; also its accessible name: "Find a card, driver, vehicle, invoice". */
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** Someone chose a command without a URL; the palette closes. */
  readonly onAction?: (id: string) => void;
  /** What was typed, if the host does the search. Without it, commands are filtered here. */
  readonly onSearch?: (typed: string) => void;
  /** The host is searching; earlier results stay until new ones arrive. */
  readonly isSearching?: boolean;
}
