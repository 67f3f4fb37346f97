import { guide as define } from '../../stories/guide.ts';
import { Button } from '../../primitives/Button/index.ts';
import { BulkBar } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { BulkBar },
  purposes: ['bulk', 'select all', 'multiple rows', 'batch', 'selection', 'mass update'],
  use: ['Rows of a list are chosen: what can be done to all of them at once.'],
  avoid: ['One row: its menu or the side panel.'],
  anatomy: [
    ['Count', 'How many are chosen; all that the filter finds on request.'],
    ['Actions', 'What can be done, off with a reason where it cannot.'],
    ['Clear', 'Gives the filters back.'],
  ],
  keyboard: [
    ['Tab', 'Through the actions.'],
    ['Escape', 'In the table: clears the choice.'],
  ],
  pairs: [
    {
      good: (
        <BulkBar count={3} onClear={() => undefined}>
          <Button size="compact">Hold 3 cards</Button>
        </BulkBar>
      ),
      because: 'The number stands on the button.',
      bad: (
        <BulkBar count={3} onClear={() => undefined}>
          <Button size="compact">Go</Button>
        </BulkBar>
      ),
      insteadOf: 'On how many, and what?',
    },
  ],
  without: {
    empty: 'Without a chosen row the filters stand in its place.',
    error: 'What failed is said by a banner and at its rows.',
    'read-only': 'Who may not change rows cannot choose them.',
  },
});
