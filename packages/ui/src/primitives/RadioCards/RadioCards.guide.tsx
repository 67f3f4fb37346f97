import { guide as define } from '../../stories/guide.ts';
import { ERROR, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { RadioCards } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { RadioCards },
  purposes: ['radio', 'choose one', 'options', 'card type', 'plan'],
  use: ['One of two to four kinds that each need a line of explanation.'],
  avoid: ['More options, or short words: use Select.', 'A view of a list: use SegmentedControl.'],
  anatomy: [
    LABEL,
    ['Card', 'Icon, name, and a line that explains it; all of it is clickable.'],
    ERROR,
  ],
  keyboard: [
    ['Tab', 'Moves to the selected card.'],
    ['Arrows', 'Select the next card.'],
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
      because: 'A line says what each kind means.',
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
      insteadOf: 'Without a second line, a Select takes less room.',
    },
  ],
  without: {
    ...IS_FIELD,
    empty: 'One is always selected.',
    'read-only': 'A value that cannot be changed is text.',
  },
});
