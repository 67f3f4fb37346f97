import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { TextField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TextField },
  purposes: ['text', 'input', 'name', 'email', 'vin', 'text box'],
  use: [
    'One line that is typed: a name, an ID, a VIN, an email address.',
    '`look="code"` where characters are compared one by one; `look="number"` for figures.',
  ],
  avoid: [
    'Money and fuel: MoneyField and GallonsField.',
    'A whole number with steps: NumberField.',
    'One of known values: Select or ComboBox.',
    'Several lines: TextArea.',
  ],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Box', 'As wide as its column; a sign before or a unit behind stands inside.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [['Tab', 'Reaches the field and leaves it; leaving checks it.']],
  pairs: [
    {
      good: (
        <TextField
          label="VIN"
          look="code"
          defaultValue="1M8GDM9AXKP04278"
          error="This VIN has 16 of 17 characters."
        />
      ),
      because: 'Say what is wrong and what is needed.',
      bad: (
        <TextField label="VIN" look="code" defaultValue="1M8GDM9AXKP04278" error="Invalid input" />
      ),
      insteadOf: '“Invalid” makes the reader count.',
    },
    {
      good: <TextField label="Driver ID" help="As your payroll knows the driver" />,
      because: 'Label above, help below: both stay while one types.',
      bad: <TextField aria-label="Driver ID" placeholder="Driver ID" />,
      insteadOf: 'A placeholder is gone with the first letter.',
    },
  ],
  without: { ...IS_FIELD },
});
