import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { SimpleTable } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SimpleTable },
  purposes: ['table', 'small table', 'rows', 'read-only table', 'price list'],
  use: ['A few rows to read, such as the profiles of a card or the fees of a plan.'],
  avoid: [
    'Sorting, selecting, or more than about twenty rows: use DataTable.',
    'Facts about one thing: use KeyValueList.',
  ],
  anatomy: [
    ['Headings', 'Aligned like their columns: text at the start, figures at the end.'],
    ['Rows', 'Separated by a line; the first column names them.'],
  ],
  keyboard: 'It is text; links in its cells take keyboard focus.',
  pairs: [
    {
      good: (
        <SimpleTable
          label="Fees"
          rows={[{ id: '1' }]}
          getRowId={({ id }) => id}
          columns={[
            { id: 'a', head: 'Fee', cell: () => 'Express check', isRowHeader: true },
            { id: 'b', head: 'Price', align: 'end', cell: () => '$3.00' },
          ]}
        />
      ),
      because: 'Every column has a heading, and figures align at the end.',
      bad: (
        <SimpleTable
          label="Fees, done badly"
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
      insteadOf: 'Three facts share one column.',
    },
  ],
  without: { ...IS_READ },
});
