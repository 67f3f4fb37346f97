import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { NumberField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { NumberField },
  purposes: ['number', 'quantity', 'count', 'stepper', 'plus and minus'],
  use: ['A whole number that is stepped through or typed: purchases a day, cards of an order.'],
  avoid: [
    'Money and fuel, which a JavaScript number would round: MoneyField, GallonsField.',
    'A number that is a name, such as a unit: TextField.',
  ],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Figure', 'At the end of the box, with its unit behind it.'],
    ['Steps', 'Two buttons; off at the ends of the range.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Arrow up, down', 'One step.'],
    ['Page up, down', 'A large step.'],
    ['Home, End', 'To the ends of the range, where there are some.'],
  ],
  pairs: [
    {
      good: <NumberField label="Purchases per day" defaultValue={3} minValue={1} maxValue={20} />,
      because: 'Ends that the rules know.',
      bad: <NumberField label="Driver ID" defaultValue={2044} />,
      insteadOf: 'A name made of digits has no steps and may begin with zero.',
    },
  ],
  without: { ...IS_FIELD },
});
