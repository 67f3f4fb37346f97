import { guide as define } from '../../stories/guide.ts';
import { SimpleTable } from '../SimpleTable/index.ts';
import { DataTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DataTable },
  purposes: ['table', 'grid', 'list', 'sort', 'rows', 'spreadsheet', 'select rows'],
  use: ['A list that people work in: they sort, select, and open any number of rows.'],
  avoid: [
    'A few rows to read: use SimpleTable.',
    'Facts about one thing: use KeyValueList or CardFacts.',
    'A few items with an action each: use NotificationsList.',
  ],
  anatomy: [
    [
      'Headings',
      'Sorting and the column’s menu: width, position, pin, hide. Drag columns to reorder them in ColumnChooser.',
    ],
    ['Rows', '40 px high, or 48 px with two lines; only visible rows are in the page.'],
    [
      'Checkboxes',
      'Select rows; with Shift, all rows in between. A row that cannot be selected says why in its menu.',
    ],
    ['Row menu', 'What people can do to one row.'],
    ['On a phone', 'A two-line card for each row, whichever columns a person chose.'],
  ],
  keyboard: [
    ['Tab', 'Moves into the grid, and out of it.'],
    ['Arrows', 'Move from cell to cell.'],
    ['Home, End', 'Move to either end of the row; with Ctrl, of the table.'],
    ['Space', 'Selects the row; with Shift, all rows in between.'],
    ['Enter', 'Opens the row; in a heading, sorts.'],
  ],
  pairs: [
    {
      good: (
        <SimpleTable
          label="Right"
          rows={[{ id: '1' }]}
          getRowId={({ id }) => id}
          columns={[
            { id: 'a', head: 'Driver', cell: () => 'R. Núñez', isRowHeader: true },
            { id: 'b', head: 'Spent this cycle', align: 'end', cell: () => '$4,188.12' },
          ]}
        />
      ),
      because: 'Numbers align at the end, and so do their headings.',
      bad: (
        <SimpleTable
          label="Left"
          rows={[{ id: '1' }]}
          getRowId={({ id }) => id}
          columns={[
            { id: 'a', head: 'Driver', cell: () => 'R. Núñez', isRowHeader: true },
            { id: 'b', head: 'Spend', cell: () => '4188.12' },
          ]}
        />
      ),
      insteadOf: 'Figures aligned at the start are hard to compare down the column.',
    },
  ],
  without: {
    disabled:
      'Lists that people cannot see are left out; a row that cannot be selected says why in its menu.',
  },
});
