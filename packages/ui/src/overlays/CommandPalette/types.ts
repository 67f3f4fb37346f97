import type { ReactNode } from 'react';
import type { HostProps } from '../../host/index.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** A detail, which is also searched: "Long haul, active". */
  readonly help?: string;
  readonly icon?: ReactNode;
  /** URL to open; if omitted, `onAction` is called. */
  readonly href?: string;
  /** The command's keyboard shortcut, as printed on the keys. */
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
  /** Lists what can be found; also the accessible name: "Find a card, driver, vehicle, invoice". */
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** Called when a command without a URL is chosen; the palette closes. */
  readonly onAction?: (id: string) => void;
  /** Called with the search text, if the host does the search. If omitted, filters locally. */
  readonly onSearch?: (typed: string) => void;
  /** The host is searching; earlier results stay until new ones arrive. */
  readonly isSearching?: boolean;
}
