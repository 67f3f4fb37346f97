import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { SimpleTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SimpleTable },
  purposes: ['table', 'small table', 'rows', 'read-only table', 'price list'],
  use: ['A few rows that are read: profiles of a card, fees of a plan.'],
  avoid: [
    'Sorting, choosing, more than some twenty rows: DataTable.',
    'Facts of one thing: KeyValueList.',
  ],
  anatomy: [
    ['Heads', 'Like their columns: text at the start, figures at the end.'],
    ['Rows', 'Divided by a line; the first column names them.'],
  ],
  keyboard: 'It is text; links in its cells take the keys.',
  pairs: [
    {
      good: (
        <SimpleTable
          label="Fees"
          rows={[{ id: '1' }]}
          getRowId={({ id }) => id}
          columns={[
            { id: 'a', head: 'Fee', cell: () => 'Express check', isRowHeader: true },
            { id: 'b', head: 'Each', align: 'end', cell: () => '$3.00' },
          ]}
        />
      ),
      because: 'A head for each column, figures at the end.',
      bad: (
        <SimpleTable
          label="Fees badly"
          rows={[{ id: '1' }]}
          getRowId={({ id }) => id}
          columns={[
            {
              id: 'a',
              head: 'Name',
              cell: () => 'Express check, $3.00 each, billed with the statement',
            },
          ]}
        />
      ),
      insteadOf: 'Three facts in one column.',
    },
  ],
  without: { ...IS_READ },
});
