import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { FigureList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FigureList },
  purposes: ['total', 'sum', 'fees', 'breakdown', 'line items', 'subtotal'],
  use: ['A sum and the lines that it is made of: fees of a cycle.'],
  avoid: ['Figures beside each other: KeyFigures.', 'Facts that are no sum: KeyValueList.'],
  anatomy: [
    ['Figure', 'The sum.'],
    ['Words', 'Of what time.'],
    ['Lines', 'Their values add up to the figure; one with an address leads to its rows.'],
  ],
  keyboard: 'It is text; links in it take the keys.',
  pairs: [
    {
      good: (
        <FigureList
          figure="$48.00"
          words="so far this cycle"
          lines={[
            { label: 'Fraud Protector, 12 cards', value: '$36.00' },
            { label: 'Express checks, 4', value: '$12.00' },
          ]}
        />
      ),
      because: 'Lines that add up.',
      bad: <FigureList figure="$48.00" lines={[{ label: 'Fraud Protector', value: '$36.00' }]} />,
      insteadOf: 'Twelve dollars that nobody explains.',
    },
  ],
  without: { ...IS_READ },
});
