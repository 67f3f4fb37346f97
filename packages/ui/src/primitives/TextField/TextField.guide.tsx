import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { TextField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TextField },
  purposes: ['text', 'input', 'name', 'email', 'vin', 'text box'],
  use: [
    'One line that people type: a name, an ID, a VIN, or an email address.',
    '`look="code"` if people compare it character by character; `look="number"` for figures.',
  ],
  avoid: [
    'Money and fuel: use MoneyField and GallonsField.',
    'A whole number with steps: use NumberField.',
    'One of several known values: use Select or ComboBox.',
    'Several lines: use TextArea.',
  ],
  anatomy: [
    LABEL,
    ['Box', 'As wide as its column; holds a sign before the text or a unit after it.'],
    HELP,
    ERROR,
  ],
  keyboard: [['Tab', 'Moves into the field and out of it; leaving checks it.']],
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
      because: 'Says what is wrong and what is needed.',
      bad: (
        <TextField label="VIN" look="code" defaultValue="1M8GDM9AXKP04278" error="Invalid input" />
      ),
      insteadOf: '“Invalid” leaves the counting to the reader.',
    },
    {
      good: <TextField label="Driver ID" help="As your payroll lists the driver" />,
      because: 'Label above, help below: both stay while people type.',
      bad: <TextField aria-label="Driver ID" placeholder="Driver ID" />,
      insteadOf: 'A placeholder disappears with the first letter.',
    },
  ],
  without: { ...IS_FIELD },
});
