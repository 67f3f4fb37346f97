import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './DataTable.css.ts';
import type { Column, Sort } from './types.ts';

interface GridHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly coverage: 'none' | 'some' | 'all' | null;
  readonly onSelectAll: () => void;
  readonly tabIndexOf: (row: number, column: number) => 0 | -1;
}

const HEAD_ROW = -1;

/** The direction that a click on a column's head asks for. */
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

/** The head row of a grid: choose all, and a button in each column that can be sorted. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, sort, onSort, coverage, onSelectAll, tabIndexOf } = props;
  const text = useText();
  const offset = coverage === null ? 0 : 1;
  return (
    <thead className={css.head}>
      <tr aria-rowindex={1} data-row={HEAD_ROW} className={css.headRow}>
        {coverage !== null && (
          <th
            scope="col"
            aria-colindex={1}
            data-column={0}
            tabIndex={tabIndexOf(HEAD_ROW, 0)}
            className={css.checkCell}
          >
            <Checkbox
              aria-label={text('dataTable.selectAll')}
              isSelected={coverage === 'all'}
              isIndeterminate={coverage === 'some'}
              onChange={onSelectAll}
              excludeFromTabOrder
            />
          </th>
        )}
        {columns.map((column, index) => {
          const place = index + offset;
          const direction = sort?.column === column.id ? sort.direction : null;
          const isSortable = column.isSortable === true && onSort !== undefined;
          const ariaSort =
            direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={column.id}
              scope="col"
              aria-colindex={place + 1}
              aria-sort={isSortable ? ariaSort : undefined}
              data-column={place}
              tabIndex={isSortable ? undefined : tabIndexOf(HEAD_ROW, place)}
              className={css.headCell[column.align ?? 'start']}
            >
              {isSortable ? (
                <button
                  type="button"
                  data-cell-focus
                  tabIndex={tabIndexOf(HEAD_ROW, place)}
                  className={css.sortButton}
                  onClick={() => onSort(nextSort(sort, column.id))}
                >
                  {column.head}
                  <SortIcon direction={direction} />
                </button>
              ) : (
                column.head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
