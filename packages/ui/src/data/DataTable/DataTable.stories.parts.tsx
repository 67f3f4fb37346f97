import { useState } from 'react';
import { CardStatus } from '../../fleet/CardStatus/index.ts';
import { Surface } from '../../layout/Surface/index.ts';
import { dollars, type DemoCard } from '../../layout/pages/demo.stories.data.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardNumber } from '../../primitives/CardNumber/index.ts';
import { TwoLines } from '../TwoLines/index.ts';
import { DataTable, type Column, type DataTableProps, type Sort } from './index.ts';

export const columns: readonly Column<DemoCard>[] = [
  {
    id: 'card',
    head: 'Card',
    width: '110px',
    isRowHeader: true,
    isSortable: true,
    phone: 'title',
    cell: (card) => <CardNumber last4={card.last4} />,
  },
  {
    id: 'status',
    head: 'Status',
    width: '116px',
    phone: 'status',
    cell: (card) => <CardStatus state={card.status} />,
  },
  {
    id: 'assignedTo',
    head: 'Assigned to',
    isSortable: true,
    cell: (card) => <TwoLines first={card.assignedTo} second={card.kind} />,
  },
  { id: 'fleet', head: 'Fleet', phone: 'hidden', cell: (card) => card.fleet },
  {
    id: 'spent',
    head: 'Spent this cycle',
    width: '150px',
    align: 'end',
    isSortable: true,
    phone: 'value',
    cell: (card) => dollars(card.spentCents),
  },
];

export type Args = DataTableProps<DemoCard>;

/** Holds the host's state: the selected rows and the sort order. */
export function Demo(args: Args) {
  const [selected, setSelected] = useState(args.selected ?? new Set<string>());
  const [sort, setSort] = useState<Sort | undefined>(args.sort);
  return (
    <Surface padding="none">
      <DataTable
        {...args}
        selected={selected}
        {...(args.onSelect
          ? {
              onSelect: (next) => {
                setSelected(next);
                args.onSelect?.(next);
              },
            }
          : {})}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          args.onSort?.(next);
        }}
      />
    </Surface>
  );
}

/** Replaces the rows as a host would: with another list of the same length, or with three rows. */
export function ChangingDemo(args: Args) {
  const [rows, setRows] = useState(args.rows);
  const replaceRows = () => setRows(rows.map((card) => ({ ...card, id: `other-${card.id}` })));
  return (
    <>
      <Button onPress={replaceRows}>Another list</Button>
      <Button onPress={() => setRows(rows.slice(0, 3))}>Three rows</Button>
      <Demo {...args} rows={rows} total={rows.length} />
    </>
  );
}

/** Removes a row when it is opened. */
export function RemovingDemo(args: Args) {
  const [rows, setRows] = useState(args.rows);
  const remove = ({ id }: DemoCard) => setRows(rows.filter((card) => card.id !== id));
  return <Demo {...args} rows={rows} total={rows.length} onOpen={remove} />;
}
