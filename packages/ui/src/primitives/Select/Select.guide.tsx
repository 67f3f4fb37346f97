import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { Select } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Select },
  purposes: ['dropdown', 'pick one', 'choose', 'options', 'list box'],
  use: ['One of up to about twenty known values.'],
  avoid: [
    'More, or not all known: ComboBox.',
    'Two to four kinds that each need a line: RadioCards.',
    'A view of a list: SegmentedControl.',
  ],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Button', 'What is chosen, or what to choose.'],
    ['List', 'Each value with a second line where its name does not say enough.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Space, Enter, Arrow down', 'Opens the list.'],
    ['Arrows, Home, End', 'Go through it; letters jump.'],
    ['Enter', 'Chooses.'],
    ['Escape', 'Leaves what was chosen.'],
  ],
  pairs: [
    {
      good: (
        <Select
          label="Limit profile"
          options={[{ value: 'tight', label: 'Linehaul tight', help: '$600.00 a day, 100 gal' }]}
          value="tight"
          onChange={() => undefined}
        />
      ),
      because: 'What a value means stands below its name.',
      bad: (
        <Select
          label="Limit profile"
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
    'read-only': 'What is chosen and cannot be changed is text: KeyValueList.',
  },
});
