import { guide as define } from '../../stories/guide.ts';
import { ColumnChooser } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ColumnChooser },
  purposes: ['columns', 'show columns', 'hide columns', 'reorder columns', 'customize table'],
  use: ['People choose which columns of a table they see, and in which order.'],
  avoid: ['Narrowing rows: FilterBar.', 'A phone: rows are cards there, and it is not shown.'],
  anatomy: [
    ['Button', 'Opens the list.'],
    ['List', 'Every column with its box, in their order; what names the row stays.'],
    ['Grip', 'Drags the column to another place; with a finger after a moment.'],
  ],
  keyboard: [
    ['Enter', 'Opens the list.'],
    ['Up, Down', 'From column to column.'],
    ['Space', 'Shows or hides it.'],
    [
      'Left, then Enter',
      'On the grip: takes the column. Arrows find its place, Enter puts it there.',
    ],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <p>Card · Driver · Fleet · Spent this cycle</p>,
      because: 'The words of the heads.',
      bad: <p>card_id · drv · flt · spend_mtd</p>,
      insteadOf: 'Names of the database.',
    },
  ],
  without: {
    empty: 'A table always has its first column.',
    loading: 'Columns are known before rows.',
    error: 'A layout that no longer fits falls back to the table’s own.',
    'read-only': 'Everybody may arrange their own view.',
  },
});
