'use client';
import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isControl, placeOf } from '../../data/DataTable/gridTargets.ts';
import { useGridFocus } from '../../data/DataTable/useGridFocus.ts';
import { useVirtualRows } from '../../data/DataTable/useVirtualRows.ts';
import { nearestCell, type CellPlace } from '../../data/DataTable/gridKeys.ts';
import { useText } from '../../provider/index.ts';
import { ImportGridCell, type AfterEdit } from './ImportGridCell.tsx';
import * as css from './ImportGrid.css.ts';
import type { CheckedRow, ImportAnswer, CheckColumn, ColumnKey } from './types.ts';

const ROW_HEIGHT = 50;
const rowHeight = () => ROW_HEIGHT;
const HEAD_HEIGHT = 34;
const ROW_TRACK = '66px';

export interface ImportGridProps {
  readonly label: string;
  readonly columns: readonly CheckColumn[];
  readonly rows: readonly CheckedRow[];
  readonly onEdit: (row: number, column: ColumnKey, value: string) => void;
  readonly onAnswer: (row: number, column: ColumnKey, answer: ImportAnswer) => void;
}

const isCell = (place: CellPlace) => place.row >= 0 && place.column > 0;

/** Rows of a file with their errors, to be fixed in place. Enter or F2 edits a cell. */
export function ImportGrid({ label, columns, rows, onEdit, onAnswer }: ImportGridProps) {
  const text = useText();
  const scroller = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<CellPlace>({ row: -1, column: 0 });
  // Keeps the grid in the tab order after the list shrinks.
  const active = nearestCell(stop, { rows: rows.length, columns: columns.length + 1 });
  const [editing, setEditing] = useState<CellPlace | null>(null);
  const { items, body, reveal } = useVirtualRows({
    count: rows.length,
    heightOf: rowHeight,
    headHeight: HEAD_HEIGHT,
    scroller,
    mountedRow: active.row,
  });
  const size = useCallback(() => {
    const height = scroller.current?.clientHeight ?? 0;
    const pageRows = Math.max(Math.floor((height - HEAD_HEIGHT) / ROW_HEIGHT) - 1, 1);
    return { rows: rows.length, columns: columns.length + 1, pageRows };
  }, [rows.length, columns.length]);
  const focus = useGridFocus({ gridRef: scroller, active, setActive: setStop, size, reveal });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (editing || isControl(event.target)) return;
    if ((event.key === 'Enter' || event.key === 'F2') && isCell(active)) {
      event.preventDefault();
      setEditing(active);
      return;
    }
    if (focus.move(event)) event.preventDefault();
  };
  /** Edits the cell: an invalid one on click, any other on double-click. */
  const startEditing = (target: EventTarget, isOnlyWrong: boolean) => {
    const place = placeOf(target);
    if (!place || !isCell(place) || isControl(target)) return;
    const column = columns[place.column - 1];
    const cell = rows[place.row]?.cells.find((each) => each.column === column?.id);
    if (!isOnlyWrong || cell?.status === 'wrong') setEditing(place);
  };
  const commit = (place: CellPlace, value: string, afterEdit: AfterEdit) => {
    const row = rows[place.row];
    const column = columns[place.column - 1];
    setEditing(null);
    const previousValue = row?.cells.find((cell) => cell.column === column?.id)?.value ?? '';
    if (row && column && value !== previousValue) onEdit(row.row, column.id, value);
    if (afterEdit === 'leave') return;
    const nextRow = afterEdit === 'down' ? Math.min(place.row + 1, rows.length - 1) : place.row;
    focus.focusCell({ row: nextRow, column: place.column });
  };
  const cancel = (place: CellPlace) => {
    setEditing(null);
    focus.focusCell(place);
  };

  // A table laid out as a grid, in which the arrow keys move.
  const grid = {
    role: 'grid',
    onKeyDown,
    onClick: (event: MouseEvent) => startEditing(event.target, true),
    onDoubleClick: (event: MouseEvent) => startEditing(event.target, false),
  } as const;

  return (
    <table
      ref={scroller}
      {...grid}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      tabIndex={-1}
      className={css.scroller}
      style={{
        ['--columns' as string]: [ROW_TRACK, ...columns.map(({ width }) => width)].join(' '),
      }}
    >
      <thead className={css.head}>
        <tr aria-rowindex={1} data-row={-1} className={css.headRow}>
          <th
            scope="col"
            aria-colindex={1}
            data-column={0}
            tabIndex={focus.tabIndexOf(-1, 0)}
            className={css.headCell.start}
          >
            {text('importCheck.row')}
          </th>
          {columns.map((column, columnIndex) => (
            <th
              key={column.id}
              scope="col"
              aria-colindex={columnIndex + 2}
              data-column={columnIndex + 1}
              tabIndex={focus.tabIndexOf(-1, columnIndex + 1)}
              className={css.headCell[column.align ?? 'start']}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} style={body}>
        {items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <tr
              key={row.row}
              aria-rowindex={item.index + 2}
              data-row={item.index}
              className={css.row}
              style={{ height: item.height, marginBlockStart: item.gap }}
            >
              <th
                scope="row"
                aria-colindex={1}
                data-column={0}
                tabIndex={focus.tabIndexOf(item.index, 0)}
                onFocus={() => setStop({ row: item.index, column: 0 })}
                className={css.rowNumber}
              >
                {row.row}
              </th>
              {columns.map((column, columnIndex) => {
                const place = { row: item.index, column: columnIndex + 1 };
                const isEditing = editing?.row === place.row && editing.column === place.column;
                return (
                  <ImportGridCell
                    key={column.id}
                    column={column}
                    cell={row.cells.find((cell) => cell.column === column.id)}
                    rowNumber={row.row}
                    place={place}
                    tabIndex={focus.tabIndexOf(place.row, place.column)}
                    isEditing={isEditing}
                    onFocus={() => setStop(place)}
                    onStart={() => setEditing(place)}
                    onCommit={(value, afterEdit) => commit(place, value, afterEdit)}
                    onCancel={() => cancel(place)}
                    onAnswer={(answer) => {
                      onAnswer(row.row, column.id, answer);
                      focus.focusCell(place);
                    }}
                  />
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
