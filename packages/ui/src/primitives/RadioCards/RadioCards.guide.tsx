import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { RadioCards } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { RadioCards },
  purposes: ['radio', 'choose one', 'options', 'card type', 'plan'],
  use: ['One of two to four kinds that each need a line of words.'],
  avoid: ['More, or short words: Select.', 'A view of a list: SegmentedControl.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Card', 'Sign, name and a line on what it means; all of it is the target.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Tab', 'To the chosen one.'],
    ['Arrows', 'Choose the next.'],
  ],
  pairs: [
    {
      good: (
        <RadioCards
          label="Card type"
          options={[
            { value: 'driver', label: 'Driver card', help: 'Belongs to a person' },
            { value: 'vehicle', label: 'Vehicle card', help: 'Stays with a vehicle' },
          ]}
          value="driver"
          onChange={() => undefined}
        />
      ),
      because: 'What each kind means, in a line.',
      bad: (
        <RadioCards
          label="Type"
          options={[
            { value: 'd', label: 'D' },
            { value: 'v', label: 'V' },
          ]}
          value="d"
          onChange={() => undefined}
        />
      ),
      insteadOf: 'Cards without a line: a Select says the same in less room.',
    },
  ],
  without: {
    ...IS_FIELD,
    empty: 'One is always chosen.',
    'read-only': 'What is chosen and cannot be changed is text.',
  },
});
