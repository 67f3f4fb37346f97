import type { SimpleColumn } from '../../data/SimpleTable/index.ts';
import { CardNumber } from '../../primitives/CardNumber/index.ts';
import { dollars, type TopCard } from './demo.stories.data.ts';

/** Columns of the table of top-spending cards. */
export const topCardColumns: readonly SimpleColumn<TopCard>[] = [
  {
    id: 'card',
    head: 'Card',
    isRowHeader: true,
    cell: ({ last4 }) => <CardNumber last4={last4} />,
  },
  { id: 'who', head: 'Driver or vehicle', cell: (card) => card.assignedTo },
  { id: 'fleet', head: 'Fleet', cell: (card) => card.fleet, isWideOnly: true },
  {
    id: 'purchases',
    head: 'Purchases',
    align: 'end',
    cell: (card) => card.purchases,
    isWideOnly: true,
  },
  { id: 'gallons', head: 'Gallons', align: 'end', cell: (card) => card.gallons, isWideOnly: true },
  { id: 'spend', head: 'Spend', align: 'end', isStrong: true, cell: ({ cents }) => dollars(cents) },
];
