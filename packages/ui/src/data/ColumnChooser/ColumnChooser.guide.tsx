import { guide as define } from '../../stories/guide.ts';
import { ColumnChooser } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ColumnChooser },
  purposes: ['columns', 'show columns', 'hide columns', 'reorder columns', 'customize table'],
  use: ['People choose which columns they see in a table, and in which order.'],
  avoid: [
    'Narrowing down rows: use FilterBar.',
    'On a phone, rows are cards, so it does not appear.',
  ],
  anatomy: [
    ['Button', 'Opens the list.'],
    [
      'List',
      'Every column with its checkbox, in order; the column that names the row always stays.',
    ],
    ['Grip', 'Drags the column to another place; by touch, after a short press.'],
  ],
  keyboard: [
    ['Enter', 'Opens the list.'],
    ['Up, Down', 'Move from column to column.'],
    ['Space', 'Shows or hides the column.'],
    [
      'Left, then Enter',
      'On the grip: picks up the column. Arrows choose its place, and Enter drops it there.',
    ],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <p>Card · Driver · Fleet · Spent this cycle</p>,
      because: 'The same words as the column headings.',
      bad: <p>card_id · drv · flt · spend_mtd</p>,
      insteadOf: 'Database names.',
    },
  ],
  without: {
    empty: 'A table always has its first column.',
    loading: 'Columns load before rows.',
    error: 'A layout that no longer works falls back to the default.',
    'read-only': 'Everyone can arrange their own view.',
  },
});
