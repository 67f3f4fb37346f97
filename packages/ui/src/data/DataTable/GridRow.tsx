import { memo, useRef, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import type { Column } from './types.ts';

interface GridRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** Distance from the first row, px. */
  readonly top: number;
  readonly height: number;
  readonly columns: readonly Column<Row>[];
  readonly name: string;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly canOpen: boolean;
  /** The column whose cell is the tab stop, or -1. */
  readonly stopColumn: number;
  readonly onToggle: (index: number, isRange: boolean) => void;
}

function GridRowBase<Row>(props: GridRowProps<Row>): ReactNode {
  const { row, index, top, height, columns, isSelectable, isSelected, stopColumn } = props;
  const text = useText();
  const isRange = useRef(false);
  const offset = isSelectable ? 1 : 0;
  const rowHeaderAt = Math.max(
    columns.findIndex((column) => column.isRowHeader),
    0,
  );
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-current={props.isCurrent ? 'true' : undefined}
      data-row={index}
      data-can-open={props.canOpen || undefined}
      className={css.row}
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {isSelectable && (
        <td
          aria-colindex={1}
          data-column={0}
          tabIndex={stopColumn === 0 ? 0 : -1}
          className={css.checkCell}
          onPointerDownCapture={(event) => {
            isRange.current = event.shiftKey;
          }}
        >
          <Checkbox
            aria-label={text('dataTable.selectRow', { name: props.name })}
            isSelected={isSelected}
            onChange={() => props.onToggle(index, isRange.current)}
            excludeFromTabOrder
          />
        </td>
      )}
      {columns.map((column, at) => {
        const shared = {
          'aria-colindex': at + offset + 1,
          'data-column': at + offset,
          tabIndex: stopColumn === at + offset ? 0 : -1,
          className: css.cell[column.align ?? 'start'],
        };
        return at === rowHeaderAt ? (
          <th key={column.id} scope="row" {...shared}>
            <span className={css.content}>{column.cell(row)}</span>
          </th>
        ) : (
          <td key={column.id} {...shared}>
            <span className={css.content}>{column.cell(row)}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** One row of a grid, placed by the virtualizer. Renders anew only when something of it changes. */
export const GridRow: typeof GridRowBase = memo(GridRowBase);
