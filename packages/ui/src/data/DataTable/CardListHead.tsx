'use client';
import { ArrowDownUp } from 'lucide-react';
import { Button } from '../../primitives/Button/index.ts';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './CardList.css.ts';
import type { DataTableProps, Sort } from './types.ts';

interface CardListHeadProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly coverage: 'none' | 'some' | 'all' | null;
  readonly onSelectAll: () => void;
}

/** Replaces the column headings on phones: select all, and sort. */
export function CardListHead<Row>({ table, coverage, onSelectAll }: CardListHeadProps<Row>) {
  const { columns, sort, onSort } = table;
  const text = useText();
  const sortableColumns = columns.filter(({ isSortable }) => isSortable);
  if (coverage === null && (!onSort || sortableColumns.length === 0)) return null;
  const sortText = (column: string, direction: Sort['direction']) =>
    text(direction === 'asc' ? 'dataTable.sortedUp' : 'dataTable.sortedDown', { column });
  const current = columns.find(({ id }) => id === sort?.column);
  return (
    <div className={css.bar}>
      {coverage !== null && (
        <Checkbox
          isSelected={coverage === 'all'}
          isIndeterminate={coverage === 'some'}
          onChange={onSelectAll}
        >
          {text('dataTable.selectAll')}
        </Checkbox>
      )}
      {onSort && sortableColumns.length > 0 && (
        <span className={css.barEnd}>
          <Menu
            aria-label={text('dataTable.order')}
            trigger={
              <Button
                variant="quiet"
                icon={<ArrowDownUp size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                {current && sort
                  ? sortText(current.head, sort.direction)
                  : text('dataTable.unsorted')}
              </Button>
            }
            groups={[
              {
                id: 'order',
                title: text('dataTable.order'),
                selected: sort ? `${sort.direction} ${sort.column}` : '',
                entries: sortableColumns.flatMap(({ id, head }) => [
                  { id: `asc ${id}`, label: sortText(head, 'asc') },
                  { id: `desc ${id}`, label: sortText(head, 'desc') },
                ]),
              },
            ]}
            onAction={(action) => {
              const direction = action.startsWith('asc ') ? 'asc' : 'desc';
              onSort({ column: action.slice(direction.length + 1), direction });
            }}
          />
        </span>
      )}
    </div>
  );
}
