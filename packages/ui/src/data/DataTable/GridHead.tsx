'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { useText } from '../../provider/index.ts';
import { pinClass, pinStyle } from './pin.ts';
import * as css from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import { GROUP, HEAD_CELL, ROW } from './roles.ts';
import type { Arrangement } from './useArrangement.ts';
import type { Sort } from './types.ts';

interface GridHeadProps<Row> {
  readonly arrangement: Arrangement<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly coverage: 'none' | 'some' | 'all' | null;
  readonly onSelectAll: () => void;
  /** Whether rows end in a menu. */
  readonly hasActions: boolean;
  readonly tabIndexOf: (row: number, column: number) => 0 | -1;
}

const HEAD_ROW = -1;

/** Returns the sort order after a click on a column's heading. */
function nextSort(sort: Sort | undefined, column: string): Sort {
  const isUp = sort?.column === column && sort.direction === 'asc';
  return { column, direction: isUp ? 'desc' : 'asc' };
}

function SortIcon({ direction }: { readonly direction: Sort['direction'] | null }) {
  if (direction === null)
    return <ChevronsUpDown className={css.sortIdle} size={14} aria-hidden="true" />;
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
  return <Icon className={css.sortActive} size={14} strokeWidth={2.25} aria-hidden="true" />;
}

interface SortButtonProps {
  readonly column: string;
  readonly head: string;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly tabIndex: 0 | -1;
}

function SortButton({ column, head, sort, onSort, tabIndex }: SortButtonProps) {
  return (
    <button
      type="button"
      data-cell-focus
      tabIndex={tabIndex}
      className={css.sortButton}
      onClick={() => onSort(nextSort(sort, column))}
    >
      <span className={css.headText}>{head}</span>
      <SortIcon direction={sort?.column === column ? sort.direction : null} />
    </button>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The heading row: select all, and each column's sort button and menu. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { arrangement, sort, onSort, coverage, hasActions, tabIndexOf } = props;
  const { columns, columnCount, pinOffsets } = arrangement;
  const text = useText();
  const offset = coverage === null ? 0 : 1;
  const pins = pinOffsets.length;
  return (
    <thead {...GROUP} className={css.head}>
      <tr {...ROW} aria-rowindex={1} data-row={HEAD_ROW} className={css.headRow}>
        {coverage !== null && (
          <th
            {...HEAD_CELL}
            aria-colindex={1}
            data-column={0}
            tabIndex={tabIndexOf(HEAD_ROW, 0)}
            className={pins > 0 ? `${css.checkCell} ${css.pinned}` : css.checkCell}
          >
            <Checkbox
              aria-label={text('dataTable.selectAll')}
              isSelected={coverage === 'all'}
              isIndeterminate={coverage === 'some'}
              onChange={props.onSelectAll}
              excludeFromTabOrder
            />
          </th>
        )}
        {columns.map((column, index) => {
          const place = index + offset;
          const isSortable = column.isSortable === true && onSort !== undefined;
          const direction = sort?.column === column.id ? sort.direction : null;
          const tabIndex = tabIndexOf(HEAD_ROW, place);
          return (
            <HeadCell
              key={column.id}
              column={column}
              arrangement={arrangement}
              sort={sort}
              onSort={onSort}
              place={place}
              tabIndex={tabIndex}
              cell={{
                'aria-sort': isSortable ? (direction ? ARIA_SORT[direction] : 'none') : undefined,
                tabIndex: isSortable ? undefined : tabIndex,
                className: `${css.headCell[column.align ?? 'start']} ${pinClass(index, pins)}`,
                style: pinStyle(index, pins),
              }}
            >
              {isSortable ? (
                <SortButton {...{ sort, onSort, tabIndex }} column={column.id} head={column.head} />
              ) : (
                <span className={css.headText}>{column.head}</span>
              )}
            </HeadCell>
          );
        })}
        {hasActions && (
          <th
            {...HEAD_CELL}
            aria-colindex={columnCount}
            data-column={columnCount - 1}
            tabIndex={tabIndexOf(HEAD_ROW, columnCount - 1)}
            className={css.actionsCell}
          >
            <span className={css.hidden}>{text('dataTable.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
