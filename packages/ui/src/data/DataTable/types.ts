import type { ReactNode } from 'react';
import type { HostProps } from '../../host/index.ts';
import type { MenuGroup } from '../../primitives/Menu/index.ts';

/** What a person changed about one column; what is not said stays as the column says. */
export interface ColumnLayout {
  readonly isShown?: boolean;
  /** px. */
  readonly width?: number;
  readonly isPinned?: boolean;
  /** Where it stands among the columns, from 0. */
  readonly place?: number;
}

/** How a person arranged the columns of a table, by column id. Plain data: a saved view holds it. */
export type TableLayout = Readonly<Record<string, ColumnLayout>>;

/** What a column is on a phone, where a row becomes a two-line card. */
export type PhoneSlot = 'title' | 'value' | 'detail' | 'status' | 'hidden';

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  cell(row: Row): ReactNode;
  /** Said in its place on a phone, where a row has two lines; default: the cell. */
  phoneCell?(row: Row): ReactNode;
  /** CSS grid track; default `minmax(0, 1fr)`. */
  readonly width?: string;
  /** Least width of a column without `width`, px; beyond it the table scrolls sideways. */
  readonly minWidth?: number;
  /** Stays in sight at the start while the others scroll sideways. */
  readonly isPinned?: boolean;
  /** Whether a person may hide it; default: all but what names the row. */
  readonly canHide?: boolean;
  /** Numbers stand right. */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** Names the row for screen readers; the first column when none says so. */
  readonly isRowHeader?: boolean;
  /** Shown from this width of the table up, px; what can be spared has a figure here. */
  readonly from?: number;
  /** Where the cell stands on a phone; default `detail`. */
  readonly phone?: PhoneSlot;
}

export type SortDirection = 'asc' | 'desc';

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** Something that went wrong with one row: said in the row, and marked in its cell when one is named. */
export interface RowError {
  /** "Not held: someone changed it at 10:41." */
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
  /** Rows in all, when known; the grid then says so. */
  readonly total?: number;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Ids of the chosen rows; without `onSelect` rows cannot be chosen. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** The row whose details stand beside the table. */
  readonly currentId?: string;
  readonly onOpen?: (row: Row) => void;
  /** What can be done to one row, behind a button at its end. */
  readonly rowActions?: (row: Row) => readonly MenuGroup[];
  /** An entry of a row's menu without an address was chosen. */
  readonly onRowAction?: (actionId: string, row: Row) => void;
  readonly getRowError?: (row: Row) => RowError | undefined;
  /** How the person arranged the columns; with `onLayout` alone the table keeps it itself. */
  readonly layout?: TableLayout;
  /** Columns can be widened, pinned and hidden in their heads. */
  readonly onLayout?: (layout: TableLayout) => void;
  /** Nothing to show yet: rows of the same height stand in. */
  readonly isLoading?: boolean;
  /** The next page is on its way. */
  readonly isLoadingMore?: boolean;
  /** Called when the last rows come into sight; ask for the next page. */
  readonly onEndReached?: () => void;
  readonly empty?: ReactNode;
  /** In place of the rows when they could not be loaded. */
  readonly error?: ReactNode;
  /** Height of a row: `default` 40 px, `two` 48 px for two-line cells. */
  readonly lines?: 'default' | 'two';
  /** The rows scroll inside this height; CSS length. Default: to the end of the window. */
  readonly maxHeight?: string;
}
