import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { Select } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Select },
  purposes: ['dropdown', 'pick one', 'choose', 'options', 'list box'],
  use: ['One of up to about twenty known values.'],
  avoid: [
    'More values, or not all known: use ComboBox.',
    'Two to four kinds that each need a line: use RadioCards.',
    'A view of a list: use SegmentedControl.',
  ],
  anatomy: [
    LABEL,
    ['Button', 'The selected value, or what to choose.'],
    ['List', 'A second line for values whose name does not say enough.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Space, Enter, Arrow down', 'Opens the list.'],
    ['Arrows, Home, End', 'Move through it; letters jump.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Keeps the current choice.'],
  ],
  pairs: [
    {
      good: (
        <Select
          label="Card profile"
          options={[{ value: 'tight', label: 'Linehaul tight', help: '$600.00 per day, 100 gal' }]}
          value="tight"
          onChange={() => undefined}
        />
      ),
      because: 'What a value means is below its name.',
      bad: (
        <Select
          label="Card profile"
          options={[{ value: 'p1', label: 'Profile 1' }]}
          value="p1"
          onChange={() => undefined}
        />
      ),
      insteadOf: 'Names that only their author can tell apart.',
    },
  ],
  without: {
    ...IS_FIELD,
    'read-only': 'A value that cannot be changed is text: use KeyValueList.',
  },
});
