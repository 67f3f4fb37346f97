import { guide as define } from '../../stories/guide.ts';
import { SegmentedControl } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SegmentedControl },
  purposes: ['toggle', 'switch view', 'segment', 'filter by status', 'button group'],
  use: ['A list is divided into a few views, and one is always selected.'],
  avoid: ['Parts of one thing: use Tabs.', 'A value in a form: use RadioCards or Select.'],
  anatomy: [['Segments', 'Two to five, one or two words each; they wrap if there is no room.']],
  keyboard: [
    ['Tab', 'Moves to the selected segment.'],
    ['Arrows', 'Move to the next segment.'],
    ['Enter, Space', 'Choose.'],
  ],
  pairs: [
    {
      good: (
        <SegmentedControl
          aria-label="Cards to show"
          options={[
            { value: 'all', label: 'All' },
            { value: 'active', label: 'Active' },
          ]}
          value="active"
          onChange={() => undefined}
        />
      ),
      because: 'Views of the same rows.',
      bad: (
        <SegmentedControl
          aria-label="Do"
          options={[
            { value: 'hold', label: 'Hold' },
            { value: 'block', label: 'Block' },
          ]}
          value="hold"
          onChange={() => undefined}
        />
      ),
      insteadOf: 'Actions are buttons: a segment stays selected and does nothing.',
    },
  ],
  without: {
    empty: 'One view is always selected.',
    loading: 'The list below shows that it is loading.',
    error: 'The list below says what went wrong.',
    'read-only': 'Choosing a view changes nothing.',
    disabled: 'Views that people cannot see are left out.',
  },
});
