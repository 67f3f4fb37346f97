import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { MoneyField, GallonsField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MoneyField, GallonsField },
  purposes: ['pay', 'amount', 'dollars', 'price', 'gallons', 'currency', 'limit'],
  use: [
    'An amount of money or fuel that is typed. What was typed stays as it is; the rules turn it into cents or thousandths of a gallon.',
  ],
  avoid: ['A count: NumberField.', 'A figure that is felt out: Slider.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Sign or unit', '“$” before, “gal” behind; part of what is read aloud.'],
    ['Figure', 'At the end of the box, tabular.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the field and leaves it.'],
    [
      'Digits, comma, point',
      'Typed as the reader writes amounts; nothing is rewritten while typing.',
    ],
  ],
  pairs: [
    {
      good: <MoneyField label="Dollars per day" defaultValue="450.00" help="was $600.00" />,
      because: 'The sign stands in the box, the limit’s period in the label.',
      bad: <MoneyField label="Amount" defaultValue="450" />,
      insteadOf: 'An amount of what, in which time?',
    },
  ],
  without: { ...IS_FIELD },
});
