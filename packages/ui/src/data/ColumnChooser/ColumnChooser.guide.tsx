import { guide as define } from '../../stories/guide.ts';
import { ColumnChooser } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { ColumnChooser },
  use: ['People choose which columns of a table they see.'],
  avoid: ['Narrowing rows: FilterBar.'],
  anatomy: [
    ['Button', 'How many columns are hidden.'],
    ['List', 'Every column with its box; what names the row stays.'],
  ],
  keyboard: [
    ['Enter', 'Opens the list.'],
    ['Arrows', 'From column to column.'],
    ['Space', 'Shows or hides it.'],
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
    disabled: 'The column that names the row cannot be hidden, and says so by having no box.',
  },
});
