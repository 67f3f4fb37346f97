import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useElementWidth } from '../../charts/useElementWidth/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import { isControl, placeOf } from './gridTargets.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { CellPlace, GridSize } from './gridKeys.ts';
import type { DataTableProps } from './types.ts';
import { useEndReached } from './useEndReached.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useRows } from './useRows.ts';
import { useVirtualRows } from './useVirtualRows.ts';

export const ROW_HEIGHT = { default: 40, two: 48 } as const;
const HEAD_HEIGHT = 34;
const CHECK_TRACK = '44px';
const HEAD_START: CellPlace = { row: -1, column: 0 };
const DEFAULT_TRACK = 'minmax(0, 1fr)';

/** Sends the scrolled window to the head of the list when the order of rows changes. */
function useScrollReset(sortKey: string, toStart: () => void) {
  const shown = useRef(sortKey);
  useLayoutEffect(() => {
    if (shown.current === sortKey) return;
    shown.current = sortKey;
    toStart();
  }, [sortKey, toStart]);
}

/** The table from 768 px up: virtual rows with the semantics of a grid. */
export function DataGrid<Row>(props: DataTableProps<Row>) {
  const { label, rows, getRowId, getRowName, total, isLoading, isLoadingMore } = props;
  const text = useText();
  const { ref: frameRef, width: frameWidth } = useElementWidth<HTMLDivElement>();
  const columns = props.columns.filter(({ from = 0 }) => frameWidth === 0 || frameWidth >= from);
  const choice = useRows(props);
  const isSelectable = props.onSelect !== undefined;
  const rowHeight = ROW_HEIGHT[props.lines ?? 'default'];
  const columnCount = columns.length + (isSelectable ? 1 : 0);
  const scroller = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<CellPlace>(HEAD_START);
  const { items, bodyHeight, reveal, toStart } = useVirtualRows({
    count: rows.length,
    rowHeight,
    headHeight: HEAD_HEIGHT,
    scroller,
    keptRow: active.row,
  });

  const size = useCallback((): GridSize => {
    const height = scroller.current?.clientHeight ?? 0;
    const pageRows = Math.max(Math.floor((height - HEAD_HEIGHT) / rowHeight) - 1, 1);
    return { rows: rows.length, columns: columnCount, pageRows };
  }, [rows.length, columnCount, rowHeight]);
  const focus = useGridFocus({ gridRef: scroller, active, setActive, size, reveal });

  useEndReached(items.at(-1)?.index ?? 0, rows.length, props.onEndReached);
  useScrollReset(`${props.sort?.column}:${props.sort?.direction}`, toStart);

  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || place.row < 0 || isControl(event.target)) return;
    if (isSelectable && place.column === 0) return;
    choice.open(place.row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (focus.onKeyDown(event)) return;
    const { row, column } = active;
    if (isControl(event.target)) return;
    if (event.key === 'Enter' && row >= 0) choice.open(row);
    if (event.key === ' ' && isSelectable) {
      event.preventDefault();
      if (row >= 0) choice.toggle(row, event.shiftKey);
      else if (column === 0) choice.toggleAll();
    }
  };

  // A table laid out as a grid, in which the arrow keys move.
  const grid = {
    role: 'grid',
    onKeyDown,
    onClick,
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target);
      if (place) setActive(place);
    },
  } as const;
  const tracks = [
    ...(isSelectable ? [CHECK_TRACK] : []),
    ...columns.map(({ width }) => width ?? DEFAULT_TRACK),
  ].join(' ');
  const isEmpty = !isLoading && rows.length === 0;

  return (
    <div ref={frameRef} className={css.frame}>
      <table
        ref={scroller}
        {...grid}
        aria-label={label}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-colcount={columnCount}
        aria-busy={isLoading || isLoadingMore || undefined}
        aria-multiselectable={isSelectable || undefined}
        tabIndex={-1}
        className={css.scroller}
        style={{
          ...(props.maxHeight ? { maxHeight: props.maxHeight } : {}),
          ['--columns' as string]: tracks,
        }}
      >
        <GridHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          coverage={choice.coverage}
          onSelectAll={choice.toggleAll}
          tabIndexOf={focus.tabIndexOf}
        />
        {isLoading ? (
          <SkeletonRows columns={columns} isSelectable={isSelectable} height={rowHeight} />
        ) : (
          <tbody className={css.body} style={{ height: bodyHeight }}>
            {items.map((item) => {
              const row = rows[item.index];
              if (row === undefined) return null;
              const id = getRowId(row);
              return (
                <GridRow
                  key={id}
                  row={row}
                  index={item.index}
                  top={item.start - HEAD_HEIGHT}
                  height={rowHeight}
                  columns={columns}
                  name={getRowName(row)}
                  isSelectable={isSelectable}
                  isSelected={choice.selected.has(id)}
                  isCurrent={props.currentId === id}
                  canOpen={props.onOpen !== undefined}
                  stopColumn={active.row === item.index ? active.column : -1}
                  onToggle={choice.toggle}
                />
              );
            })}
          </tbody>
        )}
      </table>
      {props.error ?? (isEmpty && props.empty)}
      {isLoadingMore && <p className={css.more}>{text('dataTable.loadingMore')}</p>}
    </div>
  );
}
