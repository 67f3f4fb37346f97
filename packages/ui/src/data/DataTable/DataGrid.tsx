'use client';
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { classes, useMergedRefs } from '../../host/index.ts';
import { useElementWidth } from '../../charts/useElementWidth/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { pinVariables } from './pin.ts';
import { GROUP } from './roles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { nearestCell, type CellPlace, type GridSize } from './gridKeys.ts';
import type { DataTableProps } from './types.ts';
import { useArrangement } from './useArrangement.ts';
import { useEndReached } from './useEndReached.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useProbedHeight } from './useProbedHeight.ts';
import { useRows } from './useRows.ts';
import { usePrinting } from './usePrinting.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const HEAD_HEIGHT_PX = 34;
const ROW_HEIGHT_PX = { default: 40, two: 48 } as const;
/** Height of the error line under a row's cells. */
const ERROR_HEIGHT_PX = 26;
const HEAD_START: CellPlace = { row: -1, column: 0 };

/** Scrolls back to the first row when the sort order changes. */
function useScrollReset(sortKey: string, toStart: () => void) {
  const shownKey = useRef(sortKey);
  useLayoutEffect(() => {
    if (shownKey.current === sortKey) return;
    shownKey.current = sortKey;
    toStart();
  }, [sortKey, toStart]);
}

/** Returns the height of a row in px; a row with an error has an extra line. */
function useHeights<Row>({ rows, getRowError }: DataTableProps<Row>, rowHeight: number) {
  return useCallback(
    (index: number) => {
      const row = rows[index];
      const hasError = row !== undefined && getRowError?.(row) !== undefined;
      return hasError ? rowHeight + ERROR_HEIGHT_PX : rowHeight;
    },
    [rows, getRowError, rowHeight],
  );
}

/** The table from 768 px up: virtualized rows with grid semantics. */
export function DataGrid<Row>(props: DataTableProps<Row>) {
  const { label, rows, getRowId, getRowName, total, isLoading, isLoadingMore, isStale } = props;
  const { className, ref } = props;
  const { getRowError, rowActions } = props;
  const text = useText();
  const { ref: frameRef, width: frameWidth } = useElementWidth<HTMLDivElement>();
  const rootRef = useMergedRefs(frameRef, ref);
  const arrangement = useArrangement(props, frameWidth);
  const { columns, columnCount, pinOffsets } = arrangement;
  const choice = useRows(props);
  const isSelectable = props.onSelect !== undefined;
  const lines = props.lines ?? 'default';
  const { probe, height: rowHeight } = useProbedHeight(ROW_HEIGHT_PX[lines]);
  const { probe: headProbe, height: headHeight } = useProbedHeight(HEAD_HEIGHT_PX);
  const heightOf = useHeights(props, rowHeight);
  const scroller = useRef<HTMLTableElement>(null);
  const [place, setActive] = useState<CellPlace>(HEAD_START);
  // Keeps the grid in the tab order after the list shrinks or a column is hidden.
  const active = nearestCell(place, { rows: rows.length, columns: columnCount });
  const isPrinting = usePrinting();
  const { items, body, reveal, toStart } = useVirtualRows({
    count: rows.length,
    heightOf,
    headHeight,
    scroller,
    mountedRow: active.row,
    rendersAll: isPrinting,
  });

  const size = useCallback((): GridSize => {
    const height = scroller.current?.clientHeight ?? 0;
    const pageRows = Math.max(Math.floor((height - headHeight) / rowHeight) - 1, 1);
    const isMirrored =
      scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl';
    return { rows: rows.length, columns: columnCount, pageRows, isMirrored };
  }, [rows.length, columnCount, rowHeight, headHeight]);
  const focus = useGridFocus({ gridRef: scroller, active, setActive, size, reveal });
  const events = useGridEvents({ choice, focus, active, setActive, isSelectable });

  // Printing renders all rows without scrolling; that must not load the next page.
  const lastSeen = isPrinting ? 0 : (items.at(-1)?.index ?? 0);
  useEndReached(props, lastSeen);
  useScrollReset(`${props.sort?.column}:${props.sort?.direction}`, toStart);

  const kept = useKeptFocus(() => focus.focusCell(active));

  // A table laid out as a grid, in which the arrow keys move.
  const grid = {
    role: 'grid',
    ...events,
    onFocus: (event: FocusEvent) => {
      events.onFocus(event);
      kept.onFocus(event);
    },
    onBlur: kept.onBlur,
  } as const;
  const isEmpty = !isLoading && rows.length === 0;

  return (
    <div ref={rootRef} className={classes(css.frame, className)}>
      <span ref={probe} aria-hidden="true" className={css.probe[lines]} />
      <span ref={headProbe} aria-hidden="true" className={css.probe.head} />
      <table
        ref={scroller}
        {...grid}
        aria-label={label}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-colcount={columnCount}
        aria-busy={isLoading || isLoadingMore || isStale || undefined}
        aria-multiselectable={isSelectable || undefined}
        tabIndex={-1}
        className={css.scroller}
        style={{
          ...(props.maxHeight ? { maxHeight: props.maxHeight } : {}),
          scrollPaddingInlineStart: arrangement.pinnedWidth,
          ['--columns' as string]: arrangement.template,
          ['--room' as string]: `${frameWidth}px`,
          ['--least' as string]: `${arrangement.minWidth}px`,
          ...pinVariables(pinOffsets),
        }}
      >
        <GridHead
          arrangement={arrangement}
          sort={props.sort}
          onSort={props.onSort}
          coverage={choice.coverage}
          onSelectAll={choice.toggleAll}
          hasActions={rowActions !== undefined}
          tabIndexOf={focus.tabIndexOf}
        />
        {isLoading ? (
          <SkeletonRows columns={columns} isSelectable={isSelectable} height={rowHeight} />
        ) : (
          <tbody {...GROUP} className={css.body} style={body}>
            {items.map((item) => {
              const row = rows[item.index];
              if (row === undefined) return null;
              const id = getRowId(row);
              return (
                <GridRow
                  key={id}
                  row={row}
                  index={item.index}
                  gap={item.gap}
                  height={item.height}
                  columns={columns}
                  pins={pinOffsets.length}
                  name={getRowName(row)}
                  isSelectable={isSelectable}
                  canSelect={props.canSelect?.(row) ?? true}
                  isSelected={choice.selected.has(id)}
                  isCurrent={props.currentId === id}
                  canOpen={props.onOpen !== undefined}
                  error={getRowError?.(row)}
                  {...(rowActions ? { actions: rowActions } : {})}
                  {...(props.onRowAction ? { onAction: props.onRowAction } : {})}
                  stopColumn={active.row === item.index ? active.column : -1}
                  onToggle={choice.toggle}
                />
              );
            })}
          </tbody>
        )}
      </table>
      {props.error ?? (isEmpty && props.empty)}
      {total !== undefined && total > rows.length && (
        <p className={css.onPaper}>{text('dataTable.printed', { shown: rows.length, total })}</p>
      )}
      {isLoadingMore && <p className={css.more}>{text('dataTable.loadingMore')}</p>}
    </div>
  );
}
