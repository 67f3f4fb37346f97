import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { NumberField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { NumberField },
  purposes: ['number', 'quantity', 'count', 'stepper', 'plus and minus'],
  use: ['A whole number that people step through or type: purchases per day, cards in an order.'],
  avoid: [
    'Money and fuel, which a JavaScript number would round: use MoneyField or GallonsField.',
    'A number that is a name, such as a unit: use TextField.',
  ],
  anatomy: [
    LABEL,
    ['Figure', 'At the end of the box, followed by its unit.'],
    ['Steps', 'Two buttons; disabled at the ends of the range.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Arrow up, down', 'Change by one step.'],
    ['Page up, down', 'Change by a large step.'],
    ['Home, End', 'Jump to the ends of the range, if it has any.'],
  ],
  pairs: [
    {
      good: <NumberField label="Purchases per day" defaultValue={3} minValue={1} maxValue={20} />,
      because: 'The range follows the rules.',
      bad: <NumberField label="Driver ID" defaultValue={2044} />,
      insteadOf: 'A name made of digits has no steps, and it may start with zero.',
    },
  ],
  without: { ...IS_FIELD },
});
