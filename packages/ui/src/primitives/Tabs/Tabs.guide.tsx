import { guide as define } from '../../stories/guide.ts';
import { Tabs } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Tabs },
  purposes: ['tabs', 'sections', 'switch panel', 'parts of a card'],
  use: ['Parts of one thing, viewed one at a time: limits, details, and purchases of a card.'],
  avoid: [
    'Views of one list: use SegmentedControl.',
    'Steps: use Stepper.',
    'Pages: use the main menu.',
  ],
  anatomy: [
    ['Tabs', 'Two to five, one word each; they scroll if there is no room.'],
    ['Panel', 'Only the selected one is mounted; the URL names it.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the selected tab, then into its panel.'],
    ['Arrows, Home, End', 'Select another tab.'],
  ],
  pairs: [
    {
      good: (
        <Tabs
          aria-label="Card sections"
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
      insteadOf: 'For steps that depend on each other, Stepper shows which are done.',
    },
  ],
  without: {
    empty: 'A part with no content says so in its panel.',
    loading: 'The panel shows that it is loading.',
    error: 'The panel says what went wrong.',
    'read-only': 'It changes nothing.',
    disabled: 'Parts that people cannot see are left out.',
  },
});
