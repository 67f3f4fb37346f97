import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { Checkbox } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Checkbox },
  purposes: ['checkbox', 'check', 'yes or no', 'agree', 'tick'],
  use: [
    'Yes or no in a form that people save later.',
    'Some rows of a list; half checked when it stands for some of them.',
  ],
  avoid: [
    'On or off right away: use Switch.',
    'Some of several: use CheckboxGroup.',
    'One of several: use RadioCards or Select.',
  ],
  anatomy: [
    ['Checkbox', 'Clear, checked, or a dash when it stands for several.'],
    ['Words', 'What is true when it is checked; part of the click target.'],
  ],
  keyboard: [['Space', 'Checks or clears it.']],
  pairs: [
    {
      good: <Checkbox>Email me every decline</Checkbox>,
      because: 'Checking the box makes the words true.',
      bad: <Checkbox>Do not email me declines</Checkbox>,
      insteadOf: 'Checking a box to say “not” makes people think twice.',
    },
  ],
  without: {
    ...IS_FIELD,
    empty: 'It is checked or clear.',
    'read-only': 'A form that cannot be changed shows it disabled.',
  },
});
