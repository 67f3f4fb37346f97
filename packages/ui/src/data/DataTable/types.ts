import type { ReactNode } from 'react';
import type { HostProps } from '../../host/index.ts';
import type { MenuGroup } from '../../primitives/Menu/index.ts';

/** A user's changes to one column; anything omitted keeps the column's default. */
export interface ColumnLayout {
  readonly isShown?: boolean;
  /** In px. */
  readonly width?: number;
  readonly isPinned?: boolean;
  /** Index among the columns, from 0. */
  readonly place?: number;
}

/** A user's arrangement of a table's columns, by column ID. Saved views can include it. */
export type TableLayout = Readonly<Record<string, ColumnLayout>>;

/** Slot of a cell on phones, where each row is a two-line card. */
export type PhoneSlot = 'title' | 'value' | 'detail' | 'status' | 'hidden';

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  cell(row: Row): ReactNode;
  /** Content on phones, where a row has two lines; defaults to `cell`. */
  phoneCell?(row: Row): ReactNode;
  /** CSS grid track. Defaults to `minmax(0, 1fr)`. */
  readonly width?: string;
  /** Minimum width of a column without `width`, px; narrower tables scroll sideways. */
  readonly minWidth?: number;
  /** Keeps the column visible at the start while the others scroll sideways. */
  readonly isPinned?: boolean;
  /** Whether people can hide the column; by default, all but the row header. */
  readonly canHide?: boolean;
  /** Use `end` for numbers. */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** Marks the column whose cell names the row for screen readers. Defaults to the first column. */
  readonly isRowHeader?: boolean;
  /** Minimum table width that shows the column, px; set it on less important columns. */
  readonly from?: number;
  /** Slot on phones. Defaults to `detail`. */
  readonly phone?: PhoneSlot;
}

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** An error about one row, shown below its cells; the cell in `column` is marked invalid. */
export interface RowError {
  /** For example, "Not put on hold: someone changed it at 10:41 AM CT." */
  readonly message: string;
  readonly column?: string;
}

export interface DataTableProps<Row> extends HostProps<HTMLDivElement> {
  /** The table's accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Names a row, for its checkbox and menu: "card •••• 4821". */
  readonly getRowName: (row: Row) => string;
  /** Total number of rows, if known; screen readers announce it. */
  readonly total?: number | undefined;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** IDs of the selected rows. Selection requires `onSelect`. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Whether a row can be selected; by default, each can. Say why not in its menu. */
  readonly canSelect?: (row: Row) => boolean;
  /** ID of the row whose details are open next to the table. */
  readonly currentId?: string | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Actions on a row, in a menu at its end. */
  readonly rowActions?: (row: Row) => readonly MenuGroup[];
  /** Called when someone chooses an entry that has no URL from a row's menu. */
  readonly onRowAction?: (actionId: string, row: Row) => void;
  readonly getRowError?: (row: Row) => RowError | undefined;
  /** The column layout; if omitted, the table manages it. */
  readonly layout?: TableLayout;
  /** Lets people resize, move, pin, and hide columns from their headings. */
  readonly onLayout?: (layout: TableLayout) => void;
  /** Shows placeholder rows of the same height. */
  readonly isLoading?: boolean;
  /** Whether the next page is loading. */
  readonly isLoadingMore?: boolean;
  /** The rows belong to earlier filters and are being replaced; sets `aria-busy`. */
  readonly isStale?: boolean;
  /** Called when the last rows come near; load the next page. */
  readonly onEndReached?: (() => void) | undefined;
  readonly empty?: ReactNode;
  /** Shown instead of the rows if they failed to load. */
  readonly error?: ReactNode;
  /** Height of a row: `default` is 40 px; `two` is 48 px, for two-line cells. */
  readonly lines?: 'default' | 'two';
  /** CSS length beyond which the rows scroll. Defaults to the rest of the window. */
  readonly maxHeight?: string;
}
