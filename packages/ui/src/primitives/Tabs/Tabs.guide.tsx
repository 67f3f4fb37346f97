import { guide as define } from '../../stories/guide.ts';
import { Tabs } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Tabs },
  purposes: ['tabs', 'sections', 'switch panel', 'parts of a card'],
  use: ['Parts of one thing that are looked at one by one: limits, details, purchases of a card.'],
  avoid: ['Views of one list: SegmentedControl.', 'Steps: Stepper.', 'Pages: the main menu.'],
  anatomy: [
    ['Tabs', 'Two to five, one word each; they scroll where there is no room.'],
    ['Panel', 'Only the chosen one is mounted; its address names it.'],
  ],
  keyboard: [
    ['Tab', 'To the chosen tab, then into its panel.'],
    ['Arrows, Home, End', 'Choose another.'],
  ],
  pairs: [
    {
      good: (
        <Tabs
          aria-label="Parts of the card"
          selected="limits"
          onSelect={() => undefined}
          tabs={[
            { id: 'limits', label: 'Limits', content: '$243.28 of $600.00 today' },
            { id: 'details', label: 'Details', content: '' },
          ]}
        />
      ),
      because: 'One word for each part.',
      bad: (
        <Tabs
          aria-label="Steps"
          selected="one"
          onSelect={() => undefined}
          tabs={[
            { id: 'one', label: '1. File', content: 'Choose a file' },
            { id: 'two', label: '2. Check', content: '' },
          ]}
        />
      ),
      insteadOf: 'Steps that hang on each other: Stepper says which are done.',
    },
  ],
  without: {
    empty: 'A part without content says so in its panel.',
    loading: 'The panel shows that it loads.',
    error: 'The panel says what is wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'A part that nobody may see is left out.',
  },
});
