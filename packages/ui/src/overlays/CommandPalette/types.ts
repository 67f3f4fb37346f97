import type { ReactNode } from 'react';
import type { HostProps } from '../../host/index.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Second line or fact: "Long haul, active". Found by typing, too. */
  readonly help?: string;
  readonly icon?: ReactNode;
  /** Leads there; without it `onAction` is told. */
  readonly href?: string;
  /** Keys that do the same, as they are written on the keyboard. */
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
  /** What can be found; also the name: "Find a card, driver, vehicle, invoice". */
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** A command without an address was chosen; the palette closes. */
  readonly onAction?: (id: string) => void;
  /** What was typed, where the host finds the commands. Without it they are filtered here. */
  readonly onSearch?: (typed: string) => void;
  /** The host is looking; what was found before stays until the answer comes. */
  readonly isSearching?: boolean;
}
