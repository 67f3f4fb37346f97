'use client';
import { CircleAlert } from 'lucide-react';
import { memo, useId, useRef, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import type { MenuGroup } from '../../primitives/Menu/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import { pinClass, pinStyle } from './pin.ts';
import { CELL, ROW, ROW_HEAD_CELL } from './roles.ts';
import { RowMenu } from './RowMenu.tsx';
import type { Column, RowError } from './types.ts';

interface GridRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** Space above it for rows that are not rendered, px. */
  readonly gap: number;
  readonly height: number;
  readonly columns: readonly Column<Row>[];
  /** Number of columns pinned at the start. */
  readonly pins: number;
  readonly name: string;
  /** Whether the rows have checkboxes. */
  readonly isSelectable: boolean;
  /** Whether this row's is enabled. */
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly canOpen: boolean;
  readonly error: RowError | undefined;
  actions?(row: Row): readonly MenuGroup[];
  onAction?(actionId: string, row: Row): void;
  /** Index of the column whose cell is the tab stop, or -1. */
  readonly stopColumn: number;
  readonly onToggle: (index: number, isRange: boolean) => void;
}

function RowCheckbox<Row>(props: GridRowProps<Row>) {
  const { index, pins } = props;
  const text = useText();
  const isRange = useRef(false);
  return (
    <td
      {...CELL}
      aria-colindex={1}
      data-column={0}
      tabIndex={props.stopColumn === 0 ? 0 : -1}
      className={pins > 0 ? `${css.checkCell} ${css.pinned}` : css.checkCell}
      onPointerDownCapture={(event) => {
        isRange.current = event.shiftKey;
      }}
    >
      <Checkbox
        aria-label={text('dataTable.selectRow', { name: props.name })}
        isSelected={props.isSelected}
        isDisabled={!props.canSelect}
        onChange={() => {
          props.onToggle(index, isRange.current);
          isRange.current = false;
        }}
        excludeFromTabOrder
      />
    </td>
  );
}

/** Spans the row, below its cells; belongs to the row header, so that it is announced with it. */
function ErrorLine({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <span id={id} className={css.errorLine}>
      <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
      <span className={css.content}>{message}</span>
    </span>
  );
}

interface RowActionsProps<Row> extends GridRowProps<Row> {
  readonly at: number;
  readonly groups: readonly MenuGroup[];
}

/** The last cell: the row's menu. Its button takes focus instead of the cell. */
function RowActions<Row>({ at, groups, ...props }: RowActionsProps<Row>) {
  const isStop = props.stopColumn === at;
  const isEmpty = groups.every(({ entries }) => entries.length === 0);
  return (
    <td
      {...CELL}
      aria-colindex={at + 1}
      data-column={at}
      tabIndex={isStop && isEmpty ? 0 : -1}
      className={css.actionsCell}
    >
      <span data-cell-focus-in="">
        <RowMenu
          name={props.name}
          groups={groups}
          onAction={(action) => props.onAction?.(action, props.row)}
          isStop={isStop}
        />
      </span>
    </td>
  );
}

function GridRowBase<Row>(props: GridRowProps<Row>): ReactNode {
  const { row, index, gap, height, columns, pins, isSelectable, stopColumn, error } = props;
  const errorId = useId();
  const offset = isSelectable ? 1 : 0;
  const markedIndex = columns.findIndex((column) => column.isRowHeader);
  const rowHeaderIndex = Math.max(markedIndex, 0);
  const actionsIndex = columns.length + offset;
  return (
    <tr
      {...ROW}
      aria-rowindex={index + 2}
      aria-selected={isSelectable && props.canSelect ? props.isSelected : undefined}
      aria-current={props.isCurrent ? 'true' : undefined}
      data-row={index}
      data-can-open={props.canOpen || undefined}
      data-error={error ? true : undefined}
      className={css.row}
      style={{ height, marginBlockStart: gap }}
    >
      {isSelectable && <RowCheckbox {...props} />}
      {columns.map((column, columnIndex) => {
        const hasError = error?.column === column.id;
        const shared = {
          'aria-colindex': columnIndex + offset + 1,
          'data-column': columnIndex + offset,
          'aria-invalid': hasError || undefined,
          'aria-describedby': hasError ? errorId : undefined,
          tabIndex: stopColumn === columnIndex + offset ? 0 : -1,
          className: `${css.cell[column.align ?? 'start']} ${pinClass(columnIndex, pins)}`,
          style: pinStyle(columnIndex, pins),
        };
        const content = <span className={css.content}>{column.cell(row)}</span>;
        return columnIndex === rowHeaderIndex ? (
          <th
            key={column.id}
            {...ROW_HEAD_CELL}
            {...shared}
            className={`${css.rowHead} ${shared.className}`}
          >
            {content}
            {error && <ErrorLine id={errorId} message={error.message} />}
          </th>
        ) : (
          <td key={column.id} {...CELL} {...shared}>
            {content}
          </td>
        );
      })}
      {props.actions && <RowActions {...props} at={actionsIndex} groups={props.actions(row)} />}
    </tr>
  );
}

/** One row of a grid, positioned by the virtualizer. Memoized, since scrolling renders often. */
export const GridRow: typeof GridRowBase = memo(GridRowBase);
