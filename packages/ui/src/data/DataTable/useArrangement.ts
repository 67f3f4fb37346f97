import { useCallback, useMemo, useState } from 'react';
import { shownColumns, tracksOf, type TableLayout, type Tracks } from './layout.ts';
import type { Column, DataTableProps } from './types.ts';

const NO_LAYOUT: TableLayout = {};
/** Width of the checkbox column and of the row menu column, px. */
const EDGE_PX = 44;

type Options<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'layout' | 'onLayout' | 'onSelect' | 'rowActions'
>;

export interface Arrangement<Row> extends Tracks {
  readonly columns: readonly Column<Row>[];
  readonly layout: TableLayout;
  /** `undefined` if the columns cannot be arranged. */
  readonly onLayout: ((layout: TableLayout) => void) | undefined;
  /** Number of columns in the grid, including checkboxes and row menus. */
  readonly columnCount: number;
}

/** Combines the host's columns, the user's layout, and the available width. */
export function useArrangement<Row>(options: Options<Row>, tableWidth: number): Arrangement<Row> {
  const { columns: allColumns, layout: controlledLayout, onLayout, onSelect, rowActions } = options;
  const [ownLayout, setOwnLayout] = useState(NO_LAYOUT);
  const layout = controlledLayout ?? ownLayout;
  const changeLayout = useCallback(
    (next: TableLayout) => {
      setOwnLayout(next);
      onLayout?.(next);
    },
    [onLayout],
  );
  const visibleColumns = shownColumns(allColumns, layout, tableWidth);
  // Keeps the array stable, so that rows re-render if the columns change but not on resizing.
  const key = visibleColumns.map(({ id }) => id).join(' ');
  const columns = useMemo(
    () => key.split(' ').flatMap((id) => allColumns.filter((column) => column.id === id)),
    [allColumns, key],
  );
  const lead = onSelect ? EDGE_PX : 0;
  const trail = rowActions ? EDGE_PX : 0;
  return {
    columns,
    layout,
    onLayout: onLayout && changeLayout,
    columnCount: columns.length + (onSelect ? 1 : 0) + (rowActions ? 1 : 0),
    ...tracksOf(columns, layout, { lead, trail }),
  };
}
