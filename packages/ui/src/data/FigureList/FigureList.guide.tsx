import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { FigureList } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FigureList },
  purposes: ['total', 'sum', 'fees', 'breakdown', 'line items', 'subtotal'],
  use: ['A total and the items that make it up, such as the fees of a billing cycle.'],
  avoid: [
    'Figures side by side: use KeyFigures.',
    'Facts that do not add up to a total: use KeyValueList.',
  ],
  anatomy: [
    ['Figure', 'The total.'],
    ['Words', 'The period.'],
    ['Lines', 'Their values add up to the figure; an item with a link opens its rows.'],
  ],
  keyboard: 'It is text; links in it take keyboard focus.',
  pairs: [
    {
      good: (
        <FigureList
          figure="$48.00"
          note="so far this cycle"
          lines={[
            { label: 'Fraud Protector, 12 cards', value: '$36.00' },
            { label: 'Express checks, 4', value: '$12.00' },
          ]}
        />
      ),
      because: 'The items add up.',
      bad: <FigureList figure="$48.00" lines={[{ label: 'Fraud Protector', value: '$36.00' }]} />,
      insteadOf: 'Twelve dollars are not accounted for.',
    },
  ],
  without: { ...IS_READ },
});
