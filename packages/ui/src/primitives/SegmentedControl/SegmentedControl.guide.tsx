import { guide as define } from '../../stories/guide.ts';
import { SegmentedControl } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SegmentedControl },
  purposes: ['toggle', 'switch view', 'segment', 'filter by status', 'button group'],
  use: ['A list is divided into a few views, one of which is always chosen.'],
  avoid: ['Parts of one thing: Tabs.', 'A value of a form: RadioCards or Select.'],
  anatomy: [['Segments', 'Two to five, one or two words each; they wrap where there is no room.']],
  keyboard: [
    ['Tab', 'To the chosen one.'],
    ['Arrows', 'Go on.'],
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
      insteadOf: 'Actions are buttons: a segment stays chosen and does nothing.',
    },
  ],
  without: {
    empty: 'One view is always chosen.',
    loading: 'The list below shows that it loads.',
    error: 'The list below says what is wrong.',
    'read-only': 'Choosing a view changes nothing.',
    disabled: 'A view that nobody may see is left out.',
  },
});
