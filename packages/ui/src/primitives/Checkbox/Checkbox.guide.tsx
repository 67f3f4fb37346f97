import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { Checkbox } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Checkbox },
  purposes: ['checkbox', 'check', 'yes or no', 'agree', 'tick'],
  use: [
    'Yes or no in a form that is saved later.',
    'Some rows of a list; half-chosen for all of them.',
  ],
  avoid: [
    'On or off at once: Switch.',
    'Some of several: CheckboxGroup.',
    'One of several: RadioCards or Select.',
  ],
  anatomy: [
    ['Box', 'Empty, ticked, or a line where it stands for several.'],
    ['Words', 'What is agreed to when it is ticked; part of the target.'],
  ],
  keyboard: [['Space', 'Ticks it or takes the tick away.']],
  pairs: [
    {
      good: <Checkbox>Email me every decline</Checkbox>,
      because: 'Words that a tick makes true.',
      bad: <Checkbox>Do not email me declines</Checkbox>,
      insteadOf: 'A tick for “not” makes people think twice.',
    },
  ],
  without: {
    ...IS_FIELD,
    empty: 'It is ticked or not.',
    'read-only': 'A form that cannot be changed shows it off.',
  },
});
