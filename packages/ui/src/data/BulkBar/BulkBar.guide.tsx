import { guide as define } from '../../stories/guide.ts';
import { Button } from '../../primitives/Button/index.ts';
import { BulkBar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { BulkBar },
  purposes: ['bulk', 'select all', 'multiple rows', 'batch', 'selection', 'mass update'],
  use: ['People have selected rows in a list: what they can do to all of them at once.'],
  avoid: ['One row: use its menu or the side panel.'],
  anatomy: [
    ['Count', 'How many rows are selected; on request, all rows that match the filters.'],
    ['Actions', 'What people select rows for, then “More”; at the bottom of a phone.'],
    ['Clear', 'Clears the selection and brings back the filters.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the actions.'],
    ['Escape', 'In the table: clears the selection.'],
  ],
  pairs: [
    {
      good: (
        <BulkBar count={3} onClear={() => undefined}>
          <Button size="compact">Hold 3 cards</Button>
        </BulkBar>
      ),
      because: 'The button says how many.',
      bad: (
        <BulkBar count={3} onClear={() => undefined}>
          <Button size="compact">Go</Button>
        </BulkBar>
      ),
      insteadOf: 'Do what, to how many?',
    },
  ],
  without: {
    empty: 'With nothing selected, the filters take its place.',
    error: 'A banner and the rows themselves say what failed.',
    'read-only': 'People who cannot change rows cannot select them.',
  },
});
