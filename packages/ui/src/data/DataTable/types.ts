import type { ReactNode } from 'react';
import type { HostProps } from '../../host/index.ts';
import type { MenuGroup } from '../../primitives/Menu/index.ts';

/** What a person changed about one column; the column decides the rest. */
export interface ColumnLayout {
  readonly isShown?: boolean;
  /** px. */
  readonly width?: number;
  readonly isPinned?: boolean;
  /** Position among the columns, from 0. */
  readonly place?: number;
}

/** How a person arranged the columns of a table, by column ID. A saved view can hold it. */
export type TableLayout = Readonly<Record<string, ColumnLayout>>;

/** Where a column goes on a phone, where a row becomes a two-line card. */
export type PhoneSlot = 'title' | 'value' | 'detail' | 'status' | 'hidden';

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  cell(row: Row): ReactNode;
  /** Content for a phone, where a row has two lines; defaults to the cell. */
  phoneCell?(row: Row): ReactNode;
  /** CSS grid track; default `minmax(0, 1fr)`. */
  readonly width?: string;
  /** Minimum width of a column without `width`, px; beyond it, the table scrolls sideways. */
  readonly minWidth?: number;
  /** Stays visible at the start while the others scroll sideways. */
  readonly isPinned?: boolean;
  /** Whether people can hide it; by default, all but the column that names the row. */
  readonly canHide?: boolean;
  /** Aligns numbers on the right. */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** Names the row for screen readers; the first column if none is marked. */
  readonly isRowHeader?: boolean;
  /** Shown from this table width up, px; set it on columns that can be left out. */
  readonly from?: number;
  /** Where the cell goes on a phone; default `detail`. */
  readonly phone?: PhoneSlot;
}

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** Something that went wrong with one row: shown in the row, and marked in the cell it names. */
export interface RowError {
  /** "Not put on hold: someone changed it at 10:41 AM CT." */
  readonly message: string;
  readonly column?: string;
}

export interface DataTableProps<Row> extends HostProps<HTMLDivElement> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Names a row: "card •••• 4821". Used by its checkbox. */
  readonly getRowName: (row: Row) => string;
  /** Total number of rows, if known; the grid then announces it. */
  readonly total?: number;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** IDs of the selected rows; without `onSelect`, people cannot select rows. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** The row whose details are open next to the table. */
  readonly currentId?: string;
  readonly onOpen?: (row: Row) => void;
  /** What people can do to one row, behind a button at its end. */
  readonly rowActions?: (row: Row) => readonly MenuGroup[];
  /** Someone chose an entry without a URL from a row's menu. */
  readonly onRowAction?: (actionId: string, row: Row) => void;
  readonly getRowError?: (row: Row) => RowError | undefined;
  /** How the person arranged the columns; with `onLayout` alone, the table keeps it itself. */
  readonly layout?: TableLayout;
  /** People can resize, pin, and hide columns from their headings. */
  readonly onLayout?: (layout: TableLayout) => void;
  /** Nothing to show yet: placeholder rows of the same height appear. */
  readonly isLoading?: boolean;
  /** The next page is loading. */
  readonly isLoadingMore?: boolean;
  /** The rows belong to other filters and are being replaced: assistive technology hears that it is busy. */
  readonly isStale?: boolean;
  /** Called when the last rows come into view; load the next page. */
  readonly onEndReached?: () => void;
  readonly empty?: ReactNode;
  /** Shown in place of the rows when they failed to load. */
  readonly error?: ReactNode;
  /** Height of a row: `default` 40 px, `two` 48 px for two-line cells. */
  readonly lines?: 'default' | 'two';
  /** The rows scroll within this height; a CSS length. Default: to the bottom of the window. */
  readonly maxHeight?: string;
}
