import { guide as define } from '../../stories/guide.ts';
import { SimpleTable } from '../SimpleTable/index.ts';
import { DataTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { DataTable },
  purposes: ['table', 'grid', 'list', 'sort', 'rows', 'spreadsheet', 'select rows'],
  use: ['A list that people work in: sorting, choosing, opening, as many rows as there are.'],
  avoid: [
    'A few rows that are only read: SimpleTable.',
    'Facts of one thing: KeyValueList or CardFacts.',
    'A few lines with an action each: NotificationsList.',
  ],
  anatomy: [
    [
      'Heads',
      'Sorting and the column’s menu: width, place, pin, hide. Places are dragged in the ColumnChooser.',
    ],
    ['Rows', '40 px, 48 with two lines; only those in sight are in the page.'],
    ['Boxes', 'Choose rows; with Shift all between two.'],
    ['Row menu', 'What can be done to one.'],
    ['On a phone', 'A card of two lines for each row, whichever columns a person chose.'],
  ],
  keyboard: [
    ['Tab', 'Into the grid, and out.'],
    ['Arrows', 'From cell to cell.'],
    ['Home, End', 'To the ends of the row; with Ctrl of the table.'],
    ['Space', 'Chooses the row; with Shift all between.'],
    ['Enter', 'Opens the row, or sorts in a head.'],
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
      because: 'Numbers stand at the end, heads like their column.',
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
      insteadOf: 'Figures at the start cannot be compared down the column.',
    },
  ],
  without: {
    disabled:
      'A list that nobody may see is left out; a row that cannot be chosen says why in its menu.',
  },
});
