import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { MoneyField, GallonsField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { MoneyField, GallonsField },
  purposes: ['pay', 'amount', 'dollars', 'price', 'gallons', 'currency', 'limit'],
  use: [
    'An amount of money or fuel that people type. What they typed stays as it is; the rules convert it to cents or thousandths of a gallon.',
  ],
  avoid: ['A count: use NumberField.', 'A rough value: use Slider.'],
  anatomy: [
    LABEL,
    ['Sign or unit', '“$” before, “gal” after; read aloud with the field.'],
    ['Figure', 'At the end of the box, in tabular numerals.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Tab', 'Moves into the field and out of it.'],
    [
      'Digits, comma, period',
      'Typed the way the reader writes amounts; nothing changes while people type.',
    ],
  ],
  pairs: [
    {
      good: <MoneyField label="Dollars per day" defaultValue="450.00" help="Was $600.00" />,
      because: 'The sign is in the box, and the period is in the label.',
      bad: <MoneyField label="Amount" defaultValue="450" />,
      insteadOf: 'An amount of what, and per what?',
    },
  ],
  without: { ...IS_FIELD },
});
